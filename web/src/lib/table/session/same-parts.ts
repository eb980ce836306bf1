/** Descriptions of a position share what has not changed, so that a page redraws only what has. */
type Parts = Readonly<Record<string, unknown>>;

const hasParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** Equal to `now`, and made of the very parts of `before` wherever these are equal. Both are plain data. */
export const withSameParts = (before: unknown, now: unknown): unknown => {
  if (!hasParts(before) || !hasParts(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const entries = Object.entries(now).map(([key, part]) => [key, withSameParts(before[key], part)] as const);
  const isSame =
    entries.length === Object.keys(before).length && entries.every(([key, part]) => Object.hasOwn(before, key) && before[key] === part);
  if (isSame) return before;
  return Array.isArray(now) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
};

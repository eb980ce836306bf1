/** The lines of a `.caravel` file that say how the draws were determined: scheme, commitment, parts, contributions, secret. */
import type { FairnessRecord } from './fairness.ts';
import { NO_PART } from './promises.ts';
import { type Failure, fail, ok, type Result } from './result.ts';

/** A value and the line of the file it was read from. */
export interface Located<T> {
  readonly value: T;
  readonly line: number;
}

/** What the header lines say about it. */
export interface FairnessHeader {
  readonly words: Map<string, Located<string>>;
  readonly parts: Map<number, Located<string>>;
  readonly contributions: Map<number, Located<string>>;
}

const bySeat = (word: string, values: readonly string[]): string[] =>
  values.flatMap((value, seat) => (value ? [`${word} ${seat} ${value}`] : []));

export const fairnessLines = ({ scheme, commitment, parts, contributions, secret }: FairnessRecord): string[] => [
  ...(scheme === 1 ? [] : [`fairness ${scheme}`]),
  `commitment ${commitment}`,
  ...bySeat('part', parts),
  ...bySeat('contribution', contributions),
  ...(secret ? [`secret ${secret}`] : []),
];

export const headerFairness = (header: FairnessHeader, players: number): Result<{ fairness?: FairnessRecord }> => {
  const { words, parts, contributions } = header;
  const [commitment, secret, scheme] = [words.get('commitment'), words.get('secret'), words.get('fairness')];
  if (!commitment) return withoutCommitment(header);
  for (const given of [commitment, secret])
    if (given && !/^[0-9a-f]{64}$/.test(given.value)) return fail(`'${given.value}' is not 64 hex digits`, { line: given.line });
  if (scheme && !/^[23]$/.test(scheme.value))
    return fail(`fairness '${scheme.value}' is not known here; 2 and 3 are`, { line: scheme.line });
  const isSecond = scheme?.value === '2';
  const wrong = (isSecond ? withoutPart(header) : partElsewhere(header)) ?? (scheme && !isSecond && added(header));
  if (wrong) return wrong;
  const listed = (map: ReadonlyMap<number, Located<string>>): string[] =>
    Array.from({ length: players }, (_, seat) => map.get(seat)?.value ?? '');
  const record = { commitment: commitment.value, contributions: listed(contributions), ...(secret ? { secret: secret.value } : {}) };
  if (isSecond) return ok({ fairness: { scheme: 2, parts: listed(parts), ...record } });
  return ok({ fairness: scheme ? { scheme: 3, parts: [], ...record, contributions: [] } : { scheme: 1, parts: [], ...record } });
};

/** Without the commitment, the other lines about fairness mean nothing. */
const withoutCommitment = ({ words, parts, contributions }: FairnessHeader): Result<Record<string, never>> => {
  const [[part], [contribution]] = [[...parts.values()], [...contributions.values()]];
  const useless = { secret: words.get('secret'), contribution, part, "'fairness' line": words.get('fairness') };
  for (const [what, found] of Object.entries(useless)) if (found) return fail(`a ${what} without a commitment`, { line: found.line });
  return ok({});
};

const partElsewhere = ({ parts }: FairnessHeader): Failure | undefined => {
  const [part] = parts.values();
  return part && fail("a part without the line 'fairness 2'", { line: part.line });
};

/** In scheme 3 nobody adds anything. */
const added = ({ contributions }: FairnessHeader): Failure | undefined => {
  const [contribution] = contributions.values();
  return contribution && fail("a contribution under 'fairness 3'", { line: contribution.line });
};

/** In scheme 2 a contribution has 32 bytes and belongs to a promised part. */
const withoutPart = ({ parts, contributions }: FairnessHeader): Failure | undefined => {
  for (const [seat, { value, line }] of contributions) {
    if (value.length !== 64) return fail(`'${value}' is not 64 hex digits`, { line });
    if ((parts.get(seat)?.value ?? NO_PART) === NO_PART) return fail(`seat ${seat} contributes and has promised no part`, { line });
  }
  return undefined;
};

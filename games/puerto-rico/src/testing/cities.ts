/** Cities that are nearly full, for tests. */

/** Eleven spaces: every small building of the first two columns but the hacienda, all empty. */
export const ELEVEN = {
  'small-indigo-plant': 0,
  'small-sugar-mill': 0,
  'small-market': 0,
  'construction-hut': 0,
  'small-warehouse': 0,
  'indigo-plant': 0,
  'sugar-mill': 0,
  hospice: 0,
  office: 0,
  'large-market': 0,
  'large-warehouse': 0,
} as const;

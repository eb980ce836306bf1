/** The first index from 0 on that is wanted. */
export const firstIndex = (length: number, isWanted: (i: number) => boolean): number | undefined => {
  for (let i = 0; i < length; i++) if (isWanted(i)) return i;
  return undefined;
};

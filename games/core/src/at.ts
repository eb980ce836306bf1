/** The element of a list at an index that is known to be in range; an index that is not is a bug and throws. */
export const at = <T>(list: ArrayLike<T>, index: number): T => {
  const element = list[index];
  if (element === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return element;
};

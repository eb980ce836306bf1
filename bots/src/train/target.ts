/** What the net should have said of a position, by seat. */
export interface Target {
  readonly chances: ArrayLike<number>;
  readonly scores: ArrayLike<number>;
}

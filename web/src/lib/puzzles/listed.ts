/** What the list of a game says of a puzzle. */
export interface Listed {
  /** `puerto-rico-12-84`: the game, the number of the recorded game, and the entries before the decision. */
  readonly id: string;
  readonly theme: string;
  readonly rating: number;
}

/** Which counts of a game's habits go into the statistics of many games. */
export interface TallySpec {
  /** What a seat did or did not do, in groups by name. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** How much a seat had or did, in groups by name. */
  readonly amounts: Readonly<Record<string, readonly string[]>>;
  /** How long a game was: a count, in steps of so many. */
  readonly length: { readonly of: string; readonly step: number };
  /** Options that make it another game. */
  readonly options: readonly string[];
}

export const choicesOf = ({ choices }: TallySpec, players: number): readonly string[] => [
  ...Array.from({ length: players }, (_, i) => `start ${i + 1}`),
  ...Object.values(choices).flat(),
];

export const amountsOf = ({ amounts }: TallySpec): readonly string[] => ['score', ...Object.values(amounts).flat()];

/** Verbs as the log needs them: of somebody who is named, and of the reader. */

export interface Persons<Verb extends string = string> {
  readonly they: Readonly<Record<Verb, string>>;
  readonly you: Readonly<Record<Verb, string>>;
}

/** From rows such as `take: ['takes', 'take']`. */
export const inBothPersons = <Verb extends string>(rows: Readonly<Record<Verb, readonly [they: string, you: string]>>): Persons<Verb> => {
  const inPerson = (i: 0 | 1) =>
    Object.fromEntries(Object.entries<readonly [string, string]>(rows).map(([verb, forms]) => [verb, forms[i]])) as Record<Verb, string>;
  return { they: inPerson(0), you: inPerson(1) };
};

/** Days are counted since 1970, by UTC. */
export const DAY = 86_400_000;

export const dayOf = (moment: number): number => Math.floor(moment / DAY);

/** As `2026-11-18`. */
export const writeDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

export const readDay = (text: string): number => dayOf(Date.parse(`${text}T00:00:00Z`));

/**
 * Ids of requests. A client chooses its own, unique for its seat; the log keeps it with the seat in front, unique at the table. Whoever is told of a
 * change gets back what the client sent.
 */

export const keptRequest = (seat: number, request: string): string => `${seat}.${request}`;

export const sentRequest = (kept: string): string => kept.slice(kept.indexOf('.') + 1);

/**
 * Ids of requests. A client chooses its own, unique for its seat; the log keeps it with the seat in front, unique at the table. Messages
 * carry it as the client sent it.
 */

export const keptRequest = (seat: number, request: string): string => `${seat}.${request}`;

export const sentRequest = (kept: string): string => kept.slice(kept.indexOf('.') + 1);

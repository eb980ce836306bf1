/** Plays for people who are away, and for bots that fail: it answers at once, and as well as that goes. */
export const SUBSTITUTE = 'medium';

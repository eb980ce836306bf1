/** The games that bots know: a line a game. */
export { madeira } from './madeira/registration.ts';
export { puertoRico } from './puerto-rico/registration.ts';

/** The rules of the games there are, a line each. A page does not import this: it loads the rules of one game with its board. */
export { game as madeira } from '@caravel/madeira/rules';
export { game as puertoRico } from '@caravel/puerto-rico/rules';

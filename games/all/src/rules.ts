/** The rules of the games there are, a line each. A page does not import this: it loads the rules of one game with its board. */
export { madeira } from '@caravel/madeira';
export { puertoRico } from '@caravel/puerto-rico';

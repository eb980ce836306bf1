/** The games there are, a line each. */
export { madeira } from '@caravel/madeira/registration';
export { puertoRico } from '@caravel/puerto-rico/registration';

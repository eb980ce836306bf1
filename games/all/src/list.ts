/** The games there are, a line each: what is known of them without their rules. */
export { madeira } from '@caravel/madeira/registration';
export { puertoRico } from '@caravel/puerto-rico/registration';

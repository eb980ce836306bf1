/** All that one version of the rules is made of: what `caravel freeze` keeps. */
export { puertoRico as game } from './index.ts';
export * as inside from './inside.ts';

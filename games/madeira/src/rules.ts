/** All that one version of the rules is made of. */
export { madeira as game } from './index.ts';
export * as inside from './inside.ts';

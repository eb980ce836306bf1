/** The games the bots have studied, a line each. */
export { study as madeira } from './madeira/study.ts';
export { study as puertoRico } from './puerto-rico/study.ts';

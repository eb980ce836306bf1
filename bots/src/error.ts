/** How far figures may be off. */

/** No estimate is more exact than this, unless the ending was solved. */
const LEAST_ERROR = 0.01;

export const searchedError = (error: number): number => (error === 0 ? 0 : Math.max(LEAST_ERROR, error));

/** In two of three cases a search of 1,600 visits ends this close to the estimate: the factor was 0.21 in Puerto Rico and 0.23 in Madeira. */
export const unsearchedError = (chance: number): number => Math.max(LEAST_ERROR, 0.22 * chance * (1 - chance));

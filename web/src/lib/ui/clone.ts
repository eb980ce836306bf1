/** A deep copy of an element. It is of the kind of the original, which the types of the DOM do not say. */
export const cloneOf = <T extends Element>(original: T): T => original.cloneNode(true) as T;

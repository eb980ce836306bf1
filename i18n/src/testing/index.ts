export { verbsOfOthers } from './persons.ts';

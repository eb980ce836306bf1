/** What is counted in finished games, for the command line, the server and the worker of the pages. */
export { type GameHabits, habitsListener } from '../arena/habits.ts';
export { habitsOf } from '../games/known-games.ts';
export { addTo, type Cell, type Kind, readCells, type TallyFile, writeCells } from './cells.ts';
export { add, NOTHING, type Sums } from './sums.ts';
export { countedOptions, tallyOfGame, tallyOfNotes } from './tally.ts';

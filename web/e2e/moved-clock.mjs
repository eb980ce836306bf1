/** Loaded before a server under test: each SIGUSR2 lets its clock jump eleven minutes ahead. */
const JUMP = 11 * 60_000;
const real = Date.now;
let ahead = 0;
Date.now = () => real() + ahead;
process.on('SIGUSR2', () => {
  ahead += JUMP;
});

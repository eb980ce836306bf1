/** Loaded before a server under test: each SIGUSR2 lets its clock jump ahead by CLOCK_JUMP milliseconds. */
const JUMP = Number(process.env.CLOCK_JUMP);
const real = Date.now;
let ahead = 0;
Date.now = () => real() + ahead;
process.on('SIGUSR2', () => {
  ahead += JUMP;
});

/** Loaded before a server under test: its clock is CLOCK_AHEAD milliseconds ahead, and each SIGUSR2 lets it jump ahead by CLOCK_JUMP. */
const JUMP = Number(process.env.CLOCK_JUMP);
const real = Date.now;
let ahead = Number(process.env.CLOCK_AHEAD ?? 0);
Date.now = () => real() + ahead;
process.on('SIGUSR2', () => {
  ahead += JUMP;
});

/** The role cards, the step the game is at, and the options that change play. */
import * as pr from '@caravel/puerto-rico/inside';
import { FeaturePlan } from '../feature-plan.ts';
import { flag, limited, type TablePart } from '../part.ts';

const { captainPaid, haciendaUsed, idle, roleDoubloons, roleTaker } = pr.on;
const { PROSPECTING } = pr.steps;
const { MAX_PLAYERS, NOBODY, PROSPECTOR } = pr;
const FEWEST_PLAYERS = 2;

/** Without the steps in which no position is ever judged: nobody decides anything at the prospector's, or after the end. */
const STEPS = pr.steps.STEPS.slice(0, PROSPECTING);
const PHASES = pr.ROLES.slice(0, PROSPECTOR);

const plan = new FeaturePlan();
const STEP = plan.each(STEPS.map((step) => `at step ${step}`));
const FREE = plan.each(pr.ROLES.map((role) => `${role} is free`));
const DOUBLOONS = plan.each(
  pr.ROLES.map((role) => `doubloons on ${role}`),
  2,
);
const IN_PROGRESS = plan.each(PHASES.map((role) => `phase of the ${role}`));
const LAP = plan.one('seats still to come in this phase', 4);
const PICKS = plan.one('roles taken in this round', 4);
const PICKS_LEFT = plan.one('roles still to be taken in this round', 4);
const PLAYERS = plan.each(['2 players', '3 players', '4 players', '5 players']);
const MAYOR_IN_ORDER = plan.one('colonists are placed in order');
const CAPTAIN_PAID = plan.one('captain has had the extra point');
const IDLE = plan.one('seats in a row that have not loaded', 4);
const HACIENDA_USED = plan.one('hacienda has been used in this turn');

export const roles: TablePart = {
  features: plan.features,
  write(s, table, out, at) {
    for (let step = 0; step < STEPS.length; step++) out[at + STEP + step] = flag(table.step === step);
    for (let role = 0; role < pr.ROLES.length; role++) {
      const isFree = roleTaker(s, role) === NOBODY;
      out[at + FREE + role] = flag(isFree);
      out[at + DOUBLOONS + role] = isFree ? limited(roleDoubloons(s, role), 8) : 0;
    }
    for (let role = 0; role < PHASES.length; role++) out[at + IN_PROGRESS + role] = flag(table.role === role);
    out[at + LAP] = table.lap;
    out[at + PICKS] = table.picks;
    out[at + PICKS_LEFT] = table.picksLeft;
    for (let more = 0; more <= MAX_PLAYERS - FEWEST_PLAYERS; more++)
      out[at + PLAYERS + more] = flag(table.players === FEWEST_PLAYERS + more);
    out[at + MAYOR_IN_ORDER] = flag(table.mayorInOrder);
    out[at + CAPTAIN_PAID] = captainPaid(s);
    out[at + IDLE] = idle(s);
    out[at + HACIENDA_USED] = haciendaUsed(s);
  },
};

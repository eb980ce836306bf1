import { speechIn } from '../../format.ts';
import { theFigure, de as words } from '../de.ts';
import type { Reasons } from './en.ts';

const { number, plural } = speechIn('de');
const { amount, phases } = words;

export const de: Reasons = {
  needs: (resource, count, have) => `Du hast ${amount(resource, have)}, nötig ${plural(count, { one: 'ist #', other: 'sind #' })}.`,
  needsGoods: (have) => `Du hast ${plural(have, { one: '# Ware', other: '# Waren' })}, nötig sind zwei beliebige.`,
  noWoodSource: 'Du hast keinen Arbeiter dort, wo es Holz zu kaufen gibt.',
  woodReach: (wood) => `Du kannst nur ${amount('wood', wood)} dazukaufen.`,
  woodLimit: (limit) => `Du kannst in einem Zug höchstens ${amount('wood', limit)} kaufen.`,
  woodPrice: (count, cost, reals) =>
    `${amount('wood', count)} dazuzukaufen kostet ${amount('reals', cost)}, und du hast ${amount('reals', reals)}.`,
  noDice: 'Du hast keine Gildenwürfel mehr.',
  noDie: (value) => `Du hast keinen Gildenwürfel mit einer ${number(value)}.`,
  noPirateDie: (value) => `Es gibt keinen Piratenwürfel mit einer ${number(value)}.`,
  noWatch: 'Du hast keinen Arbeiter in der Stadtwache.',
  diceFull: (limit) => `Alle ${number(limit)} Plätze für Würfel sind hier belegt.`,
  pirateDieHere: 'Hier liegt schon ein Piratenwürfel.',
  noWorkerHere: 'Du hast hier keinen Arbeiter.',
  workerHere: 'Du hast hier schon einen Arbeiter.',
  noWoodHere: 'Hier liegt kein Holz.',
  noShipHere: 'Du hast hier kein Schiff.',
  noShipHome: 'Du hast kein Schiff im Heimat-Vorrat.',
  noVoyage: (items) => `Du hast ${items}: Das reicht für kein freies Feld.`,
  noField: (region) => `Du hast keinen Arbeiter auf einem Erntefeld von Region ${number(region)}.`,
  noBuilding: 'Du hast in keiner Region einen Arbeiter auf einem Erntefeld.',
  favorUsed: 'Du hast in diesem Zug schon eine Gildengunst eingesetzt.',
  favorOf: (name) => `Sie gehört ${name}.`,
  favorOnBoard: 'Noch hat sie niemand genommen.',
  enough: (count) => `Nötig ${plural(count, { one: 'ist nur #', other: 'sind nur #' })}.`,
  cannotUse: (figure) => `Du kannst ${theFigure(figure)} jetzt nicht nutzen.`,
  inPhase: (phase) => `Das gehört in eine andere Phase: ${phases[phase]}.`,
  ships: 'Schiffe bewegst du mit dem Kommandanten, dem Navigator oder mit dem Passen-Feld IV.',
  workers: 'Arbeiter bewegst du mit Charakteren, Gebäuden, Königlichen Belohnungen oder dem Kundschafter.',
  harvest: (region) => `Um hier zu ernten, setze einen Würfel auf einen Charakter der Region ${number(region)}.`,
  favors: 'Eine Gildengunst nimmst du mit dem Gildenmeister.',
};

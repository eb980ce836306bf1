import { speechIn } from '../../format.ts';
import { THE_FIGURE, it as words } from '../it.ts';
import type { Reasons } from './en.ts';

const { number, plural } = speechIn('it');
const { amount, phases } = words;

export const it: Reasons = {
  needs: (resource, count, have) => `Hai ${amount(resource, have)}, ne ${plural(count, { one: 'serve #', other: 'servono #' })}.`,
  needsGoods: (have) => `Hai ${plural(have, { one: '# Merce', other: '# Merci' })}, ne servono due qualsiasi.`,
  noWoodSource: 'Non hai Lavoratori dove si può acquistare Legno.',
  woodReach: (wood) => `Puoi acquistare ancora solo ${amount('wood', wood)}.`,
  woodLimit: (limit) => `In un tuo turno puoi acquistare al massimo ${amount('wood', limit)}.`,
  woodPrice: (count, cost, reals) =>
    `${plural(count, { one: '# in più costerebbe', other: '# in più costerebbero' })} ${amount('reals', cost)}, e tu hai ${amount('reals', reals)}.`,
  noDice: 'Non hai più dadi Gilda.',
  noDie: (value) => `Non hai dadi Gilda con un ${number(value)}.`,
  noPirateDie: (value) => `Non ci sono dadi Pirata con un ${number(value)}.`,
  noWatch: 'Non hai Lavoratori nella Guardia Cittadina.',
  diceFull: (limit) => `Qui tutti i ${number(limit)} posti per i dadi sono occupati.`,
  pirateDieHere: 'Qui c’è già un dado Pirata.',
  noWorkerHere: 'Qui non hai Lavoratori.',
  workerHere: 'Qui hai già un Lavoratore.',
  noWoodHere: 'Qui non c’è Legno.',
  noShipHere: 'Qui non hai Navi.',
  noShipHome: 'Non hai Navi nella Riserva.',
  noVoyage: (items) => `Hai ${items}: non basta per nessuna casella libera.`,
  noField: (region) => `Non hai Lavoratori sulle Piantagioni della Regione ${number(region)}.`,
  noBuilding: 'Non hai Lavoratori nella Regione di nessun Edificio.',
  favorUsed: 'In questo tuo turno hai già usato un Favore.',
  favorOf: (name) => `Appartiene a ${name}.`,
  favorOnBoard: 'Nessuno l’ha ancora preso.',
  enough: (count) => `Ne ${plural(count, { one: 'serve solo #', other: 'servono solo #' })}.`,
  cannotUse: (figure) => `Ora non puoi usare ${THE_FIGURE[figure]}.`,
  inPhase: (phase) => `Si fa in un’altra fase: ${phases[phase]}.`,
  ships: 'Le Navi si muovono con il Comandante, il Navigatore o la casella IV dell’Ordine di Turno.',
  workers: 'I Lavoratori si muovono con i Personaggi, gli Edifici, le Ricompense del Re o l’Esploratore.',
  harvest: (region) => `Per raccogliere qui, piazza un dado su un Personaggio della Regione ${number(region)}.`,
  favors: 'I Favori si prendono con il Mastro della Gilda.',
};

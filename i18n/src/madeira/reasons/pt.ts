import { speechIn } from '../../format.ts';
import { pt as words } from '../pt.ts';
import type { Reasons } from './en.ts';

const { number, plural } = speechIn('pt-PT');
const { amount, characters, phases } = words;

export const pt: Reasons = {
  needs: (resource, count, have) => `Tens ${amount(resource, have)}, é preciso ter ${number(count)}.`,
  needsGoods: (have) => `Tens ${plural(have, { one: '# mercadoria', other: '# mercadorias' })}, são precisas duas quaisquer.`,
  noWoodSource: 'Não tens Trabalhadores onde se possa comprar Madeira.',
  woodReach: (wood) => `Só podes comprar mais ${amount('wood', wood)}.`,
  woodLimit: (limit) => `Num turno podes comprar no máximo ${amount('wood', limit)}.`,
  woodPrice: (count, cost, reals) =>
    `${plural(count, { one: 'Mais # custaria', other: 'Mais # custariam' })} ${amount('reals', cost)}, mas só tens ${amount('reals', reals)}.`,
  noDice: 'Já não tens dados de guilda.',
  noDie: (value) => `Não tens nenhum dado de guilda com um ${number(value)}.`,
  noPirateDie: (value) => `Não há nenhum dado pirata com um ${number(value)}.`,
  noWatch: 'Não tens Trabalhadores na Guarda da Cidade.',
  diceFull: (limit) => `Aqui os ${number(limit)} lugares para dados estão ocupados.`,
  pirateDieHere: 'Já há aqui um dado pirata.',
  noWorkerHere: 'Não tens aqui nenhum Trabalhador.',
  workerHere: 'Já tens aqui um Trabalhador.',
  noWoodHere: 'Aqui não há Madeira.',
  noShipHere: 'Não tens aqui nenhum Navio.',
  noShipHome: 'Não tens nenhum Navio em casa.',
  noVoyage: (items) => `Tens ${items}: não chega para nenhum espaço livre.`,
  noField: (region) => `Não tens Trabalhadores em Campos da região ${number(region)}.`,
  noBuilding: 'Não tens Trabalhadores na região de nenhum edifício.',
  favorUsed: 'Já usaste um Favor neste turno.',
  favorOf: (name) => `Pertence a ${name}.`,
  favorOnBoard: 'Ainda ninguém ficou com ele.',
  enough: (count) => `Só precisas de ${number(count)}.`,
  cannotUse: (figure) => `Agora não podes usar esta personagem: ${characters[figure].name}.`,
  inPhase: (phase) => `Isso faz-se noutra fase: ${phases[phase]}.`,
  ships: 'Os Navios movem-se com o Comandante, o Navegador ou o espaço de passagem IV.',
  workers: 'Os Trabalhadores movem-se com personagens, edifícios, Recompensas do Rei ou o Explorador.',
  harvest: (region) => `Para colheres aqui, põe um dado numa personagem da região ${number(region)}.`,
  favors: 'Os Favores obtêm-se com o Mestre da Guilda.',
};

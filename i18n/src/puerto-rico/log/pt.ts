import { speechIn } from '../../format.ts';
import { inBothPersons } from '../../persons.ts';
import type { Building, Role } from '../ids.ts';
import { pt as words } from '../pt.ts';
import type { Log, Sentences } from './en.ts';

const { list, number } = speechIn('pt-PT');
const { amounts, buildings, goods, roles, tiles } = words;
const { colonists, doubloons, goods: goodsOf, points } = amounts;

const theRole = (role: Role): string => `o ${roles[role].name.toLowerCase()}`;
const FEMININE: readonly Building[] = [
  'small-indigo-plant',
  'hacienda',
  'indigo-plant',
  'coffee-roaster',
  'factory',
  'university',
  'guild-hall',
  'residence',
  'fortress',
  'customs-house',
  'city-hall',
];
const theBuilding = (building: Building): string => `${FEMININE.includes(building) ? 'a' : 'o'} ${buildings[building].name.toLowerCase()}`;

const verbs = inBothPersons({
  armazenar: ['armazena', 'armazenas'],
  carregar: ['carrega', 'carregas'],
  colocar: ['coloca', 'colocas'],
  começar: ['começa', 'começas'],
  construir: ['constrói', 'constróis'],
  descartar: ['descarta', 'descartas'],
  embarcar: ['embarca', 'embarcas'],
  escolher: ['escolhe', 'escolhes'],
  ficar: ['fica', 'ficas'],
  guardar: ['guarda', 'guardas'],
  jogar: ['joga', 'jogas'],
  prescindir: ['prescinde', 'prescindes'],
  produzir: ['produz', 'produzes'],
  receber: ['recebe', 'recebes'],
  ter: ['tem', 'tens'],
  tirar: ['tira', 'tiras'],
  vender: ['vende', 'vendes'],
});

interface Who {
  readonly name: string;
  readonly within: string;
  /** After a preposition. */
  readonly whom: string;
  /** What the factory does for them. */
  readonly yields: string;
}

const sentences = (does: (typeof verbs)['they'], { name, within, whom, yields }: Who): Sentences => ({
  name,
  log: {
    role: (role, onIt) => `${does.escolher} ${theRole(role)}${onIt > 0 ? `, com ${doubloons(onIt)}` : ''}`,
    hacienda: `${does.tirar} uma plantação com a fazenda`,
    plantation: (good) => `${does.ficar} com uma ${tiles[good]}`,
    quarry: `${does.ficar} com uma pedreira`,
    hospice: `${does.colocar} um colono na nova peça com o albergue`,
    colonist: `${does.tirar} 1 colono da reserva, como alcaide`,
    colonists: (n, items) => `${does.ter} ${colonists(n)} a trabalhar: ${items}`,
    build: (building, cost) => `${does.construir} ${theBuilding(building)} por ${doubloons(cost)}`,
    university: `${does.colocar} um colono no novo edifício com a universidade`,
    craft: (good) => `${does.receber} mais 1 ${goods[good]}, como produtor`,
    sell: (good, price) => `${does.vender} ${goods[good]} por ${doubloons(price)}`,
    load: (good, count, holds, vp) =>
      `${does.carregar} ${goodsOf(count, good)} no navio de ${number(holds)} e ${does.receber} ${points(vp)}`,
    wharf: (good, count, vp) => `${does.embarcar} ${goodsOf(count, good)} pelo cais e ${does.receber} ${points(vp)}`,
    keep: (good) => `${does.guardar} 1 ${goods[good]}`,
    store: (good, count) => `${does.armazenar} ${goodsOf(count, good)}`,
    pass: {
      settler: `não ${does.ficar} com nenhuma peça`,
      hospice: `${does.prescindir} do colono do albergue`,
      mayor: `${does.prescindir} do colono extra`,
      builder: `não ${does.construir}`,
      university: `${does.prescindir} do colono da universidade`,
      craftsman: `${does.prescindir} do barril extra`,
      trader: `não ${does.vender}`,
      captain: `não ${does.carregar} nada`,
    },
    governor: `${name} ${does.começar} como governador.`,
    next: `A seguir ${does.jogar} ${within}.`,
    tile: (items) => `Novas plantações: ${items}.`,
    haciendaTile: (good) => `Tirada para a fazenda: ${tiles[good]}.`,
  },
  effects: {
    arrive: (n) => `${name} ${does.receber} ${colonists(n)} do navio.`,
    produces: (items) => `${name} ${does.produzir} ${items}.`,
    producesNothing: `${name} não ${does.produzir} nada.`,
    factory: (n) => `A fábrica ${yields} ${doubloons(n)}.`,
    prospector: (n) => `${name} ${does.receber} ${doubloons(n)} do banco.`,
    loses: (items) => `${name} ${does.descartar} ${items}.`,
    houseEmptied: 'A casa de comércio, cheia, é esvaziada.',
    shipEmptied: (holds) => `O navio de ${number(holds)}, cheio, é esvaziado.`,
    shipRefilled: (n) => `O navio de colonos traz ${colonists(n)}.`,
    roleBonus: (names) => `+1 dobrão em ${list(names)}.`,
    starts: (n, tile) => `${name} ${does.começar} com ${doubloons(n)} e uma ${tiles[tile]}.`,
    newGovernor: `O cargo de governador passa para ${whom}.`,
  },
});

export const pt: Log = {
  verbs,
  they: (name) => sentences(verbs.they, { name, within: name, whom: name, yields: `rende a ${name}` }),
  you: sentences(verbs.you, { name: 'Tu', within: 'tu', whom: 'ti', yields: 'rende-te' }),
};

/** The words of Puerto Rico in Portuguese, as spoken in Portugal. */
import { speechIn } from '../format.ts';
import type { Words } from './en.ts';
import type { Good, Place, Tile } from './ids.ts';

const { changes, list, number, plural, signed } = speechIn('pt-PT');

const doubloons = (n: number): string => plural(n, { one: '# dobrão', other: '# dobrões' });
const colonists = (n: number): string => plural(n, { one: '# colono', other: '# colonos' });
const barrels = (n: number): string => plural(n, { one: '# barril', other: '# barris' });
const circles = (n: number): string => plural(n, { one: '# círculo', other: '# círculos' });
const spaces = (n: number): string => plural(n, { one: '# espaço', other: '# espaços' });
const points = (n: number): string => `${number(n)} PV`;

const goods: Words['goods'] = { corn: 'milho', indigo: 'índigo', sugar: 'açúcar', tobacco: 'tabaco', coffee: 'café' };
const goodsOf = (n: number, good: Good): string => `${number(n)} ${goods[good]}`;

const tiles: Words['tiles'] = {
  corn: 'plantação de milho',
  indigo: 'plantação de índigo',
  sugar: 'plantação de açúcar',
  tobacco: 'plantação de tabaco',
  coffee: 'plantação de café',
  quarry: 'pedreira',
};

const prospector = {
  name: 'Prospetor',
  action: 'Mais ninguém faz nada.',
  privilege: 'Recebes 1 dobrão do banco.',
  short: { action: 'Mais ninguém age', privilege: '+1 dobrão' },
};
const roles: Words['roles'] = {
  settler: {
    name: 'Colonizador',
    action: 'Todos colocam uma plantação na sua ilha.',
    privilege: 'Podes ficar com uma pedreira em vez de uma plantação.',
    short: { action: 'Uma plantação para cada um', privilege: 'ou uma pedreira' },
  },
  mayor: {
    name: 'Alcaide',
    action: 'Todos recebem colonos do navio e põem-nos a trabalhar.',
    privilege: 'Podes tirar mais 1 colono da reserva.',
    short: { action: 'Novos colonos para todos', privilege: '+1 colono' },
  },
  builder: {
    name: 'Construtor',
    action: 'Todos podem construir um edifício.',
    privilege: 'Pagas menos 1 dobrão.',
    short: { action: 'Todos podem construir', privilege: 'desconto de 1 dobrão' },
  },
  craftsman: {
    name: 'Produtor',
    action: 'Todos produzem mercadorias.',
    privilege: 'Recebes mais 1 barril de um tipo que produziste.',
    short: { action: 'Todos produzem', privilege: '+1 barril' },
  },
  trader: {
    name: 'Comerciante',
    action: 'Todos podem vender um barril à casa de comércio.',
    privilege: 'Recebes mais 1 dobrão quando vendes.',
    short: { action: 'Todos podem vender 1 barril', privilege: '+1 dobrão' },
  },
  captain: {
    name: 'Capitão',
    action: 'Todos têm de carregar barris nos navios e recebem 1 PV por cada um.',
    privilege: 'Recebes mais 1 PV com a tua primeira carga.',
    short: { action: 'Todos embarcam barris', privilege: '+1 ponto de vitória' },
  },
  prospector,
  'prospector-2': prospector,
};

const buildings: Words['buildings'] = {
  'small-indigo-plant': { name: 'Tinturaria de índigo pequena', does: 'O seu colono produz índigo a partir de 1 plantação de índigo.' },
  'small-sugar-mill': { name: 'Engenho de açúcar pequeno', does: 'O seu colono produz açúcar a partir de 1 plantação de açúcar.' },
  'small-market': { name: 'Mercado pequeno', does: 'Comerciante: mais 1 dobrão quando vendes.' },
  hacienda: { name: 'Fazenda', does: 'Colonizador: antes da peça normal podes tirar uma plantação virada para baixo.' },
  'construction-hut': { name: 'Barracão de obras', does: 'Colonizador: podes ficar com uma pedreira em vez de uma plantação.' },
  'small-warehouse': { name: 'Armazém pequeno', does: 'Capitão: guardas todos os barris de mais um tipo.' },
  'indigo-plant': { name: 'Tinturaria de índigo', does: 'Cada colono aqui produz índigo a partir de 1 plantação de índigo.' },
  'sugar-mill': { name: 'Engenho de açúcar', does: 'Cada colono aqui produz açúcar a partir de 1 plantação de açúcar.' },
  hospice: { name: 'Albergue', does: 'Colonizador: a tua nova peça vem com um colono.' },
  office: { name: 'Escritório', does: 'Comerciante: podes vender um tipo que a casa de comércio já tem.' },
  'large-market': { name: 'Mercado grande', does: 'Comerciante: mais 2 dobrões quando vendes.' },
  'large-warehouse': { name: 'Armazém grande', does: 'Capitão: guardas todos os barris de mais dois tipos.' },
  'tobacco-storage': { name: 'Depósito de tabaco', does: 'Cada colono aqui produz tabaco a partir de 1 plantação de tabaco.' },
  'coffee-roaster': { name: 'Torrefação de café', does: 'Cada colono aqui produz café a partir de 1 plantação de café.' },
  factory: { name: 'Fábrica', does: 'Produtor: 1, 2, 3 ou 5 dobrões por produzires 2, 3, 4 ou 5 tipos.' },
  university: { name: 'Universidade', does: 'Construtor: o teu novo edifício vem com um colono.' },
  harbor: { name: 'Porto', does: 'Capitão: mais 1 PV por cada carga.' },
  wharf: { name: 'Cais', does: 'Capitão: uma vez por fase podes embarcar todos os barris de um tipo sem navio.' },
  'guild-hall': { name: 'Casa das corporações', does: 'No fim: 1 PV por cada edifício de produção pequeno e 2 PV por cada grande.' },
  residence: { name: 'Residência', does: 'No fim: 4, 5, 6 ou 7 PV com até 9, 10, 11 ou 12 peças na ilha.' },
  fortress: { name: 'Fortaleza', does: 'No fim: 1 PV por cada três dos teus colonos.' },
  'customs-house': { name: 'Alfândega', does: 'No fim: 1 PV por cada quatro PV em fichas.' },
  'city-hall': { name: 'Câmara municipal', does: 'No fim: 1 PV por cada edifício violeta teu, incluindo este.' },
};

const isTile = (place: Place): place is Tile => place in tiles;
const placeName = (place: Place): string => (isTile(place) ? tiles[place] : buildings[place].name.toLowerCase());

const workersOn = (n: number, place: Place): string => (n === 1 ? placeName(place) : `${number(n)}\u00a0× ${placeName(place)}`);

const phases: Words['phases'] = {
  governor: 'Preparação',
  order: 'Preparação',
  'face up': 'Novas plantações',
  role: 'Escolha da função',
  settler: 'Colonizador',
  hacienda: 'Colonizador',
  hospice: 'Colonizador',
  mayor: 'Alcaide',
  placing: 'Alcaide',
  builder: 'Construtor',
  university: 'Construtor',
  craftsman: 'Produtor',
  trader: 'Comerciante',
  captain: 'Capitão: carregar',
  storing: 'Capitão: armazenar',
  prospector: 'Prospetor',
  over: 'Fim da partida',
};

const prompt: Words['prompt'] = {
  waiting: (names) => `À espera de ${list(names)}.`,
  governor: 'Sorteia-se o primeiro governador.',
  order: 'Sorteia-se a ordem de jogo.',
  'face up': 'Viram-se novas plantações.',
  role: 'Escolhe uma função: todos agem e o privilégio é teu.',
  settler: (quarry, hacienda) =>
    `Fica com uma plantação${quarry ? ' ou uma pedreira' : ''}, ou com nenhuma.${hacienda ? ' Antes podes tirar uma virada para baixo com a fazenda.' : ''}`,
  hacienda: 'Tira-se uma plantação para a fazenda.',
  hospice: 'Colocar um novo colono na peça com que ficaste?',
  mayor: 'Tirar mais 1 colono da reserva?',
  placing: (place, inHand, circlesLeft) =>
    `Quantos colonos trabalham aqui: ${placeName(place)}? ${number(inHand)} na mão para ${circles(circlesLeft)}.`,
  builder: (have, privilege) =>
    `Constrói um edifício ou nenhum. Tens ${doubloons(have)}${privilege ? ' e, como construtor, pagas menos 1' : ''}.`,
  university: 'Colocar um novo colono no edifício que construíste?',
  craftsman: 'Tirar mais 1 barril de um tipo que produziste?',
  trader: (privilege) => `Vende um barril ou nenhum.${privilege ? ' Como comerciante recebes mais 1 dobrão.' : ''}`,
  captain: (must, wharf) =>
    must
      ? `Escolhe as mercadorias a carregar num navio${wharf ? ' ou pelo teu cais' : ''}. Se puderes, é obrigatório.`
      : 'Nada cabe nos navios. Usa agora o teu cais ou passa.',
  storing: (keeping) => (keeping ? 'De que tipo guardas 1 barril?' : 'Que tipo guardas no armazém? Ficas com todos os seus barris.'),
  prospector: 'O prospetor recebe 1 dobrão.',
  over: 'A partida terminou.',
};

const button: Words['button'] = {
  role: (role, onIt) => (onIt > 0 ? `${roles[role].name} (${signed(onIt)})` : roles[role].name),
  hacienda: 'Tirar com a fazenda',
  plantation: (good) => `Ficar com ${tiles[good]}`,
  quarry: 'Ficar com pedreira',
  hospice: 'Receber o colono',
  colonist: 'Receber o colono',
  colonists: number,
  build: (building, cost) => `${buildings[building].name}: ${number(cost)}`,
  university: 'Receber o colono',
  craft: (good) => `Mais 1 ${goods[good]}`,
  sell: (good, price) => `Vender ${goods[good]}: ${doubloons(price)}`,
  load: (good, count, holds, vp) => `${goodsOf(count, good)} no navio de ${number(holds)}: ${points(vp)}`,
  wharf: (good, count, vp) => `${goodsOf(count, good)} pelo cais: ${points(vp)}`,
  keep: (good) => `Guardar 1 ${goods[good]}`,
  store: (good, count) => `Armazenar ${goodsOf(count, good)}`,
  pass: {
    settler: 'Nenhuma peça',
    hospice: 'Nenhum colono',
    mayor: 'Nenhum colono extra',
    builder: 'Não construir',
    university: 'Nenhum colono',
    craftsman: 'Nenhum barril extra',
    trader: 'Não vender',
    captain: 'Deixar o cais para depois',
  },
};

const tabs: Words['tabs'] = { roles: 'Funções', harbour: 'Navios', market: 'Edifícios', mine: 'Terreno' };

const things: Words['things'] = {
  roles: 'Funções',
  plantations: 'Plantações disponíveis',
  quarries: 'Pedreiras',
  faceDown: 'Plantações viradas para baixo',
  ships: 'Navios de carga',
  ship: (holds) => `Navio de carga de ${number(holds)}`,
  house: 'Casa de comércio',
  colonistShip: 'Navio de colonos',
  supply: 'Reserva',
  colonistSupply: 'Colonos na reserva',
  goodSupply: 'Mercadorias na reserva',
  chips: 'Fichas de PV na reserva',
  market: 'Edifícios à venda',
  column: (quarries) => `Pedreiras: até ${signed(-quarries)}`,
  island: 'Ilha',
  city: 'Cidade',
  sanJuan: 'San Juan',
  wharf: 'O teu cais',
  storage: 'Armazenamento',
  governor: 'Governador',
  doubloons: 'Dobrões',
  points: 'Pontos de vitória',
  barrels: 'Barris',
  colonists: 'Colonos',
  production: 'Próxima produção',
  emptySpace: 'Espaço livre',
  takeUp: 'Retirar todos',
  privilege: 'Privilégio:',
  upTo: (quarries) => `até ${signed(-quarries)}`,
  inSanJuan: 'em San Juan',
};

const facts: Words['facts'] = {
  roleAction: (text) => `Ação: ${text}`,
  rolePrivilege: (text) => `Privilégio: ${text}`,
  onRole: (n) => `Tem ${doubloons(n)}.`,
  roleTaken: (name) => `Escolhida por ${name} nesta ronda.`,
  roleFree: 'Disponível.',
  cost: (n) => `Custa ${doubloons(n)}.`,
  costForYou: (n) => `Para ti, agora: ${doubloons(n)}.`,
  tooDear: (have) => `Só tens ${doubloons(have)}.`,
  yours: 'Está na tua cidade.',
  printedPoints: (n) => `No fim vale ${points(n)}.`,
  bonusNow: (n) => `Se a partida acabasse agora: mais ${points(n)}.`,
  quarryLimit: (n) => plural(n, { one: 'No máximo # pedreira baixa o preço.', other: 'No máximo # pedreiras baixam o preço.' }),
  copiesLeft: (n) => plural(n, { one: 'Resta #.', other: 'Restam #.' }),
  soldOut: 'Esgotado.',
  staffed: (n, of) => `${number(n)} de ${circles(of)} com colono.`,
  idle: 'Sem colono não funciona.',
  plantation: (good) =>
    good === 'corn'
      ? 'Com um colono, rende 1 milho.'
      : `Com um colono, rende 1 ${goods[good]} se também tiveres um colono no edifício de produção.`,
  quarry: 'Com um colono, baixa em 1 dobrão o preço de um edifício.',
  tilesOccupied: (tile, count, occupied) =>
    `${number(count)} × ${tiles[tile]}, ${plural(occupied, { one: '# ocupada', other: '# ocupadas' })}`,
  spacesFilled: (filled, of) => `${number(filled)} de ${spaces(of)} em uso.`,
  left: (n) => plural(n, { one: 'Resta #.', other: 'Restam #.' }),
  discarded: (n) => `Descartadas: ${number(n)}.`,
  shipEmpty: (holds) => `Vazio, com lugar para ${barrels(holds)}.`,
  shipLoad: (good, load, space) => `${goodsOf(load, good)}, com lugar para mais ${number(space)}.`,
  shipFull: (good, load) => `Cheio: ${goodsOf(load, good)}.`,
  shipKinds: 'Um só tipo por navio, e nenhum tipo em dois navios.',
  houseFilled: (filled, places) => `${number(filled)} de ${barrels(places)}.`,
  houseKinds: 'Compra cada tipo uma vez e é esvaziada quando fica cheia.',
  price: (good, n) => `${goods[good]}: ${doubloons(n)}`,
  priceForYou: (n) => `Na casa de comércio rende-te ${doubloons(n)}.`,
  colonistShip: (n) => `${colonists(n)} a bordo para o próximo alcaide.`,
  colonistsRequired: (n) => `O próximo reabastecimento leva ${colonists(n)}.`,
  sanJuan: (n) => `${colonists(n)} sem trabalho.`,
  storable: (kinds) =>
    kinds === 0 ? 'Guarda 1 barril.' : `Guarda 1 barril e todos os barris de ${plural(kinds, { one: '# tipo', other: '# tipos' })}.`,
  wharfUsed: 'Cais já usado nesta fase.',
  wharfFree: 'Cais ainda não usado nesta fase.',
  governor: 'Escolhe a primeira função da ronda.',
  hiddenPoints: 'As fichas de PV ficam viradas para baixo até ao fim.',
  wouldProduce: (items) => `Produziria ${items}.`,
  none: 'Nada.',
};

const holdings: Words['holdings'] = {
  'last-round': () => 'a última ronda',
  ...changes({
    points: { other: '# PV' },
    doubloons: { one: '# dobrão', other: '# dobrões' },
    corn: { other: `# ${goods.corn}` },
    indigo: { other: `# ${goods.indigo}` },
    sugar: { other: `# ${goods.sugar}` },
    tobacco: { other: `# ${goods.tobacco}` },
    coffee: { other: `# ${goods.coffee}` },
    colonists: { one: '# colono', other: '# colonos' },
    quarries: { one: '# pedreira', other: '# pedreiras' },
    plantations: { one: '# plantação', other: '# plantações' },
    'city-spaces-filled': { one: '# espaço da cidade em uso', other: '# espaços da cidade em uso' },
    'production-of-corn': { other: `# ${goods.corn} por produção` },
    'production-of-indigo': { other: `# ${goods.indigo} por produção` },
    'production-of-sugar': { other: `# ${goods.sugar} por produção` },
    'production-of-tobacco': { other: `# ${goods.tobacco} por produção` },
    'production-of-coffee': { other: `# ${goods.coffee} por produção` },
  }),
};

export const pt: Words = {
  name: 'Puerto Rico',
  round: (n) => `Ronda ${number(n)}`,
  lastRound: 'Última ronda',
  /** What the page may do by itself, by a setting. */
  habits: {
    takePrivilege: 'Usar sempre o privilégio quando só há uma opção',
    noSaleForNothing: 'Nunca vender por 0 dobrões',
  },
  ruleSets: { base: 'Jogo base' },
  number,
  signed,
  list,
  amounts: { doubloons, points, colonists, barrels, circles, spaces, goods: goodsOf, workers: workersOn },
  holdings,
  phases,
  roles,
  goods,
  tiles,
  buildings,
  kinds: {
    'small plant': 'Edifício de produção pequeno',
    'large plant': 'Edifício de produção grande',
    violet: 'Edifício violeta pequeno',
    'large violet': 'Edifício violeta grande, dois espaços da cidade',
  },
  prompt,
  button,
  endings: {
    colonists: 'Última ronda: não há colonos que cheguem para o navio.',
    city: 'Última ronda: uma cidade está cheia.',
    points: 'Última ronda: as fichas de PV acabaram.',
  },
  things,
  tabs,
  facts,
  score: { chips: 'Fichas de PV', buildings: 'Edifícios', bonus: 'Edifícios grandes', total: 'Total', tieBreak: 'Dobrões e barris' },
  options: {
    mayor: { label: 'Colocar colonos', values: { simultaneous: 'Todos ao mesmo tempo', 'in order': 'Por ordem de jogo' } },
    order: { label: 'Ordem de jogo', values: { fixed: 'Como na lista', random: 'Aleatória' } },
    governor: { label: 'Primeiro governador', values: { random: 'Aleatório' } },
    openPoints: { label: 'Mostrar as fichas de PV de todos', values: { true: 'Sim', false: 'Não' } },
    buildings: { label: 'Edifícios', values: { base: 'Jogo base' } },
  },
};

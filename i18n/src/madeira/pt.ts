/** The words of Madeira in Portuguese, as spoken in Portugal. */
import { speechIn } from '../format.ts';
import type { Words } from './en.ts';
import type { Building, Colony, Favor, Figure, GoingTo, Place, Resource, Slot, WoodFor } from './ids.ts';
import { sayPlace, saySlot } from './places.ts';

const { changes, list, number, plural, signed, tally } = speechIn('pt-PT');

const goods: Words['goods'] = { wheat: 'Trigo', sugar: 'Açúcar', wine: 'Vinho' };
const resources: Words['resources'] = {
  ...goods,
  wood: 'Madeira',
  bread: 'Pão',
  reals: 'Reais',
  pirates: 'Piratas',
  points: 'Pontos de prestígio',
};
const unit = (resource: Resource, n: number): string => {
  if (resource === 'points') return 'PP';
  if (resource === 'reals') return n === 1 ? 'Real' : 'Reais';
  if (resource === 'bread') return n === 1 ? 'Pão' : 'Pães';
  return resource === 'pirates' && n === 1 ? 'Pirata' : resources[resource];
};
const amount: Words['amount'] = (resource, n) => `${number(n)} ${unit(resource, n)}`;
const change: Words['change'] = (resource, n) => `${signed(n)} ${unit(resource, Math.abs(n))}`;
const workers = (n: number): string => plural(n, { one: '# Trabalhador', other: '# Trabalhadores' });
const ships = (n: number): string => plural(n, { one: '# Navio', other: '# Navios' });
const favorsOf = (n: number): string => plural(n, { one: '# Favor', other: '# Favores' });
const citizensOf = (n: number): string => plural(n, { one: '# Cidadão', other: '# Cidadãos' });

const colonies: Words['colonies'] = { acores: 'Açores', brasil: 'Brasil', india: 'Índia' };
const OF_COLONY: Record<Colony, string> = { acores: 'dos Açores', brasil: 'do Brasil', india: 'da Índia' };
const cities: Words['cities'] = { 'porto-santo': 'Porto Santo', funchal: 'Funchal', machico: 'Machico' };
const guilds: Words['guilds'] = { blue: 'Guilda azul', green: 'Guilda verde', orange: 'Guilda laranja', violet: 'Guilda violeta' };

const place = (at: Place): string =>
  sayPlace(at, {
    field: (field) => `Campo ${field}`,
    forest: 'Floresta',
    spot: (city, spot) => `${cities[city]}, lugar ${spot}`,
    land: (colony) => `Terra ${OF_COLONY[colony]}`,
    watch: 'Guarda da Cidade',
    home: 'Casa',
  });
export const from = (at: Place): string =>
  sayPlace(at, {
    field: (field) => `do Campo ${field}`,
    forest: 'da Floresta',
    spot: (city, spot) => `${city === 'funchal' ? 'do' : 'de'} ${cities[city]} (lugar ${spot})`,
    land: (colony) => `da terra ${OF_COLONY[colony]}`,
    watch: 'da Guarda da Cidade',
    home: 'de casa',
  });
export const to = (at: Place): string =>
  sayPlace(at, {
    field: (field) => `para o Campo ${field}`,
    forest: 'para a Floresta',
    spot: (city, spot) => `para ${city === 'funchal' ? 'o ' : ''}${cities[city]} (lugar ${spot})`,
    land: (colony) => `para a terra ${OF_COLONY[colony]}`,
    watch: 'para a Guarda da Cidade',
    home: 'para casa',
  });
const slot = (at: Slot): string =>
  saySlot(at, {
    market: (good, n) => `Mercado do ${goods[good]}, espaço ${n}`,
    colony: (colony, n) => `${colonies[colony]}, desembarque ${n}`,
    home: 'casa',
  });

const characters: Words['characters'] = {
  steward: { name: 'Feitor', does: 'Envia até 2 Trabalhadores para Campos ou para a Floresta.' },
  commander: { name: 'Comandante', does: 'Move até 2 Navios para mercados e colónias.' },
  'guild-master': { name: 'Mestre da Guilda', does: 'Constrói um bairro com Madeira e fica com o seu Favor.' },
  mayor: { name: 'Alcaide', does: 'Muda de lugar até 2 peças nas cidades e recebe o que as tuas cidades dão.' },
  special: { name: 'Colheita especial', does: 'Colhe na região e depois outra vez num desses Campos.' },
};
export const THE_FIGURE: Record<Figure, string> = {
  steward: 'o Feitor',
  commander: 'o Comandante',
  'guild-master': 'o Mestre da Guilda',
  mayor: 'o Alcaide',
  special: 'a Colheita especial',
};
export const ON_FIGURE: Record<Figure, string> = {
  steward: 'no Feitor',
  commander: 'no Comandante',
  'guild-master': 'no Mestre da Guilda',
  mayor: 'no Alcaide',
  special: 'na Colheita especial',
};

const buildings: Words['buildings'] = {
  moinho: { name: 'Moinho', few: '2 Pães', many: '5 Pães' },
  capitania: {
    name: 'Capitania',
    few: '1 PP e depois 1 Trabalhador para uma cidade',
    many: 'PP e depois até 2 Trabalhadores para cidades',
  },
  alfandega: {
    name: 'Alfândega',
    few: '1 Trabalhador para a terra de uma colónia, 1 PP por cada Navio teu nela',
    many: 'até 2 Trabalhadores para as terras das colónias, 1 PP por cada Navio teu nelas',
  },
  casa: { name: 'Casa da Coroa', few: 'viras 1 Favor para cima', many: 'viras até 2 Favores para cima' },
  fortaleza: {
    name: 'Fortaleza',
    few: '1 Trabalhador para a Guarda da Cidade, descartas até 3 Piratas',
    many: 'até 2 Trabalhadores para a Guarda da Cidade, com cada um descartas até 3 Piratas',
  },
};

const favors: Words['favors'] = {
  monk: { name: 'Monge', does: 'Recebe 2 Madeira dos lugares a que tens acesso.' },
  miller: { name: 'Moleiro', does: 'Sobe o teu marcador um nível no Moinho de Vento.' },
  bishop: { name: 'Bispo', does: 'Move um dos teus Marcadores de Ação para outro edifício.' },
  patron: { name: 'Mecenas', does: 'Recebe 3 Pães.' },
  lord: { name: 'Fidalgo', does: 'Fase C: pagas 0 Reais por este edifício.' },
  diplomat: { name: 'Diplomata', does: 'Fase C: contas mais 2 Trabalhadores na região.' },
  treasurer: { name: 'Tesoureiro', does: 'Recebe 5 Reais.' },
  navigator: { name: 'Navegador', does: 'Move um Navio, como com o Comandante.' },
  engineer: { name: 'Engenheiro', does: 'Fase B: com o teu próximo dado, colhe mais 2 vezes.' },
  constable: { name: 'Condestável', does: 'Descarta metade dos teus Piratas.' },
  lady: { name: 'Dama', does: 'Usa um edifício à escolha por 4 Reais.' },
  scout: { name: 'Explorador', does: 'Move um Trabalhador de onde quiseres para onde quiseres.' },
};
export const THE_FAVOR: Record<Favor, string> = {
  monk: 'o Monge',
  miller: 'o Moleiro',
  bishop: 'o Bispo',
  patron: 'o Mecenas',
  lord: 'o Fidalgo',
  diplomat: 'o Diplomata',
  treasurer: 'o Tesoureiro',
  navigator: 'o Navegador',
  engineer: 'o Engenheiro',
  constable: 'o Condestável',
  lady: 'a Dama',
  scout: 'o Explorador',
};

const rewards: Words['rewards'] = {
  island: { name: 'Ilha', does: 'Move um Trabalhador para um Campo ou para a Floresta.' },
  city: { name: 'Cidade', does: '1 PP e depois podes mover um Trabalhador para uma cidade.' },
  guild: { name: 'Guilda', does: 'Vira para cima um dos teus Favores.' },
  watch: { name: 'Guarda da Cidade', does: 'Move um Trabalhador para a Guarda da Cidade e descarta até 3 Piratas.' },
  medal: { name: 'Medalha', does: '3 PP.' },
  booty: { name: 'Saque', does: '5 Reais.' },
  support: { name: 'Apoio Real', does: 'Descarta até 3 Piratas ou recebe Pão.' },
  windmill: { name: 'Moinho de Vento', does: 'Sobe o teu marcador um nível no Moinho de Vento.' },
};

const requests: Words['requests'] = {
  'market-routes': { name: 'Rotas Comerciais', does: 'PP por até três Navios teus em mercados.' },
  expeditions: { name: 'Expedições', does: 'PP por até três Navios teus em colónias.' },
  influence: { name: 'Influência das Guildas', does: '5 PP por cada Favor virado para cima, até quatro de guildas diferentes.' },
  urbanization: {
    name: 'Urbanização',
    does: 'PP por uma cidade: o número maior se tiveres lá mais Trabalhadores do que os outros, senão o menor.',
  },
  wealth: { name: 'Riqueza da Nação', does: '1 PP por cada Real que pagares, no máximo 15.' },
};

const upTo = (left: number): string => (left === 1 ? '' : ` No máximo ${number(left)}.`);
const WHICH_WORKER: Record<GoingTo, (left: number) => string> = {
  field: (left) => `Que Trabalhador vai para um Campo ou para a Floresta?${upTo(left)}`,
  city: (left) => `Que Trabalhador vai para uma cidade?${upTo(left)}`,
  land: (left) => `Que Trabalhador vai para a terra de uma colónia?${upTo(left)}`,
  watch: (left) => `Que Trabalhador vai para a Guarda da Cidade?${upTo(left)} Por cada um descartas até 3 Piratas.`,
  anywhere: () => 'Que Trabalhador moves com o Explorador?',
  relocate: (left) => `Que Trabalhador ou Cidadão muda de lugar nas cidades?${upTo(left)}`,
};
const WOOD_FOR: Record<WoodFor, string> = { ship: 'para o Navio', favor: 'para o bairro', upkeep: 'para a manutenção' };

const prompt: Words['prompt'] = {
  waiting: (names) => `À espera de ${list(names)}.`,
  crowns: 'Distribuem-se os Pedidos iniciais.',
  'request tile': 'Dispõem-se os Pedidos da Coroa.',
  'reward tile': 'Dispõem-se as Recompensas do Rei.',
  'favor tile': 'Dispõem-se os Favores das guildas.',
  'character tile': 'Dispõem-se as personagens.',
  'guild dice': 'Lançam-se os dados das guildas.',
  'pirate dice': 'Lançam-se os dados piratas.',
  'building roll': 'Lançam-se de novo os dados do edifício.',
  'pirate roll': 'Lança-se de novo o dado pirata do edifício.',
  'first city': 'Coloca o teu primeiro Trabalhador num lugar livre de uma cidade.',
  'first field': 'Coloca um Trabalhador num Campo livre ou na Floresta. Os teus dois Trabalhadores vão para regiões diferentes.',
  row: 'Escolhe uma linha do quadro das guildas: ficas com os seus dados, um dos seus Pedidos e a sua guilda.',
  request: 'Fica com um Pedido da tua linha.',
  guild: 'De que guilda viras os Favores para cima?',
  /** With dice left. */
  pass: (left) => `${plural(left, { one: 'Ainda tens # dado.', other: 'Ainda tens # dados.' })} Queres passar na mesma? Escolhe um espaço.`,
  turn: (die, favor) =>
    `${die ? 'Coloca um dado numa personagem ou passa.' : 'Passa: escolhe um espaço da Coluna de Passagem.'}${favor ? ' Antes podes usar um Favor.' : ''}`,
  character: (figure, region) =>
    figure === 'special'
      ? `Colheita especial na região ${number(region)}?`
      : `Usas ${THE_FIGURE[figure]} ou colhes na região ${number(region)}?`,
  use: (figure) => `Usas ${THE_FIGURE[figure]}?`,
  harvest: (region) => `Colhes na região ${number(region)}?`,
  nothingHere: (figure) => `${characters[figure].name}: agora não podes fazer nada aqui.`,
  worker: (goingTo, left) => WHICH_WORKER[goingTo](left),
  'worker to': (at, citizen) => `Para onde vai o ${citizen ? 'Cidadão' : 'Trabalhador'} ${from(at)}?`,
  ship: (left) => `Que Navio se move?${upTo(left)} Se sair de casa, custa 1 Madeira.`,
  'ship to': 'Para onde vai o Navio? Pagas as mercadorias à chegada.',
  'buy wood': (purpose, due, cost) =>
    `Onde compras Madeira ${WOOD_FOR[purpose]}? ${plural(due, { one: 'Falta #', other: 'Faltam #' })}, a próxima custa ${amount('reals', cost)}.`,
  'get wood': (owed) => `De onde tiras a Madeira? ${plural(owed, { one: 'Falta #.', other: 'Faltam #.' })}`,
  favor: 'Com que Favor ficas? Pagas a Madeira da sua coluna.',
  again: (left) => `Em que Campo colhes outra vez? ${plural(left, { one: 'Resta # colheita.', other: 'Restam # colheitas.' })}`,
  reward: 'Que Recompensa do Rei escolhes?',
  support: (bread) => `Apoio Real: descartas até 3 Piratas ou recebes ${amount('bread', bread)}?`,
  flip: (left) => `Que Favor viras para cima?${upTo(left)}`,
  lady: 'Que edifício usas por 4 Reais?',
  marker: 'Qual dos teus Marcadores de Ação moves, e para que edifício?',
  building: (building, cost, pirates, favor) =>
    `${buildings[building].name}: pagas ${amount('reals', cost)} ou recebes ${amount('pirates', pirates)}?${favor ? ' Antes podes usar um Favor.' : ''}`,
  paidFew: (building) => `Se pagares: ${buildings[building].few}.`,
  paidMany: (building) => `Se pagares: ${buildings[building].many}.`,
  paidCapitania: (points) => `Se pagares: ${number(points)} ${buildings.capitania.many}.`,
  paidNothing: 'Não tens Trabalhadores na região: pagar só te livra dos Piratas.',
  tooDear: (reals) => `Só tens ${amount('reals', reals)}.`,
  'last windmill in C': 'Última oportunidade nesta ronda de descer no Moinho de Vento e receber Pão ou Reais.',
  honor: 'A tua guarda é a mais leal: mandas um Trabalhador para casa e recebes 4 PP?',
  upkeep: (count) => `Quanta Madeira pagas por ${ships(count)}? Cada Madeira em falta traz 1 Pirata.`,
  feeding: (hungry) => `Quanto Pão pagas por ${workers(hungry)}? Cada Pão em falta traz 1 Pirata.`,
  'last windmill in D': 'Última oportunidade nesta ronda de usar o Moinho de Vento.',
  leave: (count) => `Escolhe ${plural(count, { one: 'o Pedido', other: 'os # Pedidos' })} a pontuar agora. O outro fica para depois.`,
  wealth: 'Quantos Reais pagas pela Riqueza da Nação? Cada um dá 1 PP.',
  city: 'Que cidade escolhes para a Urbanização?',
  over: 'A partida terminou.',
  forgo: 'Ainda não moveste nada. Se parares agora, perdes este movimento.',
};

const costs = (bread: number): string => (bread > 0 ? ` (${change('bread', -bread)})` : '');
const andPirates = (pirates: number): string => (pirates > 0 ? ` (${change('pirates', pirates)})` : '');

const ladyAt = (building: Building): string => `${buildings[building].name} (${change('reals', -4)})`;

const prices: Words['prices'] = {
  buy: (count, reals) => `compras ${number(count)} por ${amount('reals', reals)}`,
};

const button: Words['button'] = {
  row: (row, dice) => `Linha ${row} (${dice.map(number).join(', ')})`,
  request: (request) => requests[request].name,
  guild: (guild) => guilds[guild],
  use: (favor, building) => `Usar ${THE_FAVOR[favor]} – ${building ? ladyAt(building) : favors[favor].does.replace(/\.$/, '')}`,
  die: (value, figure, bread) => `Dado ${number(value)} ${ON_FIGURE[figure]}${costs(bread)}`,
  pirate: (value, figure, bread) => `Dado pirata ${number(value)} ${ON_FIGURE[figure]}${costs(bread)}`,
  act: (figure) => `Usar ${THE_FIGURE[figure]}`,
  harvest: (region) => `Colher na região ${number(region)}`,
  'no action': 'Não fazer nada',
  'pass reals': (at, reals) => `Passar para ${at}: ${amount('reals', reals)}`,
  'pass city': (at) => `Passar para ${at}: 1 PP, Trabalhador para uma cidade`,
  'pass watch': (at) => `Passar para ${at}: Trabalhador para a Guarda da Cidade`,
  'pass ship': (at) => `Passar para ${at}: mover um Navio`,
  worker: (at, target) => `Trabalhador ${from(at)}${target ? ` ${to(target)}` : ''}`,
  citizen: (at, target) => `Cidadão ${from(at)}${target ? ` ${to(target)}` : ''}`,
  to: place,
  ship: (at, target) => `${at === 'home' ? 'Navio de casa' : `Navio: ${slot(at)}`}${target ? ` → ${slot(target)}` : ''}`,
  sail: (at) => slot(at),
  'buy wood': (at, cost) => `${place(at)} (${change('reals', -cost)})`,
  'get wood': place,
  favor: (favor) => favors[favor].name,
  again: place,
  reward: (reward) => `${rewards[reward].name}: ${rewards[reward].does.replace(/\.$/, '')}`,
  'no reward': 'Nenhuma recompensa',
  'support pirates': 'Descartar até 3 Piratas',
  'support bread': (bread) => amount('bread', bread),
  'turn up': (favor) => favors[favor].name,
  lady: (building) => ladyAt(building),
  marker: (source, target) => `${buildings[source].name} → ${buildings[target].name}`,
  pay: (cost) => `Pagar ${amount('reals', cost)}`,
  pirates: (pirates) => `Receber ${amount('pirates', pirates)}`,
  honor: 'Mandar para casa: +4 PP',
  upkeep: (wood) => amount('wood', wood),
  feed: (bread, pirates) => `${amount('bread', bread)}${andPirates(pirates)}`,
  leave: (scored, points) =>
    `Pontuar ${tally(scored.map((request) => requests[request].name))}${points === undefined ? '' : ` (${change('points', points)})`}`,
  donate: (reals) => `−${amount('reals', reals)}: ${amount('points', reals)}`,
  city: (city, points) => `${cities[city]}: ${amount('points', points)}`,
  done: {
    worker: 'Mais nenhum Trabalhador',
    ship: 'Mais nenhum Navio',
    again: 'Mais nenhuma colheita',
    flip: 'Mais nenhum Favor',
    honor: 'Ficar de guarda',
    'last windmill in C': 'Pronto',
    'last windmill in D': 'Pronto',
  },
  'windmill up': (top) => (top ? '−2 Trigo: 1 PP' : '−2 Trigo: subir um nível'),
  'windmill down bread': (bottom) => (bottom ? '−1 PP: 1 Pão' : 'Descer um nível: 1 Pão'),
  'windmill down reals': (bottom, reals) => `${bottom ? '−1 PP' : 'Descer um nível'}: ${amount('reals', reals)}`,
  exchange: (a, b, taken) => `${goods[a]} + ${goods[b]} → ${goods[taken]}`,
};

/** Short words that stand on the board itself. */
const board = {
  parted: 'Tesou-reiro Enge-nheiro Condes-tável Explo-rador Nave-gador Diplo-mata',
  tabs: { map: 'Mapa', cities: 'Cidades', guilds: 'Guildas' },
  you: 'tu',
  or: 'ou',
  endOfRound: 'Fim da ronda',
  woodPrices: 'Preço de 1, 2, 3, 4 Madeira',
  passed: 'já passou',
  toPlay: 'a jogar',
};

const things: Words['things'] = {
  guildBoard: 'Quadro das guildas',
  row: (row) => `Linha ${row}`,
  pass: 'Passar',
  passing: 'Coluna de Passagem',
  passSlot: (at) => `Espaço de passagem ${at}`,
  islands: 'Ilhas',
  region: (region) => `Região ${number(region)}`,
  regions: { 1: 'Porto Santo', 2: 'Sul da Madeira', 3: 'Norte da Madeira' },
  field: (at, good) => `${place(at)}: ${goods[good]}`,
  forest: 'Floresta',
  cities: 'Cidades',
  district: (city, district) => `${cities[city]}, bairro ${number(district)}`,
  market: (good) => `Mercado do ${goods[good]}`,
  markets: 'Mercados',
  colonies: 'Colónias',
  landing: 'Espaços de desembarque',
  land: (colony) => `Terra ${OF_COLONY[colony]}`,
  watch: 'Guarda da Cidade',
  windmill: 'Moinho de Vento',
  buildings: 'Edifícios',
  home: 'Casa',
  workers: 'Trabalhadores',
  ships: 'Navios',
  dice: 'Dados das guildas',
  pirateDice: 'Dados piratas',
  die: (value) => `Dado de guilda ${number(value)}`,
  pirateDie: (value) => `Dado pirata ${number(value)}`,
  markers: 'Marcadores de Ação',
  marker: 'Marcador de Ação',
  citizen: 'Cidadão neutro',
  favors: 'Favores das guildas',
  requests: 'Pedidos da Coroa',
  rewards: 'Recompensas do Rei',
  goods: 'Mercadorias',
  turnOrder: 'Ordem de jogo',
  crown: 'A Coroa pede',
  empty: 'Edifício vazio',
  exchange: 'Troca: 2 mercadorias quaisquer por 1',
  done: 'Pronto',
  opponents: 'Os outros jogadores',
};

const facts: Words['facts'] = {
  phases: {
    A: 'Dispõem-se personagens e dados. Cada um fica com uma linha: os dados, um Pedido, uma guilda.',
    B: 'À vez, cada um põe um dado numa personagem e usa-a ou colhe, ou então passa.',
    C: 'Edifício a edifício, lançam-se de novo os dados. Quem lá tem um marcador paga e usa o edifício, ou recebe Piratas.',
    D: 'Honra, rendimento das colónias, 1 Madeira por Navio, 1 Pão por cada Trabalhador que o Moinho de Vento não alimenta.',
    E: 'Rondas 1, 3 e 5: pontuam-se Pedidos. Rondas 2 e 4: os Campos mudam.',
  },
  goods: 'Os Navios vendem-nas nos mercados. No Moinho de Vento trocas 2 por 1 à escolha.',
  reals: 'Com eles pagas edifícios e Madeira. Cada 5 valem 1 PP no fim.',
  die: 'Coloca-o numa personagem para a usares ou para colheres. Assim também jogas no edifício na fase C.',
  pirateDie: 'Custa um Trabalhador da Guarda da Cidade, que vai para casa. Não te dá direito a jogar no edifício na fase C.',
  marker: 'O dono joga neste edifício na fase C.',
  citizen:
    'Não é de ninguém, mas conta para a maioria. O Alcaide dá-te 1 Pão, Real ou Madeira por ele, se tiveres um Trabalhador na cidade.',
  watch:
    'Com um Trabalhador aqui podes usar um dado pirata. Quem tiver mais na fase D, sem empate, pode mandar um para casa e receber 4 PP.',
  windmill: 'Alimenta tantos Trabalhadores quantos o nível indica. Nas fases B, C e D podes trocar aqui a qualquer momento.',
  forest: 'Dá acesso a Madeira sem fim. Não pertence a nenhuma região e nunca se colhe aqui.',
  home: 'Os teus Trabalhadores, Navios e recursos que não estão em uso.',
  pirates: 'No fim, quem tiver mais Piratas perde 16 PP, os seguintes 8, 4, 2. Cada Pirata acima de 20 custa mais 1 PP.',
  hiddenPirates: 'O número fica escondido até ao fim.',
  rowDice: (dice) => `Dados: ${dice.map(number).join(', ')}.`,
  rowRequests: (items) => `Pedidos: ${items}.`,
  rowGuilds: (items) => `Favores que viras para cima: ${items}.`,
  takenBy: (name) => `Já é de ${name}.`,
  free: 'Ainda disponível.',
  passReals: (reals) => `${amount('reals', reals)}.`,
  passCity: 'Ou 1 PP e um Trabalhador para uma cidade.',
  passWatch: 'Ou moves um Trabalhador para a Guarda da Cidade e descartas até 3 Piratas.',
  passShip: 'Ou moves um Navio.',
  yields: (good) => `Dá ${goods[good]}.`,
  becomes: (good, round) => `No fim da ronda ${number(round)} passa a dar ${goods[good]}, se não tiver Madeira.`,
  woodOn: (wood) => `Tem ${amount('wood', wood)}, que se colhe primeiro.`,
  workersOf: (names) => `Trabalhadores: ${list(names)}.`,
  workersHere: (name, count) => `${name}: ${workers(count)}.`,
  sells: (good, cost, reals) => `${amount(good, cost)} por ${amount('reals', reals)}.`,
  sellsMore: (good, cost, reals) => `Ou ${amount(good, cost)} por ${amount('reals', reals)}.`,
  landingCost: (wine) => `Custa ${amount('wine', wine)} e dá uma Recompensa do Rei.`,
  shipOf: (name) => `Navio de ${name}.`,
  shipFromHome: 'Um Navio que sai de casa custa 1 Madeira.',
  pointsInRound: (round, points) => `Ronda ${number(round)}: ${amount('points', points)} por Navio.`,
  landYields: (good) => `Cada Trabalhador traz 1 ${goods[good]} na fase D.`,
  rewardsHere: (items) => `Recompensas: ${items}.`,
  majority: (higher, lower) => `Urbanização: ${amount('points', higher)} com a maioria, senão ${amount('points', lower)}.`,
  noWorker: 'Sem Trabalhador na cidade: 0 PP.',
  cityYields: (what) => `Alcaide: 2 ${unit(what, 2)} por cada Trabalhador teu aqui, 1 por cada Cidadão.`,
  citizens: (count) => `${citizensOf(count)}.`,
  districtCost: (wood) => `Por construir: ${amount('wood', wood)} com o Mestre da Guilda.`,
  forYou: (items) => `Para ti agora: ${items}.`,
  fromHome: (items) => `Com um Navio de casa: ${items}.`,
  inReach: (wood) => `Madeira que podes comprar: ${number(wood)}.`,
  districtBuilt: 'Construído, com lugar para dois.',
  spotTaken: (name) => `Ocupado por ${name}.`,
  woodPrices: (items) => `Comprar 1 a 6 Madeira num turno custa ${items} Reais.`,
  buildingRegion: (building, region) =>
    `${building === 'moinho' ? 'O' : 'A'} ${buildings[building].name} pertence à região ${number(region)}.`,
  few: (building) => `1 ou 2 Trabalhadores na região: ${buildings[building].few}.`,
  many: (building) => `3 ou mais: ${buildings[building].many}.`,
  capitaniaPoints: (points) => `3 ou mais: ${number(points)} ${buildings.capitania.many}.`,
  emptyInRound: (round) => `Nenhuma personagem aqui na ronda ${number(round)}.`,
  characterHere: (figure) => `Nesta ronda aqui: ${characters[figure].name}.`,
  dicePlaced: (count, limit) => `Dados colocados: ${number(count)} de ${number(limit)}.`,
  pirateDiePlaced: 'Um deles é um dado pirata.',
  dieCost: (value, bread) => (bread === 0 ? `Um ${number(value)} é grátis.` : `Um ${number(value)} custa ${amount('bread', bread)}.`),
  printedCost: (reals) => `Custa ${amount('reals', reals)} menos a soma dos dados das guildas lançados.`,
  costNow: (reals, pirates) => `Agora ${amount('reals', reals)}, ou ${amount('pirates', pirates)}.`,
  markersOf: (name, count) => `${name}: ${plural(count, { one: '# Marcador de Ação', other: '# Marcadores de Ação' })}.`,
  favorGuild: (guild) => `${guilds[guild]}.`,
  favorUp: 'Virado para cima: podes usá-lo no início do teu turno.',
  favorDown: 'Virado para baixo: só o podes usar depois de o virar para cima.',
  scoutPoints: (points) => `Para uma cidade: ${amount('points', points)}.`,
  supportBread: (bread) => `Nestas regras: ${amount('bread', bread)}.`,
  worthNow: (points) => `Agora vale ${amount('points', points)}.`,
  reconstructed: 'Este número é palpite nosso.',
  compare: 'Compara-o com o teu tabuleiro.',
  millLevel: (level) => `Alimenta ${workers(level)}.`,
  hungry: (count) => `${workers(count)} ainda por alimentar.`,
  forecastWood: (count, have) => `Madeira para os teus Navios: precisas de ${number(count)}, tens ${number(have)}.`,
  forecastBread: (count, have) => `Pão para os teus Trabalhadores: precisas de ${number(count)}, tens ${number(have)}.`,
  forecastPirates: (pirates) => `Se nada mudar: ${change('pirates', pirates)}.`,
  upkeepDue: (wood) => `Manutenção: ${amount('wood', wood)}.`,
  onBoard: (count) => `${number(count)} no tabuleiro.`,
  atHome: (count) => `${number(count)} em casa.`,
  diceHere: (dice) => `Dados: ${dice.map(number).join(', ')}.`,
  mostLoyal: (name) => `A guarda mais leal: ${name}.`,
  passed: 'Já passou.',
  debt: (reals) => `${amount('reals', reals)} de Madeira a pagar no fim do turno.`,
  wealth: (reals, points) => `O que te resta vale ${amount('reals', reals)}: ${amount('points', points)}.`,
  none: 'Nada.',
};

const holdings: Words['holdings'] = {
  points: (n) => change('points', n),
  pirates: (n) => change('pirates', n),
  reals: (n) => change('reals', n),
  bread: (n) => change('bread', n),
  wood: (n) => change('wood', n),
  wheat: (n) => change('wheat', n),
  sugar: (n) => change('sugar', n),
  wine: (n) => change('wine', n),
  ...changes({
    windmill: { one: '# nível do Moinho de Vento', other: '# níveis do Moinho de Vento' },
    'workers-on-board': { one: '# Trabalhador no tabuleiro', other: '# Trabalhadores no tabuleiro' },
    'ships-on-board': { one: '# Navio no tabuleiro', other: '# Navios no tabuleiro' },
    watch: { one: '# Trabalhador na Guarda da Cidade', other: '# Trabalhadores na Guarda da Cidade' },
    'favors-up': { one: '# Favor virado para cima', other: '# Favores virados para cima' },
    'favors-down': { one: '# Favor virado para baixo', other: '# Favores virados para baixo' },
    'action-markers': { one: '# Marcador de Ação', other: '# Marcadores de Ação' },
    'request-market-routes': {
      one: `# Pedido «${requests['market-routes'].name}»`,
      other: `# Pedidos «${requests['market-routes'].name}»`,
    },
    'request-expeditions': { one: `# Pedido «${requests.expeditions.name}»`, other: `# Pedidos «${requests.expeditions.name}»` },
    'request-influence': { one: `# Pedido «${requests.influence.name}»`, other: `# Pedidos «${requests.influence.name}»` },
    'request-urbanization': { one: `# Pedido «${requests.urbanization.name}»`, other: `# Pedidos «${requests.urbanization.name}»` },
    'request-wealth': { one: `# Pedido «${requests.wealth.name}»`, other: `# Pedidos «${requests.wealth.name}»` },
  }),
  'first-in-turn-order': () => 'o primeiro lugar na ordem de jogo',
};

export const pt: Words = {
  name: 'Madeira',
  round: (n) => `Ronda ${number(n)}`,
  number,
  signed,
  list,
  amount,
  change,
  holdings,
  counts: { workers, ships, favors: favorsOf, citizens: citizensOf },
  withChanges: (sentence, changes) => (changes.length === 0 ? sentence : `${sentence} (${changes.join(', ')})`),
  place,
  slot,
  phases: {
    setup: 'Preparação',
    A: 'A. Preparação da ronda',
    B: 'B. Ações das personagens',
    C: 'C. Edifícios',
    D: 'D. Manutenção',
    E: 'E. Coroa',
    end: 'Fim da partida',
  },
  crown: {
    1: 'Pontuar 1 de 2 Pedidos',
    2: 'Os Campos de Trigo passam a Açúcar',
    3: 'Pontuar 2 de 3 Pedidos',
    4: 'Os Campos de Açúcar passam a Vinho',
    5: 'Pontuar os 3 Pedidos',
  },
  parts: {
    honor: 'Honra',
    income: 'Rendimento',
    upkeep: 'Manutenção dos Navios',
    feeding: 'Alimentação',
    windmill: 'Moinho de Vento',
    placement: 'Primeiros Trabalhadores',
    requests: 'Pedidos',
    pirates: 'Piratas',
  },
  goods,
  resources,
  colonies,
  cities,
  guilds,
  characters,
  buildings,
  favors,
  rewards,
  requests,
  prompt,
  prices,
  button,
  board,
  things,
  facts,
  score: {
    play: 'Durante a partida',
    wealth: 'Mercadorias e dinheiro',
    pirateLoss: 'Perdas com os Piratas',
    requests: 'Pedidos por cumprir, se pontuassem agora',
    tieBreak: 'Ordem de passagem',
  },
  ruleSets: {
    '2nd': 'Segunda edição (2022)',
    '1st-de': 'Primeira edição, regras alemãs',
    '1st-it': 'Primeira edição, regras italianas',
    '1st-hu': 'Primeira edição, regras húngaras',
  },
  ruleSetHints: {
    '2nd': 'Todos começam com 6 Piratas. A Madeira paga-se logo.',
    '1st-de': 'Sem Piratas no início. A Madeira paga-se no fim do turno. A Urbanização vale mesmo sem Trabalhador.',
    '1st-it': 'Como as regras alemãs, mas os Favores vêm virados para baixo e o Apoio Real dá 3 Pães.',
    '1st-hu':
      'Como as regras alemãs, mas: Capitania 2 PP, Explorador 3 PP, 3 Reais no fundo do Moinho de Vento, Urbanização 0 PP sem Trabalhador.',
  },
  options: {
    board: { label: 'Tabuleiro', values: { default: 'Padrão' } },
    openPirates: { label: 'Mostrar os Piratas de todos', values: { true: 'Sim', false: 'Não' } },
  },
};

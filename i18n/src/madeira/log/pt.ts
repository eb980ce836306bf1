import { speechIn } from '../../format.ts';
import { inBothPersons } from '../../persons.ts';
import type { Guild } from '../ids.ts';
import { from, ON_FIGURE, THE_FAVOR, THE_FIGURE, to, pt as words } from '../pt.ts';
import type { Log, Sentences } from './en.ts';

const { list, number, plural } = speechIn('pt-PT');
const { amount, buildings, characters, cities, goods, place, requests, rewards, slot } = words;

const OF_GUILD: Record<Guild, string> = {
  blue: 'da guilda azul',
  green: 'da guilda verde',
  orange: 'da guilda laranja',
  violet: 'da guilda violeta',
};

const verbs = inBothPersons({
  colher: ['colhe', 'colhes'],
  colocar: ['coloca', 'colocas'],
  começar: ['começa', 'começas'],
  comprar: ['compra', 'compras'],
  construir: ['constrói', 'constróis'],
  converter: ['converte', 'convertes'],
  descartar: ['descarta', 'descartas'],
  enviar: ['envia', 'envias'],
  escolher: ['escolhe', 'escolhes'],
  fazer: ['faz', 'fazes'],
  ficar: ['fica', 'ficas'],
  ganhar: ['ganha', 'ganhas'],
  guardar: ['guarda', 'guardas'],
  mandar: ['manda', 'mandas'],
  mover: ['move', 'moves'],
  navegar: ['navega', 'navegas'],
  pagar: ['paga', 'pagas'],
  passar: ['passa', 'passas'],
  pegar: ['pega', 'pegas'],
  perder: ['perde', 'perdes'],
  receber: ['recebe', 'recebes'],
  terminar: ['terminou', 'terminaste'],
  trocar: ['troca', 'trocas'],
  usar: ['usa', 'usas'],
  virar: ['vira', 'viras'],
});

const sentences = (does: (typeof verbs)['they'], name: string, within: string): Sentences => {
  const bought = (count: number, reals: number) => `${does.comprar} ${amount('wood', count)} por ${amount('reals', reals)}`;
  const andReceives = (pirates: number) => (pirates > 0 ? ` e ${does.receber} ${amount('pirates', pirates)}` : '');
  return {
    name,
    within,
    log: {
      row: (row) => `${does.ficar} com a linha ${row}`,
      request: (request) => `${does.ficar} com o Pedido «${requests[request].name}»`,
      guild: (guild) => `${does.virar} para cima os Favores ${OF_GUILD[guild]}`,
      use: (favor) => `${does.usar} ${THE_FAVOR[favor]}`,
      die: (value, figure, building) => `${does.colocar} um ${number(value)} ${ON_FIGURE[figure]} (${buildings[building].name})`,
      pirate: (value, figure, building) =>
        `${does.colocar} um dado pirata de ${number(value)} ${ON_FIGURE[figure]} (${buildings[building].name})`,
      act: (figure) => `${does.usar} ${THE_FIGURE[figure]}`,
      harvest: (region) => `${does.colher} na região ${number(region)}`,
      'no action': `não ${does.fazer} nada com o dado`,
      'pass reals': (at) => `${does.passar} para o espaço ${at} e ${does.escolher} os Reais`,
      'pass city': (at) => `${does.passar} para o espaço ${at} e ${does.escolher} a cidade`,
      'pass watch': (at) => `${does.passar} para o espaço ${at} e ${does.escolher} a Guarda da Cidade`,
      'pass ship': (at) => `${does.passar} para o espaço ${at} e ${does.escolher} mover um Navio`,
      worker: (at) => `${does.pegar} num Trabalhador ${from(at)}`,
      workerToWatch: (at) => `${does.mover} um Trabalhador ${from(at)} para a Guarda da Cidade`,
      citizen: (at) => `${does.pegar} num Cidadão ${from(at)}`,
      to: (at) => `${does.enviar} um Trabalhador ${to(at)}`,
      moved: (source, target) => `${does.mover} um Trabalhador ${from(source)} ${to(target)}`,
      citizenMoved: (source, target) => `${does.mover} um Cidadão ${from(source)} ${to(target)}`,
      ship: (at) => `${does.pegar} num Navio: ${slot(at)}`,
      sail: (at) => `${does.navegar} para: ${slot(at)}`,
      sailed: (source, target) => `${does.mover} um Navio: ${slot(source)} → ${slot(target)}`,
      'buy wood': (at, reals) => `${bought(1, reals)}: ${place(at)}`,
      bought,
      'get wood': (at) => `${does.receber} 1 Madeira: ${place(at)}`,
      favor: (favor, city) => `${does.ficar} com ${THE_FAVOR[favor]} e ${does.construir} o bairro (${cities[city]})`,
      again: (at) => `${does.colher} outra vez: ${place(at)}`,
      reward: (reward) => `${does.escolher} a Recompensa do Rei «${rewards[reward].name}»`,
      'no reward': `não ${does.escolher} recompensa`,
      'support pirates': `${does.descartar} Piratas com o Apoio Real`,
      'support bread': `${does.receber} Pão com o Apoio Real`,
      'turn up': (favor) => `${does.virar} para cima ${THE_FAVOR[favor]}`,
      lady: (building) => `${does.usar} o edifício ${buildings[building].name} com a Dama`,
      marker: (source, target) => `${does.mover} um Marcador de Ação: ${buildings[source].name} → ${buildings[target].name}`,
      pay: (building, cost) => `${does.pagar} ${amount('reals', cost)} (${buildings[building].name})`,
      pirates: (building, pirates) => `não ${does.pagar} e ${does.receber} ${amount('pirates', pirates)} (${buildings[building].name})`,
      honor: `${does.receber} a Honra e ${does.mandar} um Trabalhador para casa`,
      upkeep: (wood, pirates) => `${does.pagar} ${amount('wood', wood)} pelos Navios${andReceives(pirates)}`,
      feed: (bread, pirates) => `${does.pagar} ${amount('bread', bread)} pelos Trabalhadores${andReceives(pirates)}`,
      leave: (request) => `${does.guardar} o Pedido «${requests[request].name}» para depois`,
      donate: (reals) => `${does.pagar} ${amount('reals', reals)} pela Riqueza da Nação`,
      city: (city) => `${does.escolher} ${city === 'funchal' ? 'o ' : ''}${cities[city]} para a Urbanização`,
      done: `${does.ficar} com todos os Trabalhadores na Guarda da Cidade`,
      enough: does.terminar,
      'windmill up': `${does.trocar} Trigo no Moinho de Vento`,
      'windmill down bread': `${does.receber} Pão no Moinho de Vento`,
      'windmill down reals': `${does.receber} Reais no Moinho de Vento`,
      exchange: (a, b, taken) => `${does.trocar} ${list([goods[a], goods[b]])} por ${goods[taken]}`,
      roll: (dice) => `Dados das guildas: ${dice.map(number).join(', ')}.`,
      'roll pirates': (dice) => `Dados piratas: ${dice.map(number).join(', ')}.`,
      crowns: (crowns) => `${name} ${does.receber} ${plural(crowns, { one: '# coroa', other: '# coroas' })}.`,
      'lay character': (character, building) => `${characters[character].name}: ${buildings[building].name}.`,
    },
    effects: {
      income: (items) => `${name} ${does.receber} ${items} das colónias.`,
      scores: (request, points) => `${name} ${does.ganhar} ${amount('points', points)} por ${requests[request].name}.`,
      fieldsTurn: (good) => `Os Campos convertíveis sem Madeira passam a dar ${goods[good]}.`,
      starts: (reals) => `${name} ${does.começar} com ${amount('reals', reals)}.`,
      order: (names) => `Ordem de jogo: ${names.join(', ')}.`,
      pirateLoss: (points) => `${name} ${does.perder} ${amount('points', points)} por causa dos Piratas.`,
      wealth: (reals, points) => `${name} ${does.converter} ${amount('reals', reals)} em ${amount('points', points)}.`,
    },
  };
};

export const pt: Log = { verbs, they: (name) => sentences(verbs.they, name, name), you: sentences(verbs.you, 'Tu', 'tu') };

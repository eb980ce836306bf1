/** As palavras da página das estatísticas. */
import { speechIn } from '../format.ts';
import type { Stats } from './en.ts';

const { list, number, plural } = speechIn('pt');
const games = (n: number): string => plural(n, { one: '# partida', other: '# partidas' });

export const pt: Stats = {
  title: 'Estatísticas',
  hint: 'O que ganha, e onde estás',
  filters: {
    game: 'Jogo',
    players: 'Número de jogadores',
    source: 'Partidas',
    rules: 'Regras',
    options: 'Opções',
    usual: 'Como habitual',
    every: 'Todas juntas',
  },
  sources: { mine: 'As minhas partidas', bots: (n) => `${number(n)} partidas de bots`, both: 'Ambas' },
  show: 'Mostrar como',
  plot: 'Gráfico',
  table: 'Tabela',
  sample: (n) => games(n),
  ofThem: (n, mine) => `${games(n)}; tu: ${games(mine)}`,
  winners: 'Vencedores',
  others: 'Outros',
  you: 'Tu',
  all: 'Total',
  wins: 'Vitórias',
  share: 'Taxa de vitórias',
  between: '95 % entre',
  range: (low, high) => `${low} e ${high}`,
  give: (mean, error) => `${mean} ± ${error}`,
  percent: (value) => `${value} %`,
  even: (value) => `${value}, igual`,
  evenIs: (value) => `taxa de vitórias (${value} = igual)`,
  counting: (done, all) => `A contar as tuas partidas: ${number(done)} de ${number(all)}`,
  seats: {
    title: 'Vitórias por ordem de jogo',
    start: (n) => `Jogador ${number(n)}`,
    most: (who) => `Mais vitórias do que o igual: ${who}.`,
    none: 'Nenhum lugar na ordem de jogo ganha claramente mais vezes.',
  },
  choices: {
    more: (names) => `Anda a par das vitórias: ${list(names)}. Ainda não é uma causa.`,
    none: 'Nada aqui anda a par das vitórias para além do acaso.',
    few: 'Partidas a menos para o dizer.',
  },
  points: {
    title: 'Pontos por origem',
    most: (what, points) => `Maior diferença: ${what}, ${points} pontos para os vencedores.`,
  },
  amounts: {
    most: (what, winners, others) => `Maior diferença: ${what}, vencedores ${winners}, outros ${others}.`,
    none: 'Vencedores e outros não diferem mais do que por acaso.',
    hint: 'média por jogador e partida',
  },
  length: {
    title: 'Duração',
    rounds: (n) => `Metade das partidas dura no máximo ${plural(n, { one: '# ronda', other: '# rondas' })}.`,
    decisions: (n) => `Em metade das partidas cada um toma no máximo ${plural(n, { one: '# decisão', other: '# decisões' })}.`,
    roundsAxis: 'rondas · percentagem das partidas',
    decisionsAxis: 'decisões de um jogador · percentagem das partidas',
    roundsHead: 'Rondas',
    decisionsHead: 'Decisões',
    ends: (parts) => `Fim por: ${parts.join(', ')}`,
  },
  insights: {
    title: 'O que salta à vista',
    other: (what, mine, winners) => `${what}: tu ${mine} por partida, os vencedores ${winners}.`,
    none: (n) => `Nas tuas ${games(n)} nada difere dos vencedores para além do acaso.`,
    few: (n) => `Termina ${games(n)} deste tipo e esta página compara-te com os vencedores.`,
    where: 'Mostra-me onde',
    cause: 'Ainda não é uma causa: só anda a par.',
  },
  empty: 'Ainda não há partidas deste tipo.',
  emptyMine: 'Ainda não terminaste nenhuma partida deste tipo. Joga uma até ao fim e ela aparece aqui.',
  note: (n) =>
    `As partidas de bots são jogadas por bots médios, algumas por bots fáceis. A linha que atravessa um ponto ou uma barra é o intervalo de 95 %. Ao todo há ${number(n)} partidas de bots; os gráficos mostram as que têm o número de jogadores e as regras escolhidos.`,
};

import { speechIn } from '../format.ts';
import type { DailyWords } from './en.ts';

const { number, plural } = speechIn('pt');
const people = { one: '# pessoa', other: '# pessoas' };
const points = { one: '# ponto', other: '# pontos' };

export const pt: DailyWords = {
  title: 'Mesa do dia',
  lead: 'Uma mesa por dia para cada jogo. Os sorteios são iguais para todos.',
  streak: (days) => plural(days, { one: '# dia seguido', other: '# dias seguidos' }),
  players: (count) => plural(count, { one: '# jogador', other: '# jogadores' }),
  against: (level) => `contra ${level}`,
  seat: (seat) => `o teu lugar: ${number(seat)}`,
  play: 'Jogar para a classificação',
  goOn: 'Continuar',
  once: 'Uma só tentativa, sem anular jogadas e sem sugestões.',
  until: (time) => `Aberta até: ${time}.`,
  yesterday: (day, time) => `A tua mesa de ${day} ainda está aberta até: ${time}.`,
  why: {
    account: 'Para a classificação precisas de uma conta.',
    age: 'Para a classificação, a tua conta tem de ter pelo menos um dia. Todos podem praticar.',
    games: 'Antes de jogares para a classificação, termina uma partida online. Também conta contra bots.',
  },
  signIn: 'Iniciar sessão',
  offline: 'Sem ligação ao servidor. Aqui podes praticar mesmo sem rede.',
  practise: 'Praticar',
  practiseOn: 'Continuar a praticar',
  practiceHint: 'A prática tem os seus próprios sorteios, hoje iguais para todos. Não conta para a classificação.',
  practised: (count) => `Prática: ${plural(count, points)}`,
  points: (count) => plural(count, points),
  better: (percent, players) => `melhor do que ${number(percent)} % de ${plural(players, people)}`,
  alone: 'Ainda ninguém mais terminou.',
  void: 'A tua tentativa terminou sem resultado.',
  toGame: 'A minha partida',
  chart: (day, players) => `Pontos de ${plural(players, people)}, ${day}`,
  bar: (from, to, count) => `${from === to ? number(from) : `${number(from)} a ${number(to)}`} pontos: ${plural(count, people)}`,
  you: (count) => `tu: ${number(count)}`,
  empty: 'Ainda não há resultados. Aparecem aqui quando o primeiro dia terminar.',
  best: (day, name, count) => `Melhor partida de ${day}: ${name}, ${plural(count, points)}`,
  review: 'Análise da melhor partida',
  share: 'Partilhar',
  copied: 'Copiado',
  notCopied: 'Não foi possível copiar.',
  fair: 'Sorteios justos',
  fairHow:
    'Os sorteios de um dia resultam de um segredo. A sua impressão digital (hash) é publicada antes de alguém poder jogar, em regra na véspera. O próprio segredo é publicado quando o dia termina. Assim, todos podem verificar que nada foi alterado.',
  today: 'Impressão digital de hoje',
  tomorrow: 'Impressão digital de amanhã',
  secret: (day) => `Segredo de ${day}`,
  note: (time) => `Mesa do dia: uma só tentativa, sem anular jogadas e sem sugestões. Aberta até: ${time}.`,
  proof: {
    checked: 'Sorteios justos: verificados.',
    meaning:
      'Nesse dia os sorteios foram iguais para todos. Resultam do segredo do dia, cuja impressão digital foi publicada antes de alguém poder jogar. Não está provado que o operador não tenha escolhido o segredo nem o tenha visto antes.',
  },
  toRanking: 'Para a classificação do dia',
};

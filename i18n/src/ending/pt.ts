import { speechIn } from '../format.ts';
import type { Ending } from './en.ts';

const { list, number, plural, signed } = speechIn('pt');

export const pt: Ending = {
  players: (n) => plural(n, { one: '# jogador', other: '# jogadores' }),
  rounds: (n) => plural(n, { one: '# ronda', other: '# rondas' }),
  chip: {
    won: (name) => `${name}, a partida é tua`,
    place: (name, place, players) => `${name}, lugar ${number(place)} de ${number(players)}`,
  },
  headline: {
    won: (n) => `Ganhaste por ${number(n)}`,
    wonTie: 'Ganhaste no desempate',
    wonPlain: 'Ganhaste',
    lost: (n, names) => `Perdeste por ${number(n)} com ${list(names)}`,
    lostTie: (names) => `Perdeste no desempate com ${list(names)}`,
    lostPlain: (names) => `Perdeste com ${list(names)}`,
    shared: (names) => `Partilhas a vitória com ${list(names)}`,
    wins: (name, n) => `${name} ganha por ${number(n)}`,
    winsTie: (name) => `${name} ganha no desempate`,
    winsPlain: (name) => `${name} ganha`,
    share: (names) => `${list(names)} partilham a vitória`,
    nobody: 'Sem vencedor',
  },
  tie: (label, values) => `Pontos iguais. ${label}: ${list(values)}.`,
  reasons: {
    time: 'O tempo acabou antes do fim.',
    agreed: 'Combinaram terminar a partida mais cedo.',
    operator: 'Terminada antes do fim pelo operador.',
  },
  review: 'Análise',
  toBoard: 'Ver o tabuleiro',
  points: 'De onde vieram os pontos',
  bar: (name, total, parts) => `${name}: ${number(total)} (${parts.join(', ')})`,
  sheet: 'Pontuação completa',
  overRounds: 'Pontos por ronda',
  overRoundsHint: 'se a partida tivesse acabado aí',
  round: 'Ronda',
  start: 'Início',
  turning: {
    title: 'Momentos decisivos',
    own: 'como mudou a tua probabilidade de ganhar, numa estimativa rápida',
    of: (name) => `como mudou a probabilidade de ganhar de ${name}, numa estimativa rápida`,
    change: (percent) => `${signed(percent)} %`,
    looking: 'À procura deles …',
    none: 'Nenhuma jogada mudou muito as probabilidades.',
  },
  share: {
    title: 'Partilhar',
    send: 'Enviar para uma aplicação',
    link: 'Copiar um link',
    file: 'Guardar como ficheiro',
    copied: 'O link foi copiado.',
    failed: 'Este navegador não deixa as páginas copiar. Guarda a partida como ficheiro.',
  },
  device: {
    title: 'Partidas neste dispositivo',
    hint: 'As partidas que acabaste aqui sozinho contra bots. Ficam só neste dispositivo e não contam para nenhum rating.',
    none: 'Ainda nenhuma. Joga uma partida contra bots até ao fim e ela aparece aqui.',
    levels: 'Bot mais forte',
    last: 'Últimas partidas',
    gone: 'já não está guardada',
  },
};

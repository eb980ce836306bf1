import { speechIn } from '../format.ts';
import type { Site } from './en.ts';

const { list, plural } = speechIn('pt');

export const pt: Site = {
  makeTable: 'Escolhe o jogo, os lugares e as regras e começa já: neste dispositivo ou online com amigos.',
  lesson: (game, about) => `Uma lição curta de ${game} no tabuleiro verdadeiro. ${about}`,
  puzzles: (game) => `Problemas de ${game} tirados de partidas de bots fortes, com um rating só teu.`,
  puzzle: (theme, rating) => `Uma jogada é claramente a melhor. Encontra-a. Tema: ${theme}. Rating: ${rating}.`,
  stats: (game) => `O que faz ganhar em ${game}, contado em muitas partidas de bots, e onde tu estás.`,
  players: 'Ratings e resultados de quem joga aqui.',
  account: 'O teu nome, as tuas partidas, as tuas definições.',
  explore: 'Experimenta jogadas para todos os lugares, cria variantes, comenta e partilha o que encontraste.',
  linked: 'Uma partida inteira num link: revê-a e continua a jogar a partir de qualquer momento.',
  board: 'Os números impressos no tabuleiro e como os conhecemos. Compara-os com o teu exemplar.',
  person: 'Ratings e últimas partidas.',
  table: {
    hidden: 'Uma mesa no Caravel',
    hiddenHint: 'Abre o link e toma o teu lugar. Grátis, no navegador, sem conta.',
    open: (free) => plural(free, { one: 'Há 1 lugar livre. É teu!', other: 'Há # lugares livres. Senta-te!' }),
    full: 'Todos os lugares estão ocupados. A partida vai começar.',
    running: 'A partida está a decorrer. Vem ver.',
    finished: 'A partida acabou. Revê-a jogada a jogada.',
    cancelled: 'Esta mesa foi cancelada.',
    with: (game, names) => (names.length > 0 ? `${game} com ${list(names)}` : game),
  },
  review: {
    title: (game) => `Análise de uma partida de ${game}`,
    hint: 'Onde a partida foi ganha e perdida, jogada a jogada.',
  },
  published: (game, name) => `${game}, publicado por ${name}.`,
  kinds: { table: 'Mesa', puzzle: 'Problema', rules: 'Regras', lesson: 'Lição' },
};

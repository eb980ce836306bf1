import type { NoticeWords } from './en.ts';

export const pt: NoticeWords = {
  turn: (game) => `${game}: é a tua vez`,
  nudge: (game, name) => `${game}: ${name} está à espera da tua jogada`,
  reminder: (game) => `${game}: o teu tempo está a acabar`,
  started: (game) => `${game}: a partida começou`,
  ended: (game) => `${game}: a partida terminou`,
  joined: (game) => `${game}: alguém se sentou à tua mesa`,
  asked: (game) => `${game}: os outros esperam a tua resposta`,
  reveal: (game) => `${game}: a mesa está completa. Abre-a nos próximos 10 minutos para a tua parte contar no sorteio`,
  invited: (game) => `${game}: tens um convite para uma mesa`,
  declined: (game) => `${game}: o teu convite foi recusado`,
  uninvited: (game) => `${game}: um convite para ti foi retirado`,
};

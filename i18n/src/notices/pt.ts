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
  open: 'Abrir a mesa',
  footer: 'Recebes esta mensagem porque jogas no Caravel. Podes desligar os e-mails nas definições.',
  confirmSubject: 'Este endereço é teu?',
  confirm: (code) => `Escreve este código nas definições do Caravel para receberes e-mails neste endereço: ${code}`,
  confirmFooter: 'Se não o pediste, não faças nada: não recebes mais nenhum e-mail.',
  resetSubject: 'Escolhe uma nova palavra-passe do Caravel',
  reset: (account) =>
    `Alguém pediu uma palavra-passe nova para a conta ${account} no Caravel. Para a escolheres, abre este link nos próximos 30 minutos. Funciona uma vez:`,
  resetFooter: 'Se não foste tu, não faças nada: a palavra-passe fica como está.',
  changedSubject: 'A tua palavra-passe do Caravel mudou',
  changed: (account) => `A conta ${account} no Caravel tem uma palavra-passe nova. A sessão terminou em todos os outros dispositivos.`,
  changedFooter: 'Se não foste tu, escolhe já uma palavra-passe nova: na página de entrada, «Esqueceste a palavra-passe?».',
};

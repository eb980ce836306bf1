import type { LetterWords } from './en.ts';

export const pt: LetterWords = {
  several: (tables) => `Novidades de ${tables} mesas`,
  more: (count) => `e mais ${count}`,
  tableTurn: (game, names) => `${game}: é a vez de ${names}`,
  tableStarted: (game, names) => `${game}: a partida começou. É a vez de ${names}`,
  tableEnded: (game, names) => `${game}: a partida terminou. Vitória: ${names}`,
  seat: (number) => `Jogador ${number}`,
  mailOff: 'Deixar de receber estes e-mails',
  hookStopped: 'O teu webhook deixou de funcionar',
  hookStoppedText:
    'Durante um dia não conseguimos entregar mensagens ao teu webhook e por isso deixámos de tentar. Verifica o endereço e guarda-o outra vez:',
  open: 'Abrir a mesa',
  footer: 'Recebes esta mensagem porque jogas no Caravel. Podes desligar os e-mails nas definições.',
  confirmSubject: 'Este endereço é teu?',
  confirmLink: 'Abre este link para receberes os e-mails do Caravel neste endereço:',
  confirm: (code) => `Ou escreve este código nas definições do Caravel: ${code}`,
  confirmFooter: 'Se não o pediste, não faças nada: não recebes mais nenhum e-mail.',
  resetSubject: 'Escolhe uma nova palavra-passe do Caravel',
  reset: (account) =>
    `Alguém pediu uma palavra-passe nova para a conta ${account} no Caravel. Para a escolheres, abre este link nos próximos 30 minutos. Funciona uma vez:`,
  resetFooter: 'Se não foste tu, não faças nada: a palavra-passe fica como está.',
  changedSubject: 'A tua palavra-passe do Caravel mudou',
  changed: (account) => `A conta ${account} no Caravel tem uma palavra-passe nova. A sessão terminou em todos os outros dispositivos.`,
  changedFooter: 'Se não foste tu, escolhe já uma palavra-passe nova: na página de entrada, «Esqueceste a palavra-passe?».',
};

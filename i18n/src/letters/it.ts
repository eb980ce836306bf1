import type { LetterWords } from './en.ts';

export const it: LetterWords = {
  several: (tables) => `Novità da ${tables} tavoli`,
  more: (count) => `e altri ${count}`,
  tableTurn: (game, names) => `${game}: tocca a ${names}`,
  tableStarted: (game, names) => `${game}: la partita è cominciata. Tocca a ${names}`,
  tableEnded: (game, names) => `${game}: la partita è finita. Vittoria: ${names}`,
  seat: (number) => `Giocatore ${number}`,
  mailOff: 'Non ricevere più queste e-mail',
  hookStopped: 'Il tuo webhook non funziona più',
  hookStoppedText:
    'Per un giorno non siamo riusciti a consegnare i messaggi al tuo webhook, quindi abbiamo smesso di provare. Controlla l’indirizzo e salvalo di nuovo:',
  open: 'Apri il tavolo',
  footer: 'Ricevi questo messaggio perché giochi su Caravel. Puoi disattivare le e-mail nelle impostazioni.',
  confirmSubject: 'Questo indirizzo è tuo?',
  confirmLink: 'Apri questo link per ricevere le e-mail di Caravel a questo indirizzo:',
  confirm: (code) => `Oppure inserisci questo codice nelle impostazioni di Caravel: ${code}`,
  confirmFooter: 'Se non l’hai chiesto, non fare nulla: non arriveranno altre e-mail.',
  resetSubject: 'Scegli una nuova password per Caravel',
  reset: (account) =>
    `Qualcuno ha chiesto una nuova password per l’account ${account} su Caravel. Per sceglierla, apri questo link entro 30 minuti. Vale una volta sola:`,
  resetFooter: 'Se non sei stato tu, non fare nulla: la password resta quella di prima.',
  changedSubject: 'La tua password per Caravel è stata cambiata',
  changed: (account) => `L’account ${account} su Caravel ha una nuova password. Tutti gli altri dispositivi sono stati disconnessi.`,
  changedFooter: 'Se non sei stato tu, scegli subito una nuova password: nella pagina di accesso, «Password dimenticata?».',
};

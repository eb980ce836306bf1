import type { NoticeWords } from './en.ts';

export const it: NoticeWords = {
  turn: (game) => `${game}: tocca a te`,
  nudge: (game, name) => `${game}: ${name} aspetta la tua mossa`,
  reminder: (game) => `${game}: il tuo tempo sta per scadere`,
  started: (game) => `${game}: la partita è cominciata`,
  ended: (game) => `${game}: la partita è finita`,
  joined: (game) => `${game}: qualcuno si è seduto al tuo tavolo`,
  asked: (game) => `${game}: gli altri aspettano la tua risposta`,
  reveal: (game) => `${game}: il tavolo è al completo. Aprilo entro 10 minuti, così la tua parte del sorteggio conta`,
  open: 'Apri il tavolo',
  footer: 'Ricevi questo messaggio perché giochi su Caravel. Puoi disattivare le e-mail nelle impostazioni.',
  confirmSubject: 'Questo indirizzo è tuo?',
  confirm: (code) => `Inserisci questo codice nelle impostazioni di Caravel per ricevere e-mail a questo indirizzo: ${code}`,
  confirmFooter: 'Se non l’hai chiesto, non fare nulla: non arriveranno altre e-mail.',
  resetSubject: 'Scegli una nuova password per Caravel',
  reset: (account) =>
    `Qualcuno ha chiesto una nuova password per l’account ${account} su Caravel. Per sceglierla, apri questo link entro 30 minuti. Vale una volta sola:`,
  resetFooter: 'Se non sei stato tu, non fare nulla: la password resta quella di prima.',
  changedSubject: 'La tua password per Caravel è stata cambiata',
  changed: (account) => `L’account ${account} su Caravel ha una nuova password. Tutti gli altri dispositivi sono stati disconnessi.`,
  changedFooter: 'Se non sei stato tu, scegli subito una nuova password: nella pagina di accesso, «Password dimenticata?».',
};

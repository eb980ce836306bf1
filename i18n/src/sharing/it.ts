import type { Sharing } from './en.ts';

export const it: Sharing = {
  link: {
    opening: 'Apro la partita …',
    failed: 'Non è stato possibile aprire la partita',
    broken: 'Questo link è incompleto. Copia il link intero e aprilo di nuovo.',
    newer: 'Questo link è stato creato con una versione più recente di Caravel. Ricarica la pagina e apri di nuovo il link.',
    long: 'La partita in questo link è troppo lunga per essere aperta qui.',
    illegal: (why) => `La partita in questo link viola le regole: ${why}`,
    unloaded: 'Non è stato possibile caricare le regole di questo gioco. Controlla la connessione e ricarica la pagina.',
  },
};

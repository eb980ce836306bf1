import type { NoServer } from './en.ts';

export const it: NoServer = {
  title: 'Questo sito non ha un server',
  hint: 'Per i tavoli online, gli account e le classifiche ne serve uno. Qui giochi contro i bot o con gli amici allo stesso schermo, impari i giochi, risolvi problemi e rivedi le tue partite. Tutto resta su questo dispositivo.',
  here: {
    heading: 'Che cosa puoi fare qui',
    text: [
      'Gioca contro bot di cinque livelli o con gli amici davanti a uno schermo solo. Impara con lezioni guidate, risolvi problemi e analizza le tue partite per vedere dove sono state vinte e perse.',
      'Questo sito non ha un server: tutto avviene sul tuo dispositivo e funziona anche offline. Per giocare con gli amici, ciascuno al proprio schermo, serve un sito con un server.',
    ],
  },
  privacy: {
    lead: 'Niente pubblicità, niente tracciamento, niente cookie, niente account. Questo sito non ha un server: ciò che fai resta sul tuo dispositivo.',
    parts: [
      {
        heading: 'Sul tuo dispositivo',
        text: [
          'Le partite, le impostazioni, le lezioni e il rating dei problemi restano nel tuo browser, e così le pagine stesse, perché tu possa giocare offline. Rimangono finché non li cancelli: i singoli tavoli nella pagina iniziale, tutto quanto nelle impostazioni del browser.',
          'Altri siti il cui indirizzo comincia con lo stesso nome condividono questa memoria e potrebbero leggerla.',
        ],
      },
      {
        heading: 'Che cosa viene inviato',
        text: [
          'Nulla di te né delle tue partite. Le pagine prendono solo i propri file dall’host web su cui si trovano e non caricano nulla da altri siti. Non ci sono notifiche.',
          'Un link a una partita contiene tutta la partita. Chi ha il link può vederla, l’host web no.',
        ],
      },
      {
        heading: 'L’host web',
        text: [
          'Come ogni host web, vede l’indirizzo di rete e il browser di chi scarica un file e può tenere dei registri. Che cosa conserva e per quanto tempo dipende dall’host e da chi gestisce questo sito.',
        ],
      },
      {
        heading: 'I tuoi dati, la tua scelta',
        text: ['Puoi salvare ogni partita come file e aprirla altrove. Se cancelli i dati di questo sito nel browser, non resta nulla.'],
      },
    ],
  },
};

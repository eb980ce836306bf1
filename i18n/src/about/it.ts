import type { About } from './en.ts';

export const it: About = {
  about: {
    title: 'Informazioni su Caravel',
    lead: 'Con Caravel giochi, studi e simuli nel browser due grandi giochi da tavolo. È gratis, senza pubblicità e senza bisogno di un account.',
    parts: [
      {
        heading: 'Che cosa puoi fare qui',
        text: [
          'Gioca contro bot di cinque livelli o con gli amici, dal vivo o nell’arco di più giorni, davanti a uno schermo solo o ciascuno al proprio. Impara con lezioni guidate, risolvi problemi e analizza le tue partite per vedere dove sono state vinte e perse.',
          'Le partite contro i bot su questo dispositivo non hanno bisogno di un server e funzionano anche offline. Il server serve solo per giocare con altre persone e per la classifica del giorno.',
        ],
      },
      {
        heading: 'Un progetto indipendente',
        text: [
          'Caravel è una realizzazione indipendente delle regole di due giochi da tavolo. Non è prodotto, approvato né concesso in licenza dai loro autori o editori. I nomi {games} e tutti gli altri nomi dei giochi appartengono ai rispettivi proprietari. Li usiamo solo per dire quali regole sono realizzate.',
          'Caravel non contiene né testi né immagini degli editori: spieghiamo le regole con parole nostre e ogni disegno è nostro. I numeri stampati sui componenti sono fatti dei giochi. Dove un numero non si trova in un regolamento ma è stato ricostruito da noi, i dati lo dicono.',
          'Se un gioco ti piace, compralo: dal vivo è bellissimo.',
        ],
      },
      {
        heading: 'Codice aperto',
        text: ['Il programma è software libero con licenza MIT. Chiunque può leggerlo, modificarlo e gestire un proprio server.'],
      },
    ],
  },
  privacy: {
    title: 'Riservatezza',
    lead: 'Niente pubblicità, niente tracciamento, niente terze parti. Le nostre pagine non caricano nulla da altri siti e conserviamo solo ciò che serve per giocare.',
    parts: [
      {
        heading: 'Sul tuo dispositivo',
        text: [
          'Le partite su questo dispositivo, le impostazioni di visualizzazione, le lezioni e il rating dei problemi restano nel tuo browser. Non ci vengono inviati e rimangono finché non li cancelli.',
          'Quando giochi online, un cookie ti tiene collegato. Il browser lo conserva al massimo per un anno, ma l’accesso finisce dopo 180 giorni. Dopo un accesso con password, un secondo cookie ricorda il dispositivo per 400 giorni, così nessuno può bloccarti tirando a indovinare. Non ci sono altri cookie.',
        ],
      },
      {
        heading: 'Sul server',
        text: [
          'Un ospite ha un nome, una lingua e le impostazioni delle notifiche. Un ospite che non si è mai seduto a un tavolo e non ha mai scritto nulla viene eliminato 90 giorni dopo l’ultima visita, se il gestore non ha scelto un altro termine.',
          'Un account ha anche un nome di accesso, una password o delle passkey e, se lo indichi, un indirizzo e-mail. Della password si conserva solo un hash, di una passkey solo la metà pubblica.',
          'Per ogni accesso conserviamo il tipo di browser e di sistema e l’ultimo utilizzo, così puoi chiuderlo. Finisce quando esci, e comunque dopo 180 giorni. Codici e link scadono in pochi minuti, quelli del gestore in un giorno.',
          'Tavoli, mosse, chat, risultati, rating e ciò che pubblichi restano nel database di questo server finché esiste il sito o finché non elimini l’account.',
        ],
      },
      {
        heading: 'Indirizzi e registri',
        text: [
          'Il tuo indirizzo di rete viene usato solo in memoria, per limitare quante richieste può fare una persona. Non viene scritto su disco. Il server registra gli errori, non le visite. Un proxy del gestore può tenere registri propri.',
        ],
      },
      {
        heading: 'Notifiche',
        text: [
          'Ricevi solo le notifiche che attivi. Le e-mail passano dal server di posta del gestore. Le notifiche push passano, cifrate, dal servizio di chi produce il tuo browser. Un webhook va all’indirizzo che indichi. Per 30 giorni conserviamo che cosa è stato inviato, così nulla arriva due volte.',
        ],
      },
      {
        heading: 'I tuoi dati, la tua scelta',
        text: [
          'Nella pagina «Tu» puoi in ogni momento scaricare tutto ciò che è conservato su di te ed eliminare l’account. Nome, accesso, e-mail, rating e pubblicazioni vengono cancellati. Le partite restano per gli altri giocatori, senza il tuo nome, e così i messaggi della chat.',
          'Se qualcuno viene segnalato, la segnalazione e la decisione del gestore vengono conservate.',
        ],
      },
    ],
  },
  source: 'Codice sorgente',
  operator: 'Chi gestisce questo sito',
  contact: 'Contatto',
  noContact: 'Chi gestisce questo sito non ha indicato un contatto. Se lo conosci, chiedi direttamente.',
  version: (version) => `Caravel ${version}`,
};

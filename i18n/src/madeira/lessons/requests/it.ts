import type { Texts } from './en.ts';

export const it: Texts = {
  steps: {
    leave: {
      heading: 'Quale può aspettare?',
      see: 'Turno 3. Ora Rotte Commerciali vale 16 PP, Urbanizzazione 15 e Spedizioni 6. Guarda i numeri del turno 5 nei Mercati e nelle Colonie.',
      do: 'Conteggia due Richieste e tienine una per il turno 5. Ricava il massimo da tutte e tre. Poi scegli una Città.',
      why: 'Le tue Navi nelle Açores danno 3 PP l’una adesso e 6 nel turno 5. Quelle nel Mercato del Grano scendono da 6 a 4. Quindi Spedizioni aspetta.',
      wrong: {
        urbanization: 'Anche dopo Machico darà 15 PP. Ma allora conteggi adesso Spedizioni per 6 PP, e nel turno 5 ne darebbe 12.',
        routes: 'È il contrario: fino al turno 5 Rotte Commerciali scende da 16 a 11 PP, e Spedizioni sale da 6 a 12.',
        city: 'A Machico hai la maggioranza: 15 PP.',
      },
    },
    row: {
      heading: 'Non solo i dadi',
      see: 'Turno 5. Hai Influenza delle Gilde e Urbanizzazione. La riga I ha Rotte Commerciali e gira i Favori blu o verdi, la riga II ha Prosperità e gira gli arancioni o i viola.',
      do: 'Guarda le tue Navi, i Real e i Favori. Prendi la riga che dà più PP.',
      why: 'Rotte Commerciali vale già 11 PP. La Gilda blu gira la tua Mugnaia, e Influenza delle Gilde sale da 10 a 15 PP.',
      wrong: {
        dice: 'I dadi sono migliori, ma con 4 Real Prosperità vale 4 PP, e i tuoi Favori arancione e viola sono già a faccia in su.',
      },
    },
    real: {
      heading: 'Quanto vale un Real?',
      see: 'Turno 5. L’Alfândega costa 6 Real, oppure 1 Pirata. Nella Regione 1 non hai Lavoratori. Pirati: tu 5, il tuo avversario 9. Hai la Richiesta Prosperità e 14 Real.',
      do: 'Paghi o prendi il Pirata? Scegli quello che ti costa meno PP.',
      why: 'Con Prosperità 6 Real sono 6 PP. Con 6 Pirati ne hai ancora meno del tuo avversario, quindi questo non costa nulla.',
      wrong: {
        pay: 'Prosperità dà 1 PP per ogni Real: ti costa 6 PP. Un Pirata in più non costa nulla, perché il tuo avversario ne ha 9.',
        mill: 'In fondo al Mulino a vento dai 1 PP per 1 Real o 1 Pane. Non guadagni nulla.',
      },
    },
    mill: {
      heading: 'Vendi il Mulino a vento',
      see: 'L’ultimo turno. Hai la Richiesta Prosperità e 6 Real. Cinque Lavoratori hanno fame, hai 8 Pane.',
      do: 'Fai valere 15 PP a Prosperità, non lasciare nessuno affamato, poi concludi.',
      why: 'Dopo il turno 5 un livello non nutre più nessuno. Tre livelli hanno dato 9 Real, e i tuoi 8 Pane bastano per tutti.',
      wrong: {
        bread: 'Di Pane ne hai più del necessario. Prendi i Real.',
        hungry: 'Prosperità accetta al massimo 15 Real. Questo livello lascerebbe solo un Lavoratore affamato.',
        done: 'Prosperità non vale ancora 15 PP, e hai Pane che avanza.',
      },
    },
  },
};

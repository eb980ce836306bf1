import type { Texts } from './en.ts';

export const it: Texts = {
  steps: {
    free: {
      heading: 'Il dado giusto',
      see: 'Hai un 1, un 2 e un 3. L’Amministratore è nella Regione 3, il Comandante nella Regione 1. Hai solo 2 Pane.',
      do: 'Vuoi l’Amministratore adesso e il Comandante dopo. Metti un dado sull’Amministratore senza dare Pane.',
      why: 'I dadi bassi vanno nelle Regioni basse, quelli alti nelle alte. Il tuo 1 è gratis sul Comandante, sull’Amministratore lo è solo il 3.',
      wrong: {
        one: 'A un 1 nella Regione 3 mancano due punti: 2 Pane. Non ne hai altro, e a fine turno quattro Lavoratori hanno fame.',
        two: 'A un 2 nella Regione 3 manca un punto: 1 Pane. Hai un dado che qui è gratis.',
        wasted: 'Solo il 3 è gratis sull’Amministratore. Tienilo per lui.',
        character: 'Prima l’Amministratore: ha posto per due dadi, e il tuo avversario potrebbe occuparlo.',
        pass: 'Hai ancora tre dadi. Usali prima di passare.',
        mill: 'Qui non serve nessuno scambio. Scegli un dado e piazzalo.',
      },
    },
    mill: {
      heading: 'Mancano due Pane',
      see: 'Turno 5. Cinque Lavoratori hanno fame, hai 3 Pane. Hai 8 Pirati, il tuo avversario 9, e in parità perdi di più tu.',
      do: 'A fine turno nutri tutti, così non arriva nessun Pirata. Il Mulino a vento è ancora aperto.',
      why: 'Due Zucchero sono diventati un Grano, quattro Grano due livelli. Così avevano fame solo in tre. Un Pirata in più ti sarebbe costato 8 PP.',
      wrong: {
        exchange: 'Dopo questo scambio le tue Merci non bastano più per due livelli.',
        early:
          'Il tuo Pane non basta per cinque: ogni Pane che manca porta un Pirata, e allora perdi 16 PP invece di 8. Prima usa il Mulino a vento.',
        hungry: 'Qualcuno ha ancora fame e porta un Pirata. Allora perdi 16 PP invece di 8.',
      },
    },
    'pirate-die': {
      heading: 'Senza dadi, ma con un’azione',
      see: 'Non hai più dadi, ma un Lavoratore nella Guardia Cittadina. Cinque Lavoratori hanno fame, hai 4 Pane.',
      do: 'Trova ancora un’azione: raccogli tre Merci, e abbi abbastanza Pane per la fine del turno.',
      why: 'Un dado Pirata rimanda un Lavoratore dalla Guardia Cittadina alla Riserva, e lì nessuno mangia. Ora hanno fame in quattro, e hai 4 Pane.',
      wrong: {
        one: 'A un 1 nella Regione 2 manca un punto: 1 Pane. Allora a fine turno qualcuno ha fame. Gli altri dadi Pirata qui sono gratis.',
        region: 'Lì non hai Lavoratori nelle Piantagioni. Sono tutti e tre nella Regione 2.',
        action: 'Anche il Sindaco dà qualcosa, ma ti si chiedono tre Merci. Raccogli.',
        nothing: 'Il dado è piazzato. Ora prendi il raccolto.',
        pass: 'Puoi ancora agire, perché hai un Lavoratore nella Guardia Cittadina. Se passi ora, a fine turno uno ha fame.',
        mill: 'Un livello in meno dà 1 Pane, ma anche un Lavoratore affamato in più: non guadagni nulla.',
      },
    },
    mayor: {
      heading: 'Pane dalla Città',
      see: 'Cinque Lavoratori hanno fame, e non hai Pane. A Porto Santo un tuo Lavoratore e un Cittadino danno 3 Pane. Machico è tua: 15 PP.',
      do: 'Usa il Sindaco in modo che a fine turno mangino tutti, e tieni la maggioranza a Machico.',
      why: 'In ogni Città in cui hai un Lavoratore il Sindaco dà 2 per ogni tuo Lavoratore e 1 per ogni Cittadino. Sposta i pezzi dove ti servono, poi incassa.',
      wrong: {
        machico:
          'Con un Lavoratore in meno a Machico sei in parità con il Cittadino, che sta più a destra. Urbanizzazione dà 7 PP invece di 15.',
        mill: 'Un livello in meno dà 1 Pane, ma anche un Lavoratore affamato in più. Il Sindaco ne dà cinque.',
        few: 'Non basta per cinque Lavoratori affamati. Ogni Pane che manca porta un Pirata. Prima sposta un pezzo a Porto Santo.',
        harvest: 'Un raccolto dà Merci. A fine turno ti serve Pane.',
        pass: 'Hai ancora un dado, e nessuno ha mangiato. Prima usalo.',
      },
    },
  },
};

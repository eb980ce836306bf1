import type { Texts } from './en.ts';

export const it: Texts = {
  steps: {
    out: {
      heading: 'Una Nave senza Legno',
      see: 'Hai 2 Vino, niente Legno e nessun accesso al Legno. Due tue Navi sono nei Mercati. La seconda casella del Mercato del Vino è libera.',
      do: 'Vendi tutti e due i Vino per 9 Real.',
      why: 'Solo una Nave che lascia la Riserva costa 1 Legno. Una che è già fuori si sposta e basta.',
      wrong: {
        mill: 'Tutti e due i Vino servono al Mercato, e ogni livello nutre un Lavoratore.',
        pass: 'Hai ancora un dado. Anche la casella IV muove una Nave, ma allora il dado è perso.',
        harvest: 'Ora una Nave può muoversi. Usa l’azione del Comandante.',
        elsewhere: 'Lì quella Nave non vende nulla.',
        done: 'Nessuna Nave si è ancora mossa.',
        character: 'Solo il Comandante muove le Navi. Nella Regione 1 il tuo 1 è gratis.',
      },
    },
    slot: {
      heading: 'Fatti posto',
      see: 'Hai 3 Zucchero, 2 Vino e 1 Legno. La casella da 3 Zucchero rende 11 Real, quella da 2 Vino 9. Una tua Nave occupa il posto.',
      do: 'Guadagna 20 Real con un solo turno del Comandante.',
      why: 'Una casella è libera appena la sua Nave parte. La prima Nave è andata al Mercato del Vino, la seconda ha preso il suo posto.',
      wrong: {
        mill: 'Ti servono tutte e cinque le Merci: 3 Zucchero e 2 Vino.',
        pass: 'Hai ancora un dado, e la casella IV muove una Nave sola. Per 20 Real ne servono due.',
        small: 'Sono meno di 20 Real. Prima libera la casella da 3 Zucchero, poi mandaci un’altra Nave.',
        harvest: 'Ora le Navi possono muoversi. Usa l’azione del Comandante.',
        elsewhere: 'Lì quella Nave non vende nulla.',
        done: 'Nessuna Nave si è ancora mossa.',
        character: 'Solo il Comandante muove le Navi. Nella Regione 1 il tuo 1 è gratis.',
      },
    },
    round: {
      heading: 'Il Mercato del turno',
      see: 'Nel turno 3 Rotte Commerciali dà 6 PP per una Nave nel Mercato del Grano, 4 per lo Zucchero e 3 per il Vino. Ne hai una in ognuno: 13 PP.',
      do: 'Fai valere 16 PP a Rotte Commerciali. La casella libera meno cara nel Mercato del Grano costa 3 Grano, e ne hai 2.',
      why: 'Due Vino hanno dato il terzo Grano. Dal Vino al Grano sono 3 PP in più, e la Nave ha reso anche 8 Real.',
      wrong: {
        sugar: 'Dallo Zucchero al Grano sono solo 2 PP in più: 15. Un’altra Nave ne guadagna 3.',
        home: 'Quella Nave è già nel Mercato migliore.',
        mill: 'La casella costa 3 Grano. Tieni i tuoi due: qui un livello non ti serve.',
        pass: 'Hai ancora un dado. Anche la casella IV muove una Nave, ma allora il dado è perso.',
        other: 'Solo il Comandante muove le Navi. Usa la sua azione, e concludila quando la Nave giusta è nel Mercato del Grano.',
      },
    },
    upkeep: {
      heading: 'Legno per le Navi',
      see: 'La fine dell’ultimo turno. Quattro Navi vogliono 4 Legno, ne hai 1. La tua Richiesta Prosperità dà 1 PP per ogni Real. Pirati: tu 8, il tuo avversario 10.',
      do: 'Ogni Legno che non dai porta un Pirata. In parità perdi di più tu. Quanto Legno dai?',
      why: 'Con 9 Pirati ne hai ancora di meno. Due Legno costano 3 Real. Il terzo ne sarebbe costati altri 3, per un Pirata che non cambia nulla.',
      wrong: {
        all: 'Sono 6 Real per tre Legno: 3 PP di troppo. Anche con un Pirata in più ne hai meno del tuo avversario.',
        tie: 'Allora avete 10 Pirati ciascuno. Nella Colonna Ordine di Turno vieni dopo, e perdi 16 PP invece di 8.',
        few: 'Allora hai più Pirati di tutti e perdi 16 PP invece di 8.',
      },
    },
  },
};

import type { Texts } from './en.ts';

export const it: Texts = {
  steps: {
    wood: {
      heading: 'Raccogliere Legno',
      see: 'A fine turno le tue due Navi vogliono 2 Legno. Hai 1 Legno, nessun Real e un dado con 2.',
      do: 'Raccogli in modo che tutte e due le Navi abbiano il loro Legno.',
      why: 'Una Piantagione con del Legno dà 1 Legno e non la sua Merce. Così la Regione 2 ha dato Vino, Zucchero e il Legno che mancava.',
      wrong: {
        region: 'Lì nessun tuo Lavoratore sta dove c’è Legno. A fine turno una Nave resta senza, e ricevi un Pirata.',
        action: 'Il Legno viene dal raccolto. Senza, a fine turno una Nave ti porta un Pirata.',
        pass: 'Hai ancora un dado. Usalo prima di passare.',
        mill: 'Il Mulino a vento non scambia Legno.',
      },
    },
    special: {
      heading: 'Due volte la stessa Piantagione',
      see: 'L’Alfândega è l’Edificio vuoto: nella Regione 1 c’è un Raccolto speciale. Su 1d c’è l’ultimo Legno, e sotto cresce lo Zucchero.',
      do: 'Con il tuo 1 ottieni Vino, Legno e Zucchero.',
      why: 'Il Raccolto speciale finisce con un altro raccolto in una delle Piantagioni. Il Legno su 1d non c’era più, e quindi ha dato Zucchero.',
      wrong: {
        die: 'Lì raccogli una volta sola in ogni Piantagione. Solo il Raccolto speciale ne prende una due volte.',
        wine: 'Questo è un secondo Vino. Su 1d non c’è più Legno, e ora dà Zucchero.',
        done: 'C’è altro da prendere. Usa il raccolto e poi quello in più.',
        pass: 'Hai ancora un dado. Usalo prima di passare.',
        mill: 'Il Mulino a vento dà una Merce per due. Il raccolto dà tre cose gratis.',
      },
    },
    monk: {
      heading: 'Prima libera, poi raccogli',
      see: 'Nella Regione 2 sei su 2a, 2c e 2d. Su 2d ci sono 2 Legno, e sotto cresce il Grano. Il tuo Monaco è a faccia in su.',
      do: 'In questo solo turno ottieni 2 Legno e tre Merci.',
      why: 'Un Favore viene prima del dado. Il Monaco ha tolto tutti e due i Legno da 2d, e il raccolto ha dato Vino, Zucchero e Grano.',
      wrong: {
        'no-monk': 'Così 2d darebbe Legno e niente Grano. Un Favore si usa solo prima del dado.',
        forest: 'Anche la Foresta dà Legno, ma allora su 2d ne resta, e il raccolto non dà Grano.',
        region: 'Le tue tre Piantagioni sono nella Regione 2. Lì c’è l’Amministratore.',
        action: 'Le Piantagioni sono pronte. Raccogli.',
        pass: 'Hai ancora un dado. Usalo prima di passare.',
        mill: 'Qui il Mulino a vento non serve. Usa quello che hai davanti.',
      },
    },
    crops: {
      heading: 'Vino per l’ultimo turno',
      see: 'Turno 4. Quando finisce, le Piantagioni di Zucchero con il simbolo piccolo del Vino passano al Vino, ma solo senza Legno. Su 1d c’è 1 Legno.',
      do: 'Costruisci un Distretto con il Mastro della Gilda, e fai in modo che 1d dia Vino nel turno 5.',
      why: 'Avevi 2 Legno, quindi ne dovevi comunque comprare. È venuto da 1d, e la Piantagione ora può cambiare.',
      wrong: {
        forest: 'Il prezzo è lo stesso, ma il Legno su 1d resta lì, e la Piantagione dà Zucchero fino alla fine.',
        harvest: 'Così non costruisci nessun Distretto. Usa l’azione del Mastro della Gilda.',
        die: 'Solo il Mastro della Gilda costruisce Distretti. È nella Regione 2, dove il tuo 2 è gratis.',
        pass: 'Hai ancora un dado. Usalo prima di passare.',
        mill: 'Il Mulino a vento non costruisce. Usa il tuo dado.',
      },
    },
  },
};

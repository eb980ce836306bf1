import type { Texts } from './en.ts';

export const it: Texts = {
  steps: {
    tie: {
      heading: 'Il pezzo più a destra',
      see: 'Turno 5, niente più dadi. A Funchal il tuo avversario ha Lavoratori sulle caselle 1 e 5, tu ne hai uno sulla 2.',
      do: 'Passa in modo che Funchal ti dia 12 PP per Urbanizzazione invece di 6.',
      why: 'Due contro due è una parità. La vince chi ha il pezzo più a destra, e il tuo è sulla casella 6.',
      wrong: {
        left: 'È due contro due, ma il Lavoratore del tuo avversario sulla casella 5 sta più a destra. Funchal dà ancora 6 PP.',
        city: 'Porto Santo dà al massimo 9 PP, e a Machico il tuo avversario ha tre Lavoratori. Funchal ne dà 12.',
        from: 'Se muovi un Lavoratore dentro Funchal, lì ne hai ancora uno solo.',
        slot: 'Così nessun Lavoratore arriva a Funchal. Con una casella sì.',
        done: 'Manda un Lavoratore: con uno solo Funchal dà appena 6 PP.',
        mill: 'Il Mulino a vento non manda nessuno in Città. Scegli una casella.',
      },
    },
    mayor: {
      heading: 'Due Città con un Sindaco',
      see: 'Hai due Urbanizzazioni. A Machico sei in parità con un Cittadino sulla casella 4, a Funchal con un altro Cittadino e con il tuo avversario sulla 5. Le perdi entrambe.',
      do: 'Usa il Sindaco in modo da avere la maggioranza in tutte e due le Città: 12 e 15 PP.',
      why: 'Il Sindaco sposta anche i Cittadini. Un pezzo in meno contro di te vale quanto uno in più tuo.',
      wrong: {
        half: 'Così vinci al massimo una Città. A Machico il Cittadino è più a destra di te, a Funchal il tuo avversario sulla casella 5.',
        done: 'Una delle due Città dà ancora il numero più basso. Puoi spostare due pezzi.',
        harvest: 'Un raccolto non sposta nessuno nelle Città. Usa l’azione del Sindaco.',
        character:
          'Fra i Personaggi solo il Sindaco sposta pezzi da una casella di Città a un’altra. È nella Regione 3, dove il tuo 3 è gratis.',
        pass: 'Hai ancora un dado. Usalo prima di passare.',
        mill: 'Il Mulino a vento non sposta nessuno nelle Città.',
      },
    },
    guild: {
      heading: 'Una Gilda nuova',
      see: 'Influenza delle Gilde dà 5 PP per ogni Gilda con un Favore a faccia in su. La tua Mugnaia è blu, il tuo Mecenate verde: 10 PP. Hai 3 Legno e 2 Real.',
      do: 'Prendi un Favore che faccia valere 15 PP a Influenza delle Gilde.',
      why: 'Ogni Gilda conta una volta sola. Un Favore arancione o viola dà 5 PP in più, e il Navigatore costa solo i 3 Legno che hai.',
      wrong: {
        same: 'Quel Favore è blu o verde, e queste due Gilde contano già.',
        use: 'Un Favore che usi si gira a faccia in giù. Influenza delle Gilde scenderebbe a 5 PP.',
        harvest: 'Un raccolto non dà Favori. Usa l’azione del Mastro della Gilda.',
        character: 'Solo il Mastro della Gilda dà Favori. È nella Regione 3, dove il tuo 3 è gratis.',
        pass: 'Hai ancora un dado. Usalo prima di passare.',
        mill: 'Il Mulino a vento non dà Favori.',
      },
    },
    lady: {
      heading: 'Il trucco della Lady',
      see: 'Il tuo ultimo turno nella fase C. Mugnaia (blu) e Lady (viola) sono a faccia in su, Vescovo (blu) e Mecenate (verde) a faccia in giù. Hai 5 Real e tre Lavoratori nella Regione 3.',
      do: 'Fai valere 15 PP a Influenza delle Gilde prima di decidere sull’Alfândega.',
      why: 'La Lady ha usato la Casa da Coroa per 4 Real, che ha girato due Favori: il Mecenate e la Lady stessa.',
      wrong: {
        bishop: 'Il Vescovo è blu come la Mugnaia. Quella Gilda conta già.',
        building: 'Solo la Casa da Coroa gira i Favori a faccia in su.',
        miller: 'Allora la Mugnaia è a faccia in giù, e hai già usato il tuo unico Favore di questo turno.',
        done: 'Puoi girare due Favori. Ora la Lady è a faccia in giù e non conta.',
        pay: 'Il Favore viene prima. Dopo aver deciso sull’Edificio è troppo tardi.',
        mill: 'Il Mulino a vento non gira nessun Favore.',
      },
    },
  },
};

import type { Texts } from './en.ts';

export const it: Texts = {
  steps: {
    pay: {
      heading: 'Pagare per niente?',
      see: 'Turno 5. L’Alfândega costa 5 Real, oppure 4 Pirati: il dado Pirata mostra 3. Nella Regione 1 non hai Lavoratori. Pirati: tu 8, il tuo avversario 10.',
      do: 'Paghi o prendi i Pirati? Scegli quello che ti costa meno PP.',
      why: 'Puoi pagare anche un Edificio che non puoi usare. Con 12 Pirati ne avresti avuti di più tu: 16 PP persi invece di 8.',
      wrong: {
        pirates: '8 e 4 fanno 12, più del tuo avversario. Ti costa 16 PP invece di 8, e hai risparmiato solo 5 Real.',
        mill: 'Di Real ne hai abbastanza. Decidi sull’Edificio.',
      },
    },
    watch: {
      heading: 'Chi mandi?',
      see: 'Hai 12 Pirati, il tuo avversario 11. Sei tuoi Lavoratori hanno fame, e hai 6 Pane. Machico è tua per un Lavoratore.',
      do: 'Passa e liberati di 3 Pirati. Non ti devono servire più di 6 Pane, e Machico deve restare tua.',
      why: 'Nella Guardia Cittadina un Lavoratore mangia quanto in una Piantagione. Così i Pirati sono scesi da 12 a 9, e 6 Pane bastano ancora.',
      wrong: {
        home: 'Un Lavoratore dalla Riserva è una bocca in più. Per lui non hai Pane, e a fine turno un Pirata torna.',
        machico: 'Allora a Machico sei in parità, e il tuo avversario sta più a destra. Urbanizzazione dà 7 PP invece di 15.',
        slot: 'Così resti con 12 Pirati, più del tuo avversario. Un’altra scelta te ne toglie 3.',
        done: 'Senza un Lavoratore non se ne va nessun Pirata.',
        mill: 'Il Mulino a vento non scaccia i Pirati.',
      },
    },
    constable: {
      heading: 'Prima la metà, poi tre',
      see: 'La Fortaleza costa 2 Real. Con tre Lavoratori nella Regione 3 puoi mandarne due nella Guardia Cittadina, ognuno per un massimo di 3 Pirati. Il tuo Poliziotto è a faccia in su.',
      do: 'Liberati di tutti i 12 Pirati.',
      why: 'Il Poliziotto toglie la metà, quindi si usa finché sono tanti: da 12 a 6, poi la Fortaleza ne ha tolti 3 e 3. Senza Pirati non perdi PP.',
      wrong: {
        pay: 'La Fortaleza da sola ne toglie 6, e il Poliziotto si usa solo prima di pagare.',
        pirates: 'È proprio la Fortaleza a scacciare i Pirati. Paga i 2 Real.',
        done: 'Ogni Lavoratore che mandi ti toglie 3 Pirati. Puoi mandarne due.',
        mill: 'Il Mulino a vento non scaccia i Pirati.',
      },
    },
    order: {
      heading: 'Pirati in parità',
      see: 'Tu e il tuo avversario avete 11 Pirati ciascuno. Il tuo avversario è passato nella casella III. Le caselle I, II e IV sono libere.',
      do: 'Passa. Scegli una casella che alla fine ti costi meno PP.',
      why: 'Tra chi ha gli stessi Pirati perde meno chi viene prima nella Colonna Ordine di Turno: 8 PP invece di 16.',
      wrong: {
        late: '5 Real sono 1 PP. Ma vieni dopo il tuo avversario, che ha anche lui 11 Pirati, e perdi 16 PP invece di 8.',
        mill: 'Qui il Mulino a vento non serve. Scegli una casella.',
      },
    },
    bread: {
      heading: 'Pirati che non costano',
      see: 'La fine dell’ultimo turno. Hai 16 Pirati, il tuo avversario 7. Sei Lavoratori hanno fame, hai 6 Pane e 1 Real.',
      do: 'Quanto Pane dai? Trova il numero che ti lascia più PP.',
      why: 'I 16 PP li perdi comunque, e fino a 20 Pirati non perdi altro. I 4 Pane tenuti e 1 Real fanno cinque Real: 1 PP.',
      wrong: {
        all: 'Non risparmi nulla: hai comunque più Pirati di tutti. Il Pane che tieni conta come Real, e cinque sono 1 PP.',
        many: 'Tieni troppo poco. Per 1 PP servono cinque Real, e ne hai uno.',
        few: 'Ogni Pirata oltre il ventesimo costa 1 PP. Si mangia quello che il Pane dà.',
      },
    },
  },
};

import type { Texts } from './en.ts';

export const it: Texts = {
  steps: {
    which: {
      heading: 'Quale dei cinque?',
      see: 'Sei il costruttore con 9 dobloni e l’università occupata. Hai cinque impianti, 8 segnalini, 17 coloni e 13 PV in gettoni.',
      do: 'Costruisci il palazzo grande che ti rende di più, con un colono.',
      why: 'Tre impianti grandi e due piccoli contano 8 PV, la sede 4: +12. L’università la occupa subito.',
      wrong: {
        fortress: '18 coloni contano 6 PV: +10. Conta i tuoi impianti.',
        residence: 'Con 8 segnalini conta 4 PV: +8.',
        customs: '13 PV in gettoni contano 3: +7. Va bene per chi spedisce molto.',
        'city-hall': 'Avresti tre palazzi viola: +7.',
        small: 'Sono al massimo 3 PV. Con 9 dobloni oggi puoi avere un palazzo grande.',
        nothing: 'Costruisci e prendi il colono: un palazzo grande vuoto conta solo i suoi 4 PV.',
      },
    },
    race: {
      heading: 'Ce n’è uno solo',
      see: 'Hai cinque impianti e 9 dobloni. Il giocatore successivo ha quattro impianti, 9 dobloni e una cava. Il tuo caffè renderebbe 6.',
      do: 'Scegli un personaggio e prendi ciò che ti serve prima del giocatore successivo.',
      why: 'La sede della corporazione varrà per te 12 PV, e al giocatore successivo ne sarebbe valsa 11. Di ogni palazzo grande ce n’è uno.',
      wrong: {
        trader: '6 dobloni, ma il giocatore successivo fa il costruttore e prende la sede della corporazione. Non torna più.',
        role: 'Hai i soldi adesso, e il giocatore successivo pure: chi costruisce prima prende la sede della corporazione.',
        building:
          'Il giocatore successivo costruisce subito dopo di te e prende la sede della corporazione: perdi gli 8 PV dei tuoi impianti.',
      },
    },
    space: {
      heading: 'Le ultime due caselle',
      see: 'Nella tua città sono libere due caselle. Con le tue due cave un palazzo grande costa tutti i tuoi 8 dobloni. Hai 38 PV, il giocatore successivo 46.',
      do: 'Il prossimo personaggio lo scegli tu. Costruisci ciò che può ancora farti vincere.',
      why: 'Nove palazzi viola con il municipio: 4 PV ora e altri 9 con un colono. Riempie la città, quindi questo round è l’ultimo.',
      wrong: {
        fortress:
          'Dopo un sindaco avresti 24 coloni: 8 PV, 50 in tutto. Anche il giocatore successivo può arrivare a 50, e ha più dobloni.',
        'guild-hall': 'Hai due impianti grandi: conterebbe 4 PV. Guarda i tuoi palazzi viola.',
        nothing: 'Sei indietro di 8 PV. È la tua ultima occasione di costruire.',
        small: 'Occupa una delle due caselle: un palazzo grande non ci sta più. 3 PV non bastano.',
      },
    },
    mayor: {
      heading: 'Un palazzo vuoto conta poco',
      see: 'L’ultimo round. Hai 42 PV, il giocatore successivo 48. Nel tuo municipio non lavora ancora nessuno.',
      do: 'Scegli il tuo ultimo personaggio.',
      why: 'Con un colono il municipio conta 9 PV in più: 51. Prima il palazzo grande, poi il sindaco: pianificali insieme.',
      wrong: {
        captain: 'Non hai merci. Segnano solo gli altri, e il tuo municipio resta vuoto.',
        craftsman: 'Le merci contano solo su una nave, e se ci sarà un capitano lo decide il giocatore successivo.',
        role: 'Non dà più punti. Che cosa manca nel tuo municipio?',
      },
    },
  },
};

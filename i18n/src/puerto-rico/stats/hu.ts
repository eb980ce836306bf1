/** Ahogy Puerto Rico statisztikája nevezi, amit számol. */
import type { GameStats } from './en.ts';

export const hu: GameStats = {
  cards: {
    openings: { title: 'Első szerep', did: 'választotta' },
    taken: { title: 'Épületek és eredményük', did: 'megépítette' },
    chosen: { title: 'Szerepek' },
    play: { title: 'Hordók és pénz' },
  },
  amounts: {
    shipped: 'Elszállított hordók',
    sold: 'Eladott hordók',
    spoiled: 'Eldobott hordók',
    'barrels left': 'Végül maradt hordók',
    quarries: 'Kőbányák',
    'doubloons left': 'Végül maradt dublonok',
  },
  endings: {
    colonists: 'elfogytak a telepesek',
    city: 'megtelt egy város',
    points: 'elfogytak a pontzsetonok',
  },
  insights: {
    shipped: (mine, winners) => `Játékonként ${mine} hordót szállítasz el, a győztesek ${winners} hordót.`,
    sold: (mine, winners) => `Játékonként ${mine} hordót adsz el, a győztesek ${winners} hordót.`,
    spoiled: (mine, winners) => `Játékonként ${mine} hordót dobsz el, a győztesek ${winners} hordót.`,
    'barrels left': (mine, winners) => `A végén ${mine} hordód marad, a győzteseknek ${winners}.`,
    quarries: (mine, winners) => `${mine} kőbányád van, a győzteseknek ${winners}.`,
    'doubloons left': (mine, winners) => `A végén ${mine} dublonod marad, a győzteseknek ${winners}.`,
  },
};

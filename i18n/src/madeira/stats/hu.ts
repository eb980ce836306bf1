/** Ahogy Madeira statisztikája nevezi, amit számol. */
import type { GameStats } from './en.ts';

export const hu: GameStats = {
  cards: {
    openings: { title: 'Első elvárás', did: 'választotta' },
    taken: { title: 'Elvárások és eredményük', did: 'választotta' },
    favors: { title: 'Felhasznált céhtámogatások', did: 'használta' },
    requests: { title: 'Az elvárások pontjai' },
    chosen: { title: 'Karakterek' },
    buildings: { title: 'Épületek' },
    play: { title: 'Kockák, kalózok és készletek' },
  },
  amounts: {
    'unused dice': 'Fel nem használt kockák',
    Pirates: 'Kalózok a végén',
    'Pirates of hunger': 'Kalózok kenyérhiány miatt',
    relocations: 'Áthelyezések a városokban',
    'Bread left': 'Végül maradt kenyér',
    'Reals left': 'Végül maradt reál',
    'Goods left': 'Végül maradt áru',
  },
  insights: {
    'unused dice': (mine, winners) => `Játékonként ${mine} kockát nem használsz fel, a győztesek ${winners} kockát.`,
    Pirates: (mine, winners) => `A végén ${mine} kalózod van, a győzteseknek ${winners}.`,
    'Pirates of hunger': (mine, winners) => `Játékonként ${mine} kalózt kapsz kenyérhiány miatt, a győztesek ${winners} kalózt.`,
    relocations: (mine, winners) => `Játékonként ${mine} áthelyezésed van a városokban, a győzteseknek ${winners}.`,
    'Bread left': (mine, winners) => `A végén ${mine} kenyered marad, a győzteseknek ${winners}.`,
    'Reals left': (mine, winners) => `A végén ${mine} reálod marad, a győzteseknek ${winners}.`,
    'Goods left': (mine, winners) => `A végén ${mine} árud marad, a győzteseknek ${winners}.`,
  },
};

import type { LegendWords } from './en.ts';

export const hu: LegendWords = {
  groups: {
    yours: 'Ami a tiéd',
    land: 'Sziget és város',
    cards: 'Épületkártyák',
    harbour: 'Kikötő',
  },
  texts: {
    doubloons: 'A pénz: ezzel fizetsz az épületekért.',
    points: 'Az nyer, akinek a végén a legtöbb van.',
    colonists: 'Ültetvény, kőbánya és épület csak telepessel működik.',
    sanJuan: 'Itt várnak a munka nélküli telepesek.',
    production: 'Amit a következő iparos hoz neked.',
    cardPoints: 'Ennyit ér az épület a játék végén.',
    plant: 'A széle az épületben készülő áru színét mutatja. A telepese egy ültetvényt lát el.',
    largePlant: 'Itt minden telepes egy ültetvényt lát el.',
    violet: 'Telepessel a hozzá tartozó szerep fázisában segít.',
    largeViolet: 'Telepessel a játék végén további győzelmi pontokat ad.',
  },
  names: { own: 'Pipa' },
  signs: {
    empty: { name: 'Üres kör', text: 'Egy telepes helye. Nélküle itt nem történik semmi.' },
    filled: { name: 'Telepes a körben', text: 'Ez a hely működik.' },
    canPay: { name: 'Aranypénz', text: 'Ennyibe kerül most neked az épület. Ki tudod fizetni.' },
    tooDear: { name: 'Gyűrű', text: 'Ennyibe kerül most neked az épület. Nem tudod kifizetni.' },
    circles: { name: 'Kis körök', text: 'Ennyi telepes dolgozhat ott.' },
    left: { name: 'Szám × jellel', text: 'Ennyi van még ebből az épületből.' },
    prices: { name: 'Árak', text: 'Ennyit fizet a kereskedőház az egyes árukért.' },
    purse: {
      name: 'Érme egy szerepen',
      text: 'Aki a szerepet választja, ezeket a dublonokat is megkapja. A szerepre, amelyet senki sem választ, fordulónként 1 dublon kerül.',
    },
  },
};

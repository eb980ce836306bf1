import { speechIn } from '../format.ts';
import type { DailyWords } from './en.ts';

const { number, plural } = speechIn('hu');
const people = { other: '# ember' };
const points = { other: '# pont' };

export const hu: DailyWords = {
  title: 'A nap asztala',
  lead: 'Minden nap egy asztal játékonként. A húzások és a dobások mindenkinek ugyanazok.',
  streak: (days) => plural(days, { other: '# napja egyfolytában' }),
  players: (count) => plural(count, { other: '# játékos' }),
  against: (level) => `ellenfél: ${level}`,
  seat: (seat) => `a helyed: ${number(seat)}.`,
  play: 'Játék a ranglistáért',
  goOn: 'Folytatás',
  once: 'Egy próbálkozás, visszavonás és tippek nélkül.',
  until: (time) => `Eddig játszható: ${time}.`,
  yesterday: (day, time) => `Az előző napi asztalod (${day}) eddig játszható: ${time}.`,
  why: {
    account: 'A ranglistához fiók kell.',
    age: 'A ranglistához a fiókodnak legalább egynaposnak kell lennie. Gyakorolni bárki gyakorolhat.',
    games: 'Előbb játssz végig egy online játékot, utána játszhatsz a ranglistáért. A botok elleni is számít.',
  },
  signIn: 'Bejelentkezés',
  offline: 'Nincs kapcsolat a szerverrel. Gyakorolni itt hálózat nélkül is lehet.',
  practise: 'Gyakorlás',
  practiseOn: 'Gyakorlás folytatása',
  practiceHint: 'A gyakorlásnak saját húzásai és dobásai vannak, ma mindenkinek ugyanazok. A ranglistába nem számít bele.',
  practised: (count) => `Gyakorlás: ${plural(count, points)}`,
  points: (count) => plural(count, points),
  better: (percent, players) => `jobb, mint ${plural(players, people)} ${number(percent)} %-a`,
  alone: 'Még senki más nem fejezte be.',
  void: 'A próbálkozásod eredmény nélkül ért véget.',
  toGame: 'A játékom',
  chart: (day, players) => `${plural(players, people)} pontjai, ${day}`,
  bar: (from, to, count) => `${from === to ? number(from) : `${number(from)}–${number(to)}`} pont: ${plural(count, people)}`,
  you: (count) => `te: ${number(count)}`,
  empty: 'Még nincs eredmény. Az első nap végén itt jelenik meg.',
  best: (day, name, count) => `A legjobb játék (${day}): ${name}, ${plural(count, points)}`,
  review: 'A legjobb játék elemzése',
  share: 'Megosztás',
  copied: 'Kimásolva',
  notCopied: 'A másolás nem sikerült.',
  fair: 'Tisztességes sorsolás',
  fairHow:
    'Egy nap minden húzása és dobása egy titokból következik. A titok ujjlenyomatát (hash) közzétesszük, mielőtt bárki játszhatna, többnyire az előző napon. Magát a titkot a nap végén tesszük közzé. Így bárki ellenőrizheti, hogy semmi sem változott.',
  today: 'A mai nap ujjlenyomata',
  tomorrow: 'A holnapi nap ujjlenyomata',
  secret: (day) => `A nap titka (${day})`,
  note: (time) => `A nap asztala: egy próbálkozás, visszavonás és tippek nélkül. Eddig játszható: ${time}.`,
  proof: {
    checked: 'Tisztességes sorsolás: ellenőrizve.',
    meaning:
      'Ezen a napon a sorsolás mindenkinek ugyanaz volt. A nap titkából következik, amelynek ujjlenyomatát közzétettük, mielőtt bárki játszhatott volna. Nem bizonyított, hogy az üzemeltető nem választotta meg a titkot, és nem nézte meg előre.',
  },
  toRanking: 'A nap ranglistájához',
};

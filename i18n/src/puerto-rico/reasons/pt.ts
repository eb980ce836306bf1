import { speechIn } from '../../format.ts';
import { pt as words } from '../pt.ts';
import type { Reasons } from './en.ts';

const { number, plural } = speechIn('pt-PT');
const { amounts, goods } = words;

export const pt: Reasons = {
  costs: (cost, have) => `Agora custa-te ${amounts.doubloons(cost)}, mas só tens ${number(have)}.`,
  citySpaces: (places, left) =>
    `Ocupa ${amounts.spaces(places)} na tua cidade, mas só tens ${plural(left, { one: '# livre', other: '# livres' })}.`,
  cityFull: (places) => `Os ${amounts.spaces(places)} da tua cidade estão ocupados.`,
  islandFull: (places) => `Os ${amounts.spaces(places)} da tua ilha estão ocupados.`,
  noBarrel: (good) => `Não tens ${goods[good]}.`,
  onOther: (good, holds) => `O ${goods[good]} vai para o navio de ${number(holds)} barris, que já o leva.`,
  takesMore: (holds, count) => `No navio de ${number(holds)} barris cabem mais: ${amounts.barrels(count)}.`,
  houseHas: (good) => `A casa de comércio já tem ${goods[good]}.`,
  noQuarries: 'Já não há pedreiras.',
  notProduced: (good) => `Não produziste ${goods[good]}.`,
  supplyEmpty: (good) => `Na reserva já não há ${goods[good]}.`,
  roles: 'As funções escolhem-se quando todos tiverem acabado esta.',
  plantations: 'As plantações e pedreiras tiram-se na fase do colonizador.',
  buildings: 'Os edifícios compram-se na fase do construtor.',
  colonists: 'Os colonos colocam-se na fase do alcaide.',
  supply: 'As mercadorias produzem-se na fase do produtor.',
  goods: 'As mercadorias vendem-se na fase do comerciante e carregam-se na do capitão.',
};

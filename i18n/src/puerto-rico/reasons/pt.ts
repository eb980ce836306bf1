import { speechIn } from '../../format.ts';
import { pt as words } from '../pt.ts';
import type { Reasons } from './en.ts';

const { number } = speechIn('pt-PT');
const { amounts, goods } = words;

export const pt: Reasons = {
  costs: (cost, have) => `Agora custa-te ${amounts.doubloons(cost)}, e tens ${number(have)}.`,
  citySpaces: (places, left) => `Ocupa ${amounts.spaces(places)} na cidade, e restam-te ${number(left)}.`,
  cityFull: (places) => `Os ${amounts.spaces(places)} da tua cidade estão ocupados.`,
  islandFull: (places) => `Os ${amounts.spaces(places)} da tua ilha estão ocupados.`,
  noBarrel: (good) => `Não tens ${goods[good]}.`,
  onOther: (good, holds) => `Este tipo vai para o navio de ${number(holds)} barris, que já o leva: ${goods[good]}.`,
  takesMore: (holds, count) => `No navio de ${number(holds)} barris cabem mais: ${amounts.barrels(count)}.`,
  houseHas: (good) => `A casa de comércio já tem ${goods[good]}.`,
  noQuarries: 'Já não há pedreiras.',
  notProduced: (good) => `Não produziste ${goods[good]}.`,
  supplyEmpty: (good) => `Na reserva já não há ${goods[good]}.`,
  roles: 'As funções escolhem-se quando todos tiverem acabado esta.',
  plantations: 'As plantações e pedreiras tiram-se na fase do Colonizador.',
  buildings: 'Os edifícios compram-se na fase do Construtor.',
  colonists: 'Os colonos colocam-se na fase do Alcaide.',
  supply: 'As mercadorias produzem-se na fase do Produtor.',
  goods: 'As mercadorias vendem-se na fase do Comerciante e carregam-se na do Capitão.',
};

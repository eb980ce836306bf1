import { speechIn } from '../../format.ts';
import type { RuleSetWords } from './en.ts';

const { number, plural } = speechIn('pt');

export const pt: RuleSetWords = {
  rule: 'Regra',
  editions: { second: '2.ª edição', first: '1.ª edição' },
  booklets: {
    '2nd': 'Inglês, 2022',
    '1st-de': 'Alemão',
    '1st-it': 'Italiano',
    '1st-hu': 'Húngaro',
  },
  differences: {
    startingPirates: { label: 'Piratas no início, cada jogador', value: number },
    diceBeforeWorkers: {
      label: 'Dados e personagens da ronda 1 já na mesa antes da primeira colocação',
      value: (is) => (is ? 'sim' : 'não'),
    },
    placesInOneTurn: {
      label: 'Primeira colocação',
      value: (is) => (is ? 'uma volta: cidade e Campos juntos' : 'duas voltas: cidade, depois Campos'),
    },
    realsAtBottom: {
      label: '1 PP no fundo do Moinho de Vento dá',
      value: (n) => `1 Pão ou ${plural(n, { one: '# Real', other: '# Reais' })}`,
    },
    lowerWithoutWorker: { label: 'Urbanização numa cidade sem Trabalhador teu', value: (is) => (is ? 'número menor' : '0 PP') },
    supportBread: { label: 'Pães da recompensa Apoio Real', value: number },
    takenFavorUp: {
      label: 'Um Favor acabado de obter com o Mestre da Guilda fica',
      value: (is) => (is ? 'virado para cima' : 'virado para baixo'),
    },
    capitaniaPoints: { label: 'PP da Capitania com três ou mais Trabalhadores', value: number },
    scoutCityPoints: { label: 'PP quando o Explorador leva um Trabalhador para uma cidade', value: number },
    woodPaidAtOnce: { label: 'A Madeira comprada paga-se', value: (is) => (is ? 'logo' : 'no fim da vez') },
    rewardsBeforeWorkers: {
      label: 'As Recompensas do Rei estão à vista antes de se colocar o primeiro Trabalhador numa cidade',
      value: (is) => (is ? 'sim' : 'não'),
    },
  },
};

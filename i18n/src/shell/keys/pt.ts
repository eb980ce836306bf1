import type { KeyWords } from './en.ts';

export const pt: KeyWords = {
  title: 'Teclas',
  does: {
    arrows: 'Passar de uma opção para outra',
    enter: 'Escolher',
    escape: 'Escolher de novo',
    digits: 'Carregar num botão numerado',
    u: 'Desfazer',
    c: 'Confirmar',
    r: 'O que aconteceu desde a minha última jogada',
    h: 'Sugestão',
    l: 'Legenda',
    e: 'Explicar o que está selecionado',
  },
};

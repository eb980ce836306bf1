import type { Sharing } from './en.ts';

export const pt: Sharing = {
  link: {
    opening: 'A abrir a partida …',
    failed: 'Não foi possível abrir a partida',
    broken: 'Este link está incompleto. Copia o link inteiro e abre-o de novo.',
    newer: 'Este link foi criado com uma versão mais recente do Caravel. Recarrega a página e abre o link de novo.',
    long: 'A partida neste link é demasiado longa para abrir aqui.',
    illegal: (why) => `A partida neste link não respeita as regras: ${why}`,
    unloaded: 'Não foi possível carregar as regras deste jogo. Verifica a ligação e recarrega a página.',
  },
};

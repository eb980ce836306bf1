import { speechIn } from '../format.ts';
import type { Sharing } from './en.ts';

const { plural } = speechIn('pt');

export const pt: Sharing = {
  link: {
    opening: 'A abrir a partida …',
    failed: 'Não foi possível abrir a partida',
    broken: 'Este link está incompleto. Copia o link inteiro e abre-o de novo.',
    newer: 'Este link foi criado com uma versão mais recente do Caravel. Recarrega a página e abre o link de novo.',
    long: 'A partida neste link é demasiado longa para abrir aqui.',
    unloaded: 'Não foi possível carregar as regras deste jogo. Verifica a ligação e recarrega a página.',
  },
  file: {
    other: 'Não vem do Caravel.',
    newer: 'Vem de uma versão mais recente do Caravel. Recarrega a página e tenta outra vez.',
    large: 'É demasiado grande.',
    rules: 'Esta página não conhece as regras que usa.',
    position: 'A posição inicial não pode surgir numa partida.',
    move: (n, rule) => `A jogada ${n} não é permitida${rule && ` (${rule})`}.`,
    line: (n, rule) => (rule ? `A jogada da linha ${n} não é permitida (${rule}).` : `A linha ${n} está danificada.`),
    damaged: 'Falta uma parte ou está danificada.',
  },
  analysis: {
    loading: 'A carregar a análise …',
    untitled: { review: 'Análise', exploration: 'Exploração' },
    by: (name) => `publicada por ${name}`,
    points: (points) => plural(points, { one: '# ponto', other: '# pontos' }),
    unfinished: 'Esta partida não terminou.',
    open: 'Abrir a partida',
    openReview: 'Ver a análise',
    missing: 'Esta análise não existe. Talvez tenha sido removida.',
    closed: 'Esta partida ainda está a decorrer. A análise abre quando a partida terminar.',
    remove: 'Remover esta análise',
    removeSure: 'O link deixa de funcionar.',
    removed: 'Removida.',
    mine: 'Análises publicadas',
    mineHint: 'Qualquer pessoa com o link pode vê-las.',
    removeIt: (name) => `Remover ${name}`,
  },
  publish: {
    title: 'Publicar',
    hint: 'Qualquer pessoa com o link vê a partida e o que encontraste nela. Podes removê-la a qualquer momento.',
    name: 'Título',
    go: 'Publicar',
    link: 'Link da análise',
    copy: 'Copiar o link',
    running: 'Esta partida ainda está a decorrer. Podes publicá-la quando terminar.',
    bad: 'O servidor não aceita esta partida.',
    large: 'Esta análise é demasiado grande para publicar.',
  },
};

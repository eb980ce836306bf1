import type { NoServer } from './en.ts';

export const pt: NoServer = {
  title: 'Este sítio não tem servidor',
  hint: 'As mesas online, as contas e as classificações precisam de um. Aqui jogas contra bots ou com amigos no mesmo ecrã, aprendes os jogos, resolves problemas e revês as tuas partidas. Tudo fica neste dispositivo.',
  here: {
    heading: 'O que podes fazer aqui',
    text: [
      'Joga contra bots de cinco níveis ou com amigos num só ecrã. Aprende com lições guiadas, resolve problemas e analisa as tuas partidas para veres onde foram ganhas e perdidas.',
      'Este sítio não tem servidor: tudo acontece no teu dispositivo e também funciona sem rede. Para jogares com amigos, cada um no seu ecrã, é preciso um sítio com servidor.',
    ],
  },
  privacy: {
    lead: 'Sem publicidade, sem rastreio, sem cookies, sem conta. Este sítio não tem servidor: o que fazes fica no teu dispositivo.',
    parts: [
      {
        heading: 'No teu dispositivo',
        text: [
          'As partidas, as definições, as lições e o rating dos problemas ficam no teu navegador, tal como as próprias páginas, para poderes jogar sem rede. Permanecem até os apagares: cada mesa na página inicial, tudo nas definições do navegador.',
          'Outros sítios cujo endereço comece pelo mesmo nome partilham este armazenamento e poderiam lê-lo.',
        ],
      },
      {
        heading: 'O que é enviado',
        text: [
          'Nada sobre ti nem sobre as tuas partidas. As páginas só vão buscar os seus próprios ficheiros ao alojamento onde se encontram e não carregam nada de outros sítios. Não há notificações.',
          'Um link para uma partida contém a partida inteira. Quem tem o link pode vê-la, o alojamento não.',
        ],
      },
      {
        heading: 'O alojamento',
        text: [
          'Como qualquer alojamento, vê o endereço de rede e o navegador de quem descarrega um ficheiro e pode manter registos. O que guarda, e durante quanto tempo, depende do alojamento e de quem gere este sítio.',
        ],
      },
      {
        heading: 'Os teus dados, a tua escolha',
        text: [
          'Podes guardar cada partida como ficheiro e abri-la noutro lado. Se apagares os dados deste sítio no navegador, não fica nada.',
        ],
      },
    ],
  },
};

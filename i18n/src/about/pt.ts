import type { About } from './en.ts';

export const pt: About = {
  about: {
    title: 'Sobre o Caravel',
    lead: 'Com o Caravel jogas, estudas e simulas no navegador dois grandes jogos de tabuleiro. É grátis, não tem publicidade e não precisas de conta.',
    parts: [
      {
        heading: 'O que podes fazer aqui',
        text: [
          'Joga contra bots de cinco níveis ou com amigos, ao vivo ou ao longo de vários dias, num só ecrã ou cada um no seu. Aprende com lições guiadas, resolve problemas e analisa as tuas partidas para veres onde foram ganhas e perdidas.',
          'As partidas contra bots neste dispositivo não precisam de servidor e funcionam sem rede. Só precisas de um servidor para jogar com outras pessoas e para a classificação do dia.',
        ],
      },
      {
        heading: 'Um projeto independente',
        text: [
          'O Caravel é uma implementação independente das regras de dois jogos de tabuleiro. Não é feito, apoiado nem licenciado pelos seus autores ou editoras. Os nomes {games} e todos os outros nomes dos jogos pertencem aos seus donos. Usamo-los apenas para dizer que regras estão implementadas.',
          'O Caravel não contém textos nem imagens das editoras: explicamos as regras por palavras nossas e todos os desenhos são nossos. Os números impressos nos componentes são factos dos jogos. Quando um número não está num livro de regras e foi reconstruído por nós, os dados dizem-no.',
          'Se gostares de um jogo, compra-o: ao vivo é lindíssimo.',
        ],
      },
      {
        heading: 'Código aberto',
        text: ['O programa é software livre com a licença MIT. Qualquer pessoa o pode ler, alterar e pôr a correr num servidor próprio.'],
      },
    ],
  },
  privacy: {
    title: 'Privacidade',
    lead: 'Sem publicidade, sem rastreio, sem terceiros. As nossas páginas não carregam nada de outros sítios e só guardamos o que é preciso para jogar.',
    parts: [
      {
        heading: 'No teu dispositivo',
        text: [
          'As partidas neste dispositivo, as definições de visualização, as lições e o rating dos problemas ficam no teu navegador. Não nos são enviados e permanecem até os apagares.',
          'Quando jogas online, um cookie mantém a tua sessão. O navegador guarda-o no máximo durante um ano, mas a sessão acaba ao fim de 180 dias. Depois de entrares com palavra-passe, um segundo lembra-se do dispositivo durante 400 dias, para que ninguém te bloqueie ao tentar adivinhar. Não há outros cookies.',
        ],
      },
      {
        heading: 'No servidor',
        text: [
          'Um convidado tem um nome, uma língua e definições de notificações. Um convidado que nunca se sentou a uma mesa nem escreveu nada é apagado 90 dias depois da última visita, a não ser que o operador tenha escolhido outro prazo.',
          'Uma conta tem ainda um nome de acesso, uma palavra-passe ou chaves de acesso e, se o indicares, um endereço de e-mail. Da palavra-passe só guardamos um hash; de uma chave de acesso, só a metade pública.',
          'De cada sessão guardamos o tipo de navegador e de sistema e a última utilização, para que a possas terminar. Acaba quando sais e, o mais tardar, ao fim de 180 dias. Os códigos e links expiram em minutos, os do operador num dia.',
          'Mesas, jogadas, chat, resultados, ratings e o que publicas ficam na base de dados deste servidor enquanto o sítio existir ou até apagares a tua conta.',
        ],
      },
      {
        heading: 'Endereços e registos',
        text: [
          'O teu endereço de rede só é usado em memória, para limitar quanto cada um pode pedir. Não é escrito em disco. O servidor regista erros, não visitas. Um proxy do operador pode ter os seus próprios registos.',
        ],
      },
      {
        heading: 'Notificações',
        text: [
          'Só recebes as notificações que ativares. O e-mail passa pelo servidor de correio do operador. As notificações push passam, cifradas, pelo serviço de quem faz o teu navegador. Um webhook vai para o endereço que indicares. Guardamos durante 30 dias o que foi enviado, para que nada chegue duas vezes.',
        ],
      },
      {
        heading: 'Os teus dados, a tua escolha',
        text: [
          'Na página «Tu» podes, a qualquer momento, descarregar tudo o que está guardado sobre ti e apagar a conta. O nome, o acesso, o e-mail, os ratings e as publicações são então apagados. As partidas ficam para os outros jogadores, sem o teu nome, tal como as mensagens do chat.',
          'Se alguém for denunciado, a denúncia e a decisão do operador são guardadas.',
        ],
      },
    ],
  },
  source: 'Código-fonte',
  operator: 'Quem gere este sítio',
  contact: 'Contacto',
  noContact: 'Quem gere este sítio não indicou um contacto. Se conheces essa pessoa, pergunta-lhe diretamente.',
  version: (version) => `Caravel ${version}`,
};

import { speechIn } from '../format.ts';
import type { AlertWords } from './en.ts';

const { plural } = speechIn('pt');

export const pt: AlertWords = {
  hook: 'Chat ou webhook',
  hookHint: 'Recebe os avisos num chat, ou chama um programa teu.',
  service: 'Enviar para',
  services: { own: 'Um programa meu', discord: 'Discord', slack: 'Slack', ntfy: 'ntfy', telegram: 'Telegram' },
  address: 'Endereço',
  addressHints: {
    own: 'Enviamos JSON assinado para este endereço.',
    discord: 'No Discord, nas definições de um canal: Integrações, Webhooks, Copiar URL do webhook.',
    slack: 'No Slack, cria um webhook de entrada para um canal e copia o endereço.',
    ntfy: 'O endereço do teu tópico, por exemplo https://ntfy.sh/o-meu-topico',
    telegram: 'O @BotFather dá-te um token, depois: https://api.telegram.org/bot<token>/sendMessage?chat_id=<chat>',
  },
  secret: 'Cada mensagem é assinada com este segredo. Só é mostrado uma vez:',
  failing: (count, reason) =>
    `${plural(count, { one: '# mensagem não foi entregue', other: '# mensagens seguidas não foram entregues' })} (${reason}).`,
  retry: (time) => `Tentamos outra vez às ${time}.`,
  stopped: 'Deixámos de tentar. Verifica o endereço e guarda-o outra vez.',
  times: 'Quando e com que frequência',
  quiet: 'Horas de silêncio',
  quietHint: 'Os avisos esperam e chegam depois numa só mensagem.',
  from: 'Das',
  until: 'Às',
  zone: 'Fuso horário',
  every: 'Com que frequência',
  noLimit: 'Sempre que acontece alguma coisa',
  minutes: (count) => `No máximo um a cada ${plural(count, { one: '# minuto', other: '# minutos' })}`,
  hours: (count) => `No máximo um a cada ${plural(count, { one: '# hora', other: '# horas' })}`,
  mentions: 'Menções em chats de grupo',
  mentionsHint: 'Uma mesa pode escrever num chat de grupo. Menciona-te lá, se disseres quem és.',
  ids: { discord: 'ID de utilizador do Discord', slack: 'ID de membro do Slack', telegram: 'Nome no Telegram' },
  group: 'Chat de grupo',
  groupHint: 'Diz a um chat de grupo de quem é a vez. Os outros veem que existe, mas não o endereço.',
  groupIs: (service) => `Esta mesa escreve no ${service} de quem é a vez.`,
  groupOwn: 'Esta mesa diz a um programa de quem é a vez.',
  nameMe: 'Mencionar-me lá',
  mail: {
    confirmTitle: 'Confirma o teu endereço',
    confirmAsk: (email, name) => `Enviar para ${email} os avisos das partidas de ${name}?`,
    confirm: 'Sim, quero receber e-mails',
    confirmed: 'O teu endereço está confirmado.',
    confirmDead: 'Este link já foi usado ou é demasiado antigo. Podes pedir outro nas definições.',
    offTitle: 'Desligar os e-mails',
    offAsk: (email, name) => `Deixar de enviar para ${email} e-mails das partidas de ${name}?`,
    off: 'Desligar os e-mails',
    isOff: 'Não recebes mais e-mails. Podes ligá-los outra vez nas definições.',
    offDead: 'Este endereço já não é usado: não recebes e-mails.',
  },
};

import { speechIn } from '../format.ts';
import type { AlertWords } from './en.ts';

const { plural } = speechIn('it');

export const it: AlertWords = {
  hook: 'Chat o webhook',
  hookHint: 'Ricevi gli avvisi in una chat, o chiama un tuo programma.',
  service: 'Invia a',
  services: { own: 'Un mio programma', discord: 'Discord', slack: 'Slack', ntfy: 'ntfy', telegram: 'Telegram' },
  address: 'Indirizzo',
  addressHints: {
    own: 'Inviamo JSON firmato a questo indirizzo.',
    discord: 'In Discord, nelle impostazioni di un canale: Integrazioni, Webhook, Copia URL webhook.',
    slack: 'In Slack crea un webhook in entrata per un canale e copia il suo indirizzo.',
    ntfy: 'L’indirizzo del tuo argomento, per esempio https://ntfy.sh/il-mio-argomento',
    telegram: '@BotFather ti dà un token, poi: https://api.telegram.org/bot<token>/sendMessage?chat_id=<chat>',
  },
  secret: 'Ogni messaggio è firmato con questo segreto. Viene mostrato una volta sola:',
  failing: (count, reason) =>
    `${plural(count, { one: '# messaggio non è stato consegnato', other: '# messaggi di fila non sono stati consegnati' })} (${reason}).`,
  retry: (time) => `Riproviamo alle ${time}.`,
  stopped: 'Abbiamo smesso di provare. Controlla l’indirizzo e salvalo di nuovo.',
  times: 'Quando e quanto spesso',
  quiet: 'Ore di silenzio',
  quietHint: 'Gli avvisi aspettano e arrivano dopo in un solo messaggio.',
  from: 'Dalle',
  until: 'Alle',
  zone: 'Fuso orario',
  every: 'Quanto spesso',
  noLimit: 'Ogni volta che succede qualcosa',
  minutes: (count) => `Al massimo uno ogni ${plural(count, { one: '# minuto', other: '# minuti' })}`,
  hours: (count) => `Al massimo uno ogni ${plural(count, { one: '# ora', other: '# ore' })}`,
  mentions: 'Menzioni nelle chat di gruppo',
  mentionsHint: 'Un tavolo può scrivere in una chat di gruppo. Ti menziona lì, se dici chi sei.',
  ids: { discord: 'ID utente Discord', slack: 'ID membro Slack', telegram: 'Nome Telegram' },
  group: 'Chat di gruppo',
  groupHint: 'Di’ a una chat di gruppo a chi tocca. Gli altri vedono che c’è, ma non l’indirizzo.',
  groupIs: (service) => `Questo tavolo scrive su ${service} a chi tocca.`,
  groupOwn: 'Questo tavolo dice a un programma a chi tocca.',
  nameMe: 'Nomina anche me',
  mail: {
    confirmTitle: 'Conferma il tuo indirizzo',
    confirmAsk: (email, name) => `Inviare a ${email} gli avvisi sulle partite di ${name}?`,
    confirm: 'Sì, inviatemi le e-mail',
    confirmed: 'Il tuo indirizzo è confermato.',
    confirmDead: 'Questo link è già stato usato o è troppo vecchio. Nelle impostazioni puoi chiederne uno nuovo.',
    offTitle: 'Disattiva le e-mail',
    offAsk: (email, name) => `Non inviare più a ${email} e-mail sulle partite di ${name}?`,
    off: 'Disattiva le e-mail',
    isOff: 'Non riceverai più e-mail. Puoi riattivarle nelle impostazioni.',
    offDead: 'Questo indirizzo non è più in uso: non riceverai e-mail.',
  },
};

import { speechIn } from '../format.ts';
import type { AlertWords } from './en.ts';

const { plural } = speechIn('de');

export const de: AlertWords = {
  hook: 'Chat oder Webhook',
  hookHint: 'Deine Benachrichtigungen in einem Chat, oder an ein eigenes Programm.',
  service: 'Senden an',
  services: { own: 'Eigenes Programm', discord: 'Discord', slack: 'Slack', ntfy: 'ntfy', telegram: 'Telegram' },
  address: 'Adresse',
  addressHints: {
    own: 'Wir senden signiertes JSON an diese Adresse.',
    discord: 'In Discord in den Einstellungen eines Kanals: Integrationen, Webhooks, Webhook-URL kopieren.',
    slack: 'Lege in Slack einen eingehenden Webhook für einen Kanal an und kopiere seine Adresse.',
    ntfy: 'Die Adresse deines Themas, zum Beispiel https://ntfy.sh/mein-thema',
    telegram: '@BotFather gibt dir ein Token, dann: https://api.telegram.org/bot<token>/sendMessage?chat_id=<chat>',
  },
  secret: 'Jede Nachricht ist mit diesem Geheimnis signiert. Es wird nur einmal angezeigt:',
  failing: (count, reason) =>
    `${plural(count, { one: '# Nachricht konnte', other: '# Nachrichten hintereinander konnten' })} nicht zugestellt werden (${reason}).`,
  retry: (time) => `Nächster Versuch: ${time}.`,
  stopped: 'Wir versuchen es nicht mehr. Prüfe die Adresse und speichere sie noch einmal.',
  times: 'Wann und wie oft',
  quiet: 'Ruhezeit',
  quietHint: 'Benachrichtigungen warten und kommen danach als eine Nachricht.',
  from: 'Von',
  until: 'Bis',
  zone: 'Zeitzone',
  every: 'Wie oft',
  noLimit: 'Sooft etwas geschieht',
  minutes: (count) => `Höchstens einmal in ${plural(count, { one: '# Minute', other: '# Minuten' })}`,
  hours: (count) => `Höchstens einmal in ${plural(count, { one: '# Stunde', other: '# Stunden' })}`,
  mentions: 'Erwähnungen in Gruppenchats',
  mentionsHint: 'Ein Tisch kann in einen Gruppenchat schreiben. Er erwähnt dich dort, wenn du sagst, wer du bist.',
  ids: { discord: 'Discord-Benutzer-ID', slack: 'Slack-Mitglieds-ID', telegram: 'Telegram-Name' },
  group: 'Gruppenchat',
  groupHint: 'Sag einem Gruppenchat, wer am Zug ist. Die anderen sehen, dass es ihn gibt, aber nicht die Adresse.',
  groupIs: (service) => `Dieser Tisch meldet bei ${service}, wer am Zug ist.`,
  groupOwn: 'Dieser Tisch meldet einem Programm, wer am Zug ist.',
  nameMe: 'Mich dort nennen',
  mail: {
    confirmTitle: 'Adresse bestätigen',
    confirmAsk: (email, name) => `Sollen Nachrichten zu den Partien von ${name} an ${email} gehen?`,
    confirm: 'Ja, schickt mir E-Mails',
    confirmed: 'Deine Adresse ist bestätigt.',
    confirmDead: 'Dieser Link wurde schon benutzt oder ist zu alt. In den Einstellungen bekommst du einen neuen.',
    offTitle: 'E-Mails abbestellen',
    offAsk: (email, name) => `Keine E-Mails zu den Partien von ${name} mehr an ${email} senden?`,
    off: 'E-Mails abbestellen',
    isOff: 'Du bekommst keine E-Mails mehr. In den Einstellungen kannst du sie wieder einschalten.',
    offDead: 'Diese Adresse wird nicht mehr benutzt: Du bekommst keine E-Mails.',
  },
};

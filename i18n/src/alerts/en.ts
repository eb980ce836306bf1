/** Where and when people are told that it is their turn, in English, and by its type the shape of every other language. */
import { speechIn } from '../format.ts';

const { plural } = speechIn('en');

export const en = {
  hook: 'Chat or webhook',
  hookHint: 'Get your alerts in a chat, or call a program of your own.',
  service: 'Send to',
  services: { own: 'My own program', discord: 'Discord', slack: 'Slack', ntfy: 'ntfy', telegram: 'Telegram' },
  address: 'Address',
  addressHints: {
    own: 'We send signed JSON to this address.',
    discord: 'In Discord, open the settings of a channel: Integrations, Webhooks, Copy Webhook URL.',
    slack: 'In Slack, create an incoming webhook for a channel and copy its address.',
    ntfy: 'The address of your topic, like https://ntfy.sh/my-topic',
    telegram: 'Get a token from @BotFather, then: https://api.telegram.org/bot<token>/sendMessage?chat_id=<chat>',
  },
  secret: 'Every message is signed with this secret. It is shown only once:',
  failing: (count: number, reason: string) =>
    `${plural(count, { one: '# message', other: '# messages in a row' })} could not be delivered (${reason}).`,
  retry: (time: string) => `We’ll try again at ${time}.`,
  stopped: 'We stopped trying. Check the address and save it again.',
  times: 'When and how often',
  quiet: 'Quiet hours',
  quietHint: 'Alerts wait and arrive as one message afterwards.',
  from: 'From',
  until: 'Until',
  zone: 'Time zone',
  every: 'How often',
  noLimit: 'Every time something happens',
  minutes: (count: number) => `At most once every ${plural(count, { one: 'minute', other: '# minutes' })}`,
  hours: (count: number) => `At most once every ${plural(count, { one: 'hour', other: '# hours' })}`,
  mentions: 'Mentions in group chats',
  mentionsHint: 'A table can post to a group chat. It mentions you there if you say who you are.',
  ids: { discord: 'Discord user ID', slack: 'Slack member ID', telegram: 'Telegram name' },
  group: 'Group chat',
  groupHint: 'Tell a group chat whose turn it is. The other players see that you do, but not the address.',
  groupIs: (service: string) => `This table posts turns to ${service}.`,
  groupOwn: 'This table tells a program whose turn it is.',
  nameMe: 'Mention me there',
  mail: {
    confirmTitle: 'Confirm your address',
    confirmAsk: (email: string, name: string) => `Send alerts about ${name}’s games to ${email}?`,
    confirm: 'Yes, send me mail',
    confirmed: 'Your address is confirmed.',
    confirmDead: 'This link was used before or is too old. You can ask for a new one in your settings.',
    offTitle: 'Turn off e-mail',
    offAsk: (email: string, name: string) => `Stop sending mail about ${name}’s games to ${email}?`,
    off: 'Turn off e-mail',
    isOff: 'You will get no more mail. You can turn it on again in your settings.',
    offDead: 'This address is not used any more: you will get no mail.',
  },
};

export type AlertWords = typeof en;

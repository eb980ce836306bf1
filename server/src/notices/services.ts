/** What each chat service takes, as its makers document it, and how much of it. What people have typed is never markup there. */
import type { HookService } from '@caravel/protocol';
import type { PostRequest } from './post.ts';

/** One thing that is told. */
interface Line {
  readonly text: string;
  readonly url: string;
  /** Ids of people at this service. */
  readonly mentions: readonly string[];
}

export interface ChatMessage {
  /** Over several lines. */
  readonly title?: string | undefined;
  readonly lines: readonly Line[];
  /** Where a click on all of it leads. */
  readonly url: string;
  /** `Open the table` */
  readonly open: string;
  /** `and 3 more` */
  more(count: number): string;
}

export type ChatService = Exclude<HookService, 'own'>;

type Request = Pick<PostRequest, 'url'> & { readonly json: unknown };

const textsOf = ({ title, lines }: ChatMessage, write: (line: Line) => string, plain: (text: string) => string): string =>
  [...(title === undefined ? [] : [plain(title)]), ...lines.map(write)].join('\n');

interface Fitted {
  readonly text: string;
  /** How many lines of the message. */
  readonly kept: number;
}

/** As many lines as the service takes, and how many were left out. */
const fitted = (message: ChatMessage, write: (part: ChatMessage) => string, size: (text: string) => number, most: number): Fitted => {
  const { lines, title = '', more } = message;
  for (let kept = lines.length; kept > 0; kept--) {
    const rest = kept === lines.length ? '' : `\n${more(lines.length - kept)}`;
    const text = write({ ...message, lines: lines.slice(0, kept) }) + rest;
    if (size(text) <= most) return { text, kept };
  }
  return { text: title, kept: 0 };
};

const letters = (text: string): number => text.length;
const isPage = (url: string): boolean => /^https?:/.test(url);
const lineOf = (...parts: string[]): string => parts.filter(Boolean).join(' ');

const DISCORD_MOST = 2000;
const SLACK_MOST = 3000;
const TELEGRAM_MOST = 4096;
/** In bytes: what is longer becomes an attachment. */
const NTFY_MOST = 4096;

const escapeDiscord = (text: string): string => text.replace(/[\\*_~`|>#\-[\]()<@:]/g, '\\$&');

/** https://discord.com/developers/docs/resources/webhook#execute-webhook. Only who has the turn is called, whatever stands in the text. */
const discord = (url: string, message: ChatMessage): Request => {
  const link = (page: string): string => (isPage(page) ? `<${page}>` : '');
  const write = (line: Line): string => lineOf(...line.mentions.map((id) => `<@${id}>`), escapeDiscord(line.text), link(line.url));
  const { text: content, kept } = fitted(message, (part) => textsOf(part, write, escapeDiscord), letters, DISCORD_MOST);
  const users = message.lines
    .slice(0, kept)
    .flatMap(({ mentions }) => mentions)
    .slice(0, 100);
  return { url, json: { username: 'Caravel', content, allowed_mentions: { parse: [], users } } };
};

const escapeSlack = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks: rich text has no markup; `text` is for notifications. */
const slack = (url: string, message: ChatMessage): Request => {
  const words = (text: string) => ({ type: 'text', text });
  const link = (page: string) => (isPage(page) ? [words(' '), { type: 'link', url: page, text: message.open }] : []);
  const section = ({ text, url: page, mentions }: Line) => ({
    type: 'rich_text_section',
    elements: [...mentions.flatMap((id) => [{ type: 'user', user_id: id }, words(' ')]), words(text), ...link(page), words('\n')],
  });
  const { text, kept } = fitted(message, (part) => textsOf(part, (line) => escapeSlack(line.text), escapeSlack), letters, SLACK_MOST);
  const left = message.lines.length - kept;
  const elements = [
    ...(message.title === undefined ? [] : [{ type: 'rich_text_section', elements: [words(`${message.title}\n`)] }]),
    ...message.lines.slice(0, kept).map(section),
    ...(left > 0 ? [{ type: 'rich_text_section', elements: [words(message.more(left))] }] : []),
  ];
  return { url, json: { text, blocks: [{ type: 'rich_text', elements }] } };
};

/** The address of a topic, as people copy it; JSON goes to the server itself: https://docs.ntfy.sh/publish/#publish-as-json */
const ntfy = (url: string, message: ChatMessage): Request => {
  const server = new URL(url);
  const [, path = '/', topic = ''] = /^(.*\/)([^/]+)\/?$/.exec(server.pathname) ?? [];
  server.pathname = path;
  const { text } = fitted(
    message,
    ({ lines }) => lines.map((line) => line.text).join('\n'),
    (all) => Buffer.byteLength(all),
    NTFY_MOST,
  );
  const click = isPage(message.url) ? { click: message.url } : {};
  return { url: server.href, json: { topic, title: message.title ?? 'Caravel', message: text, ...click } };
};

/** An @ in a name calls nobody. */
const escapeTelegram = (text: string): string => text.replaceAll('@', '@\u200b');

/** https://core.telegram.org/bots/api#sendmessage, as plain text. The chat is given in the address and sent in the body. */
const telegram = (url: string, message: ChatMessage): Request => {
  const method = new URL(url);
  const chat = method.searchParams.get('chat_id') ?? '';
  const thread = method.searchParams.get('message_thread_id');
  method.search = '';
  const link = (page: string): string => (isPage(page) ? page : '');
  const write = (line: Line): string => lineOf(...line.mentions.map((name) => `@${name}`), escapeTelegram(line.text), link(line.url));
  const { text } = fitted(message, (part) => textsOf(part, write, escapeTelegram), letters, TELEGRAM_MOST);
  return {
    url: method.href,
    json: {
      chat_id: /^-?\d+$/.test(chat) ? Number(chat) : chat,
      ...(thread === null ? {} : { message_thread_id: Number(thread) }),
      text,
      link_preview_options: { is_disabled: true },
    },
  };
};

const SERVICES: Readonly<Record<ChatService, (url: string, message: ChatMessage) => Request>> = { discord, slack, ntfy, telegram };

export const chatRequest = (service: ChatService, address: string, message: ChatMessage): PostRequest => {
  const { url, json } = SERVICES[service](address, message);
  return { url, headers: { 'content-type': 'application/json', 'user-agent': 'Caravel' }, body: JSON.stringify(json) };
};

/** What an address must have for its service; undefined if it has it. */
export const addressProblem = (service: HookService, address: string): string | undefined => {
  const { pathname, searchParams } = new URL(address);
  if (service === 'ntfy' && !/\/[\w-]{1,64}\/?$/.test(pathname)) return 'the address ends with the topic: https://ntfy.sh/my-topic';
  if (service === 'telegram' && !(/\/bot[^/]+\/sendMessage$/.test(pathname) && /^(-?\d+|@\w+)$/.test(searchParams.get('chat_id') ?? '')))
    return 'the address is https://api.telegram.org/bot<token>/sendMessage?chat_id=<chat>';
  return undefined;
};

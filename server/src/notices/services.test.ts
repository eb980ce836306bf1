import assert from 'node:assert/strict';
import test from 'node:test';
import { HOOK_SERVICES } from '@caravel/protocol';
import { addressProblem, type ChatMessage, type ChatService, chatRequest } from './services.ts';

const PAGE = 'https://play.example/t/AAAAAAAAAAAA';
const message = (more: Partial<ChatMessage> = {}): ChatMessage => ({
  lines: [{ text: 'Puerto Rico: your turn, Anna', url: PAGE, mentions: [] }],
  url: PAGE,
  open: 'Open the table',
  more: (count) => `and ${count} more`,
  ...more,
});

const ADDRESSES: Readonly<Record<ChatService, string>> = {
  discord: 'https://discord.com/api/webhooks/1/token',
  slack: 'https://hooks.slack.com/services/T0/B0/token',
  ntfy: 'https://ntfy.example/behind/my-topic?auth=QmVhcmVy',
  telegram: 'https://api.telegram.org/bot1:token/sendMessage?chat_id=-1001',
};
const sent = (service: ChatService, more?: Partial<ChatMessage>) => {
  const { url, body, headers } = chatRequest(service, ADDRESSES[service], message(more));
  assert.equal(headers['content-type'], 'application/json');
  return { url, json: JSON.parse(String(body)) };
};
const withText = (text: string, mentions: string[] = []) => ({ lines: [{ text, url: PAGE, mentions }] });

test('Discord: content, nobody called but who is mentioned, markdown of names is plain', () => {
  assert.deepEqual(sent('discord'), {
    url: ADDRESSES.discord,
    json: { username: 'Caravel', content: `Puerto Rico\\: your turn, Anna <${PAGE}>`, allowed_mentions: { parse: [], users: [] } },
  });
  const { content, allowed_mentions } = sent('discord', withText('**B**_o_ <@1> @everyone [x](https://evil)', ['123456789012345678'])).json;
  assert.equal(content, `<@123456789012345678> \\*\\*B\\*\\*\\_o\\_ \\<\\@1\\> \\@everyone \\[x\\]\\(https\\://evil\\) <${PAGE}>`);
  assert.deepEqual(allowed_mentions, { parse: [], users: ['123456789012345678'] });
});

test('Slack: rich text without markup, and escaped text for the notification', () => {
  const { url, json } = sent('slack', withText('*A* <!channel> & Co', ['U0123456']));
  assert.equal(url, ADDRESSES.slack);
  assert.deepEqual(json, {
    text: '*A* &lt;!channel&gt; &amp; Co',
    blocks: [
      {
        type: 'rich_text',
        elements: [
          {
            type: 'rich_text_section',
            elements: [
              { type: 'user', user_id: 'U0123456' },
              { type: 'text', text: ' ' },
              { type: 'text', text: '*A* <!channel> & Co' },
              { type: 'text', text: ' ' },
              { type: 'link', url: PAGE, text: 'Open the table' },
              { type: 'text', text: '\n' },
            ],
          },
        ],
      },
    ],
  });
});

test('ntfy: the topic goes from the address into the body, a click opens the table', () => {
  assert.deepEqual(sent('ntfy'), {
    url: 'https://ntfy.example/behind/?auth=QmVhcmVy',
    json: { topic: 'my-topic', title: 'Caravel', message: 'Puerto Rico: your turn, Anna', click: PAGE },
  });
});

test('Telegram: the chat goes from the address into the body, plain text, an @ in a name calls nobody', () => {
  assert.deepEqual(sent('telegram', withText('your turn, @anna_x <b>', ['anna_real'])), {
    url: 'https://api.telegram.org/bot1:token/sendMessage',
    json: {
      chat_id: -1001,
      text: `@anna_real your turn, @\u200banna_x <b> ${PAGE}`,
      link_preview_options: { is_disabled: true },
    },
  });
  const forum = `${ADDRESSES.telegram.replace('-1001', '@my_group')}&message_thread_id=7`;
  const { chat_id, message_thread_id } = JSON.parse(String(chatRequest('telegram', forum, message()).body));
  assert.deepEqual([chat_id, message_thread_id], ['@my_group', 7]);
});

test('no service gets more than it takes, and what is left out is counted', () => {
  const lines = Array.from({ length: 400 }, (_, i) => ({ text: `table ${i} ${'é'.repeat(20)}`, url: PAGE, mentions: [] }));
  const all = { title: 'News from 400 tables', lines, url: 'https://play.example/' };
  const texts: Readonly<Record<ChatService, string>> = {
    discord: sent('discord', all).json.content,
    slack: sent('slack', all).json.text,
    ntfy: sent('ntfy', all).json.message,
    telegram: sent('telegram', all).json.text,
  };
  const most: Readonly<Record<ChatService, number>> = { discord: 2000, slack: 3000, ntfy: 4096, telegram: 4096 };
  for (const service of HOOK_SERVICES)
    if (service !== 'own') {
      const text = texts[service];
      const size = service === 'ntfy' ? Buffer.byteLength(text) : text.length;
      assert.ok(size <= most[service] && size > most[service] * 0.9, `${service} ${size}`);
      const [, left] = /\nand (\d+) more$/.exec(text) ?? [];
      const told = text.split('\n').filter((line) => line.startsWith('table')).length;
      assert.equal(Number(left) + told, 400, service);
    }
  const { blocks } = sent('slack', all).json;
  const shown = blocks[0].elements.length;
  assert.equal(blocks[0].elements.at(-1).elements[0].text, `and ${400 - (shown - 2)} more`);
});

test('without the address of the site there is no link', () => {
  const bare = { lines: [{ text: 'your turn', url: '/t/AAAAAAAAAAAA', mentions: [] }], url: '/t/AAAAAAAAAAAA' };
  for (const service of ['discord', 'slack', 'ntfy', 'telegram'] as const)
    assert.ok(!JSON.stringify(sent(service, bare).json).includes('/t/'), service);
});

test('an address without what its service needs is refused', () => {
  for (const [service, address] of Object.entries(ADDRESSES))
    assert.equal(addressProblem(service as ChatService, address), undefined, service);
  assert.equal(addressProblem('own', 'https://example.org/'), undefined);
  for (const address of ['https://ntfy.sh/', 'https://ntfy.sh', 'https://ntfy.sh/a b'])
    assert.match(addressProblem('ntfy', address) ?? '', /topic/);
  for (const address of [
    'https://api.telegram.org/bot1:x/sendMessage',
    'https://api.telegram.org/?chat_id=1',
    'https://api.telegram.org/bot1:x/sendMessage?chat_id=a b',
  ])
    assert.match(addressProblem('telegram', address) ?? '', /chat_id/);
});

/** docs/protocol.md, made from the schemas that check every message. */
import { CHAT_MOST, type ClientMessage, ERROR_CODES, type ServerMessage } from '@caravel/protocol';
import { type JsonSchema, namedSchemas } from '../src/http/openapi-schemas.ts';
import { limitsOf, shapeOf } from './shape.ts';

/** A message without a sentence here does not compile. */
const CLIENT: Readonly<Record<ClientMessage['k'], string>> = {
  watch:
    'Look on at a table. Answered by `table`; from then on `log`, `info` and `said` of the table arrive. With `n`, only the entries after those one has: the way to come back after a lost connection.',
  leave: 'Look on no more.',
  act: 'Small moves of one seat, all or nothing, composed on a log of `n` entries. `s` names the seat where one person has several, or is `*` where the host enters what real dice and tiles showed. Answered by the `log` that holds them, with the same `r`, or by `no`. The same `r` again never plays twice. A person who has to decide and has only one legal move is not asked: the server plays it, and it stands in the same `log`.',
  undo: 'Takes back the last `m` standing moves. Own moves back to chance or to another’s decision are taken back at once (`log`), with the moves that followed them without a choice; more becomes a proposal everybody has to agree to (`done`, and an `info` for all). In a rated game only own moves are taken back.',
  agree: 'Answers the proposal of the table.',
  promise:
    'Promises the own part of the shuffle, the hash docs/notation/file.md defines. Possible from sitting down until all parts are fixed; the same part again is no error.',
  reveal:
    'Shows the contribution that was promised. Possible when all parts are fixed (`awaits.what` is `reveals`); it has to fit the part. The last one begins the game. A client reveals only after it has seen the fixed `parts`, and keeps them to compare at the end.',
  chat: 'Says something: players to all, watchers among themselves while the game runs.',
  look: 'Which table is before the person’s eyes, or none. A notice by push, webhook or mail is spared only for that very table.',
  presence:
    'Asks who of the players is away: answered by `presence`, now and whenever it changes, until `leave`. Who does not ask is not told.',
  ping: 'Answered by `pong`.',
};

const SERVER: Readonly<Record<ServerMessage['k'], string>> = {
  hello: 'The first message: who the server takes the client for.',
  table: 'A table as it is, with its entries from `n` on, one text each, and its chat.',
  log: 'The entries from number `n` on have been written and are durable. `c`: milliseconds left on the clocks. `r`: of the client that asked, for that client only to use.',
  info: 'Something besides the log has changed: seats, status, proposal, ending. `now` is the server’s clock, for clocks that run on.',
  said: 'Somebody has said something.',
  unsaid: 'The operator has removed the line `n` of the chat.',
  gone: 'The operator has deleted the table: there is nothing left of it.',
  notice:
    'Something has happened at one of the person’s tables: their turn, a reminder, the beginning, the end, somebody sat down, a proposal, a contribution to reveal. Sent to all sockets of the person that do not look at that table.',
  presence: 'The players who are not looking at the table (`look`), and since when, if that is known. Sent only to those who asked.',
  done: 'The request `r` was carried out and has no other answer.',
  no: 'The request was refused and nothing has changed. `error.code` says why; `error.rule` names the rule a move breaks, `error.field` the field, `error.length` how long the log is.',
  pong: 'The answer to `ping`, with the server’s clock.',
};

const CODES: Readonly<Record<(typeof ERROR_CODES)[number], string>> = {
  'bad-input': 'a field is missing or wrong; `field` names it',
  'who-are-you': 'no session or token',
  'confirm-first': 'the session has to show its password or passkey again, by `POST /api/me/confirm`',
  banned: 'the operator keeps the person out; `until` (nothing: for good) and `why`',
  muted: 'the operator keeps the person out of all chats; `until` and `why`',
  'not-yours': 'another’s seat, a host’s tool, a hidden table',
  'not-found': 'there is no such thing',
  stale: 'the log has grown meanwhile and the moves do not fit any more; `length` says how long it is',
  illegal: 'the rules forbid the move; `rule` names the id of docs/rules',
  'not-now': 'the table is not in a state for this',
  taken: 'the seat or name is somebody else’s',
  'too-much': 'a limit; slow down',
  unavailable: 'the store is away for a moment; try again with the same request id',
};

const INTRO = `# The WebSocket

Made by \`node server/docs/write.ts\` from the schemas in protocol/src that check every message; do not edit by hand.
The HTTP API describes itself at \`/api/openapi.json\`; everything that can be done here, but watching, can be done there too.

Connect to \`/socket\` with the session cookie, or with \`Authorization: Bearer <token>\`; a browser's page must be of the same origin. Every message is one
JSON object as a text frame, at most 16 KB. \`k\` is its kind, \`t\` a table, \`n\` a length of its log, \`r\` a request id the client chooses, which the answer
repeats. Entries are lines of the log as in docs/notation: a seat (or \`*\` for chance), a space, a move. The log only grows; \`0 undo 3\` is an entry too.

A client keeps a copy of the log, sends moves with the length it has, and appends what \`log\` brings. If a \`log\` begins beyond the end of the copy, or the
connection is lost, it sends \`watch\` with its length and gets the rest. A client that does not read is disconnected and comes back the same way.
A client that wants a say in the draws sits down with \`promises: true\`, makes 32 random bytes (the contribution), and promises their hash (\`promise\`, or
\`POST /api/tables/:id/part\`). When all seats are taken and everybody has promised, or a minute is over, the parts are fixed and \`awaits\` says \`reveals\`: the
client keeps \`parts\` and shows its contribution (\`reveal\`). Whoever does not within ten minutes is left out. A client that says nothing is not waited for.
docs/notation/file.md has the formulas. The field \`contribution\` that tables took at sitting down before is refused.

The close code 4401 says that the session or token has ended: by signing out, a new password, or because it was revoked.
`;

/** The kind of a message, from its schema. */
const kindOf = ({ properties }: JsonSchema): string => String(properties?.k?.const);

const messages = (schemas: Record<string, JsonSchema>, union: string, about: Readonly<Record<string, string>>): string => {
  const members = (schemas[union]?.oneOf ?? schemas[union]?.anyOf) as JsonSchema[];
  return members
    .map((member) => (member.$ref ? (schemas[shapeOf(member)] as JsonSchema) : member))
    .sort((a, b) => kindOf(a).localeCompare(kindOf(b)))
    .map((schema) => `### \`${kindOf(schema)}\`\n\n\`\`\`\n${shapeOf(schema)}\n\`\`\`\n\n${about[kindOf(schema)]}\n`)
    .join('\n');
};

/** Every named shape the messages speak of, and what those speak of. */
const mentioned = (schemas: Record<string, JsonSchema>, from: readonly string[]): string[] => {
  const found = new Set<string>();
  const follow = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    for (const [, other] of JSON.stringify(schemas[name]).matchAll(/"#\/components\/schemas\/(\w+)"/g)) follow(other as string);
  };
  for (const name of from) follow(name);
  return [...found].filter((name) => !name.endsWith('Message')).sort();
};

const shapes = (schemas: Record<string, JsonSchema>): string =>
  mentioned(schemas, ['ClientMessage', 'ServerMessage'])
    .map((name) => {
      const schema = schemas[name] as JsonSchema;
      const limits = limitsOf(schema);
      return `- **${name}**: \`${shapeOf(schema)}\`${limits ? `, ${limits}` : ''}${schema.description ? `. ${schema.description}` : ''}`;
    })
    .join('\n');

export const protocolPage = (): string => {
  const schemas = namedSchemas();
  return `${INTRO}
## What a client says

${messages(schemas, 'ClientMessage', CLIENT)}
## What the server says

${messages(schemas, 'ServerMessage', SERVER)}
## Shapes

${shapes(schemas)}

Chat lines have at most ${CHAT_MOST} letters.

## Errors

| code | meaning |
|---|---|
${ERROR_CODES.map((code) => `| \`${code}\` | ${CODES[code]} |`).join('\n')}
`;
};

/** docs/protocol.md, made from the schemas that check every message. */
import { CHAT_MOST, type ClientMessage, ERROR_CODES, type ServerMessage } from '@caravel/protocol';
import { type JsonSchema, namedSchemas } from '../src/http/openapi-schemas.ts';
import { limitsOf, shapeOf } from './shape.ts';

/** A message without a sentence here does not compile. */
const CLIENT: Readonly<Record<ClientMessage['k'], string>> = {
  watch:
    'Watches a table. Answered by `table`; from then on the `log`, `info` and `said` of the table arrive. With `n`, the answer has only the entries from `n` on: this is how a client comes back after a lost connection.',
  leave: 'Stops watching a table.',
  act: 'Makes small moves for one seat, all or nothing, based on a log of `n` entries. `s` names the seat if the person has several, or is `*` if the host enters what real dice and tiles show. Answered by the `log` with these moves and the same `r`, or by `no`. The same `r` never plays twice. If a person has only one legal move, the server plays it without asking, and it is in the same `log`.',
  undo: 'Takes back the last `m` moves that are still in force. Your own moves since the last random draw or the last decision of someone else are taken back at once (`log`), with the moves the server played after them. Anything more becomes a proposal that everyone has to agree to (`done`, and an `info` for all). In a rated game you can take back only your own moves.',
  agree: 'Answers the proposal of the table.',
  promise:
    'Locks in your part of the shuffle: the hash defined in docs/notation/file.md. Possible from the moment you sit down until all parts are fixed; sending the same part again is no error.',
  reveal:
    'Reveals the contribution behind your part. Possible when all parts are fixed (`awaits.what` is `reveals`); it has to match the part. The last one starts the game. A client should reveal only after it has seen the fixed `parts`, and keep them to compare at the end.',
  chat: 'Sends a chat message. Players write to everyone; while the game runs, only spectators see what spectators write.',
  look: 'Says which table the person is looking at, or none. Only for that table are notifications by push, webhook or mail left out.',
  presence:
    'Asks which players are away. Answered by `presence`, now and whenever it changes, until `leave`. Only the host and the players are told, and only if they ask.',
  turn: 'Asks what a seat of yours may do now, for programs that do not implement the rules. Answered by `turn`; with `view: true` also with the board as the seat sees it.',
  ping: 'Answered by `pong`.',
};

const SERVER: Readonly<Record<ServerMessage['k'], string>> = {
  hello: 'The first message: who the client is signed in as.',
  table: 'A table as it is now, with its log entries from `n` on, one string each, and its chat.',
  log: 'The entries from number `n` on have been written and are durable. `c`: milliseconds left on the clocks. `r`: the id of the request that led to them; it means something only to the client that sent it.',
  info: 'Something besides the log has changed: seats, status, proposal, ending. `now` is the server’s time, for clocks that are running.',
  said: 'Someone has sent a chat message.',
  unsaid: 'The operator has removed line `n` of the chat.',
  gone: 'The operator has deleted the table.',
  notice:
    'Something has happened at one of the person’s tables: their turn, a reminder, the start, the end, someone sat down, a proposal, a contribution to reveal; or they are invited (`invited`), an invitation to them is withdrawn (`uninvited`), one of theirs is declined. Sent to all sockets of the person that are not looking at that table (`look`).',
  presence: 'Says which players are away from the table, and since when if the server knows. Only the host and players who asked get it.',
  turn: 'The legal moves `m` of seat `s` in the position after `n` entries; `has` says whether the seat has to choose. The answer to the question of the same name. On a stream it comes by itself, once for every decision of yours.',
  invited: 'Only on a stream: an invitation that waits for your answer, `POST /api/tables/:id/accept` or `/decline`.',
  ready: 'Only on a stream: everything that waited for you has been told; what follows is new.',
  beat: 'Only on a stream, every 15 seconds: the server is still there.',
  done: 'The request `r` was carried out; there is no other answer.',
  no: 'The request was refused and nothing has changed. `error.code` says why; `error.rule` names the rule a move breaks, `error.field` the field, `error.length` how long the log is.',
  pong: 'The answer to `ping`, with the server’s time.',
};

const CODES: Readonly<Record<(typeof ERROR_CODES)[number], string>> = {
  'bad-input': 'a field is missing or wrong; `field` names it',
  'who-are-you': 'no session or token',
  'confirm-first': 'the password or passkey has to be confirmed again, with `POST /api/me/confirm`',
  banned: 'the operator has banned the person; `until` (without it: for good) and `why`',
  muted: 'the operator has muted the person in all chats; `until` and `why`',
  'not-yours': 'the seat is someone else’s, only the host may do this, or the table is hidden',
  'not-found': 'there is no such thing',
  stale: 'the log has grown in the meantime and the moves no longer fit; `length` says how long it is',
  illegal: 'the rules forbid the move; `rule` names the id of docs/rules',
  'not-now': 'this is not possible at the table now',
  taken: 'the seat or name is taken',
  'too-much': 'a limit is reached; `message` says which',
  unavailable: 'the store cannot be reached for a moment; try again with the same request id',
};

const INTRO = `# The WebSocket and the stream

Made by \`node server/docs/write.ts\` from the schemas in protocol/src that check every message; do not edit by hand.
The HTTP API describes itself at \`/api/openapi.json\`; it can do everything that is possible here, and \`GET /api/stream\` brings what the server says
about one's own tables as lines of JSON ([protocol-bots.md](protocol-bots.md#the-stream)).

Connect to \`/socket\` with the session cookie, or with \`Authorization: Bearer <token>\`; a page in a browser must be of the same origin. Every message is
one JSON object as a text frame, at most 16 KB. \`k\` is its kind, \`t\` a table, \`n\` a length of the table's log, \`r\` a request id the client chooses, which
the answer repeats. Entries are lines of the log as in docs/notation: a seat (or \`*\` for chance), a space, a move. The log only grows; \`0 undo 3\` is an
entry, too.

A client keeps a copy of the log, sends moves with the length it has, and appends what \`log\` brings. If a \`log\` begins beyond the end of the copy, or the
connection is lost, it sends \`watch\` with its length and gets the rest. A client that does not read is disconnected and comes back the same way.
A client that takes part in the shuffle sits down with \`promises: true\`, makes 32 random bytes (the contribution), and locks in their hash (\`promise\`, or
\`POST /api/tables/:id/part\`). When all seats are taken and all these parts are there, or a minute is over, the parts are fixed and \`awaits\` says \`reveals\`:
the client keeps \`parts\` and reveals its contribution (\`reveal\`). A part that is not revealed within ten minutes does not count. Nobody waits for a client
without \`promises\`. docs/notation/file.md has the formulas. The former field \`contribution\` of sitting down is refused.

The close code 4401 means that the session or token has ended: the person signed out or changed the password, or it was revoked.
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

/**
 * Plays at a Caravel server over its WebSocket: node examples/socket_bot.mjs http://localhost:8080 [--games N]
 *
 * The token of a bot account is read from CARAVEL_TOKEN. The bot accepts every invitation (its policy on the server says which ones come at
 * all), watches its tables, asks there what it may do, and does one of those things. When the connection is lost it comes back. It needs
 * nothing but Node 22 or newer; write a better `choose`.
 */
const [address, ...options] = process.argv.slice(2);
const server = address?.replace(/\/+$/, '');
const token = process.env.CARAVEL_TOKEN;
const stop = (message) => {
  console.error(message);
  process.exit(1);
};
if (!server) stop('usage: node examples/socket_bot.mjs SERVER [--games N]');
if (!token) stop('CARAVEL_TOKEN is not set');
if (typeof WebSocket === 'undefined') stop(`Node 22 or newer is needed, this is ${process.version}`);
const headers = { authorization: `Bearer ${token}` };
const games = options[0] === '--games' ? Number(options[1]) : Number.POSITIVE_INFINITY;
const finished = new Set();
let me;

const rest = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A request over HTTP. Too fast, or the server rests: the same again. What is refused otherwise is said, and the bot goes on. */
const ask = async (method, path, body) => {
  const json = body && { body: JSON.stringify(body) };
  const type = body && { 'content-type': 'application/json' };
  const answer = await fetch(server + path, { method, headers: { ...headers, ...type }, ...json });
  const text = await answer.text();
  if (answer.status === 429 || answer.status === 503) return rest(2000).then(() => ask(method, path, body));
  if (!answer.ok) console.error(`${path}: ${text}`);
  return answer.ok && text ? JSON.parse(text) : undefined;
};

const choose = (moves) => moves[Math.floor(Math.random() * moves.length)];

const acceptAll = async () => {
  const { invitations = [] } = (await ask('GET', '/api/my/invitations')) ?? {};
  for (const { table } of invitations) await ask('POST', `/api/tables/${table}/accept`, {});
};

const watchAll = async (send) => {
  const { tables = [] } = (await ask('GET', '/api/my/tables')) ?? {};
  for (const { id, status } of tables) if (status === 'open' || status === 'running') send({ k: 'watch', t: id });
};

/** A question that was refused is answered no more: a little later all tables are asked again. */
let isResting = false;
const askAgain = async (send) => {
  if (isResting) return;
  isResting = true;
  await rest(1000);
  isResting = false;
  await watchAll(send);
};

/** The end of a game is told by `info`; watching it again is no error. */
const note = ({ id, status, ending, proposal, seats }, send) => {
  if (status === 'finished' && !finished.has(id)) {
    finished.add(id);
    console.log(`${id}: ${ending.scores}`);
    send({ k: 'leave', t: id });
    if (finished.size >= games) process.exit(0);
  }
  if (proposal && !proposal.agreed.some((seat) => seats[seat].user === me)) send({ k: 'agree', t: id, r: 'agree', yes: true });
};

const hear = async (message, send) => {
  switch (message.k) {
    case 'hello':
      if (!message.user) stop('the server does not know this token');
      me = message.user;
      await acceptAll();
      return watchAll(send);
    case 'notice':
      if (message.what === 'invited') return acceptAll();
      return send({ k: 'watch', t: message.t });
    case 'table':
    case 'info':
      note(message.info, send);
      return message.info.status === 'running' ? send({ k: 'turn', t: message.info.id, r: 'turn' }) : undefined;
    case 'log':
      return send({ k: 'turn', t: message.t, r: 'turn' });
    case 'turn': {
      const { t, s, n, has, m } = message;
      return has ? send({ k: 'act', t, s, n, m: [choose(m)], r: `bot-${n}` }) : undefined;
    }
    case 'no':
      // Too fast, or the server rests.
      if (['too-much', 'unavailable'].includes(message.error.code)) return askAgain(send);
      // Somebody else was faster: the log that says so is on its way.
      if (message.error.code !== 'stale') console.error(message.error.message);
  }
};

const connect = () => {
  const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/socket`, { headers });
  const send = (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
  socket.onmessage = ({ data }) => hear(JSON.parse(data), send).catch((error) => console.error(error.message));
  socket.onclose = ({ code }) => (code === 4401 ? stop('the server does not know this token any more') : setTimeout(connect, 1000));
};
connect();

/** Programs as bots: a good one, and every way to be a bad one. None of them outlives its match. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { pearls } from '@caravel/core/testing';
import { isThorough } from '@caravel/core/testing/thorough';
import { commandFor, product, ROOT, spawned } from '../testing/process.ts';
import { scratchDirectory } from '../testing/samples.ts';
import { caravel } from '../testing/test-host.ts';

/** A bot that leaves its process number and the lines it receives in a file; `answer` is an expression over `ask`. */
const botAt = (t: TestContext, answer: string, before = ''): { seat: string; received: () => string[]; log: string } => {
  const directory = scratchDirectory(t);
  const path = join(directory, 'bot.mjs');
  const log = join(directory, 'received');
  writeFileSync(
    path,
    `import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
appendFileSync(${JSON.stringify(log)}, process.pid + '\\n');
${before}
for await (const line of createInterface({ input: process.stdin })) {
  appendFileSync(${JSON.stringify(log)}, line + '\\n');
  const ask = JSON.parse(line);
  const answer = ask.ask === 'hello' ? '{"name":"tester"}' : ${answer};
  if (answer !== undefined) console.log(answer);
}
`,
  );
  return { seat: `cmd:${process.execPath} ${path}`, received: () => readFileSync(log, 'utf8').trim().split('\n'), log };
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A process that was ended takes a moment to be gone. */
const demandGone = async (pid: number): Promise<void> => {
  for (let i = 0; i < 100 && isAlive(pid); i++) await pause(20);
  assert.equal(isAlive(pid), false, `${pid} is still there`);
};

const match = (seat: string, ...more: readonly string[]) =>
  caravel('match', '--json', '--game', 'pearls', '--seats', `${seat},random`, '--games', '2', ...more);

for (const [form, answer] of [
  ['plain', 'ask.moves[0]'],
  ['JSON', 'JSON.stringify({ move: ask.moves[0] })'],
] as const)
  test(`a bot that answers in ${form} plays a match and is gone after it`, async (t) => {
    const { seat, received } = botAt(t, answer);
    const { code, out, err } = await match(seat);
    assert.deepEqual([code, err], [0, '']);
    assert.equal(JSON.parse(out).entrants[0].name, seat);
    const [pid, ...lines] = received();
    await demandGone(Number(pid));
    const asks = lines.map((line) => JSON.parse(line));
    assert.deepEqual(asks[0], {
      ask: 'hello',
      protocol: 1,
      game: 'pearls',
      version: 1,
      rules: 'lagoon',
      players: 2,
      options: { lamps: 'one' },
      seat: 0,
      seed: asks[0].seed,
    });
    assert.deepEqual(Object.keys(asks[1]), ['ask', 'seat', 'game', 'state', 'moves', 'view']);
    assert.deepEqual(
      asks.filter(({ ask }) => ask === 'hello').map(({ seat }) => seat),
      [0, 1, 0, 1],
    );
  });

for (const [what, answer, says] of [
  ['dies', 'process.exit(3)', /ended with exit code 3$/],
  ['dies with last words', "(console.error('no rum\\nno wind'), process.exit(1))", /ended with exit code 1: no wind$/],
  ['is killed', "process.kill(process.pid, 'SIGKILL')", /ended by SIGKILL$/],
  ['is silent', 'undefined', /no answer within 300 ms$/],
  ['invents a move', "'sail home'", /'sail home' is not a move of pearls$/],
  ['makes an illegal move', "'pearl 1'", /'pearl 1' is illegal for seat \d \(rule \w+\)$/],
  ['answers with something else', '\'{"go":1}\'', /'\{"go":1\}' is not a move of pearls$/],
  ['talks too much', "'x'.repeat(2_000_000)", /a line of more than 1000000 characters$/],
] as const)
  test(`a bot that ${what} ends the match in one line, and is gone`, { timeout: 20_000 }, async (t) => {
    const { seat, received } = botAt(t, answer);
    const { code, out, err } = await (what === 'is silent' ? match(seat, '--bot-ms', '300') : match(seat));
    assert.deepEqual([code, out], [2, '']);
    assert.match(err, /^caravel match: tester, cmd:.*: .*\n$/);
    assert.match(err.trimEnd(), says);
    await demandGone(Number(received()[0]));
  });

test('a bot that speaks before it is asked, or answers hello with no JSON, is named', { timeout: 20_000 }, async (t) => {
  const { err } = await match(botAt(t, 'ask.moves[0]', "console.log('Ahoy!');").seat);
  assert.match(err, /^caravel match: cmd:.*: (said 'Ahoy!' without being asked|answered hello with 'Ahoy!', which is no JSON object)\n$/);
});

test('a command that is not there is named', async () => {
  const { code, err } = await match('cmd:/no/such/bot');
  assert.equal(code, 2);
  assert.match(err, /^caravel match: cmd:\/no\/such\/bot: cannot be started: .*\n$/);
});

test('a bot that stays when its input ends is ended', { timeout: 20_000 }, async (t) => {
  const { seat, received } = botAt(t, 'ask.moves[0]', 'setInterval(() => {}, 1000);');
  assert.equal((await match(seat)).code, 0);
  await demandGone(Number(received()[0]));
});

test('who ends the match by a signal ends its bots', { timeout: 20_000 }, async (t) => {
  const { seat, received, log } = botAt(t, 'undefined', 'setInterval(() => {}, 1000);');
  const [file, ...args] = [...commandFor(pearls), 'match', '--game', 'pearls', '--seats', `${seat},random`];
  const child = spawn(file as string, args, { stdio: 'ignore' });
  for (let i = 0; i < 500 && !(existsSync(log) && received().length >= 3); i++) await pause(20);
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'exit'), [143, null]);
  await demandGone(Number(received()[0]));
});

const hasPython = spawned(['python3'], ['--version']).code === 0;
/** Programs that start programs of another language take their time. */
const options = { skip: !isThorough ? 'bin/test full runs it' : !hasPython && 'python3 is not installed' };
const GREEDY = `cmd:python3 ${join(ROOT, 'examples/greedy_bot.py')}`;

test('examples/greedy_bot.py beats random bots', options, () => {
  const { code, out, err } = product(...['match', '--game', 'puerto-rico', '--seats', `${GREEDY},random,random`], '--games', '8', '--json');
  assert.deepEqual([code, err], [0, '']);
  const [greedy, random] = JSON.parse(out).entrants;
  assert.ok(greedy.winShare.mean > 0.6, `${greedy.winShare.mean}`);
  assert.ok(greedy.score.mean > random.score.mean);
});

test('in two threads it plays the same match', options, () => {
  const [one, two] = ['1', '2'].map((jobs) => {
    const { code, out } = product('match', '--game', 'madeira', '--seats', `${GREEDY},random`, '--games', '2', '--jobs', jobs, '--json');
    assert.equal(code, 0);
    return JSON.parse(out).entrants.map(({ score, margin }: { score: object; margin: object }) => [score, margin]);
  });
  assert.deepEqual(two, one);
});

test('a bot that dies in a thread ends the match in one line', { timeout: 20_000 }, async (t) => {
  const { seat, received } = botAt(t, 'process.exit(3)');
  const { code, out, err } = product('match', '--game', 'puerto-rico', '--seats', `${seat},random`, '--jobs', '2', '--json');
  assert.deepEqual([code, out], [2, '']);
  assert.match(err, /^caravel match: tester, cmd:.*: ended with exit code 3\n$/);
  for (const pid of received().filter((line) => /^\d+$/.test(line))) await demandGone(Number(pid));
});

/** The colours of seats, on both stores. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { coloursOf, type NewTableInput, type TableInfo } from '@caravel/protocol';
import { onEachEngine } from '../../test/tools/engines.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';

const seats: NewTableInput['seats'] = [{ kind: 'me', colour: 2 }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }];

onEachEngine((start) => {
  let node: TestNode;
  before(async () => {
    node = await start();
  });
  after(() => node.end());

  const open = async (game: string, more: Partial<NewTableInput> = {}) => {
    const anna = await Client.guest(node.url, 'Anna');
    const { id } = await anna.table({ game, seats, ...more });
    return {
      anna,
      id,
      path: `/api/tables/${id}`,
      shown: async () => coloursOf((await anna.must<TableInfo>('GET', `/api/tables/${id}`)).seats),
    };
  };

  test('first come keeps the colour, the next person gets the next one, and who wishes none takes what is left', async () => {
    const { path, shown } = await open('puerto-rico');
    assert.deepEqual(await shown(), [2, 1, 4, 3]);
    const bob = await Client.guest(node.url, 'Bob');
    await bob.must('POST', `${path}/join`, { seat: 2, colour: 2 });
    assert.deepEqual(await shown(), [2, 1, 3, 4]);
    assert.equal((await bob.refused('POST', `${path}/colour`, { colour: 2 })).code, 'taken');
    await bob.must('POST', `${path}/colour`, { colour: 4 });
    await (await Client.guest(node.url, 'Carl')).must('POST', `${path}/join`, {});
    assert.deepEqual(await shown(), [2, 1, 4, 3]);
    assert.equal((await bob.refused('POST', `${path}/colour`, { colour: 0 })).code, 'not-now');
  });

  test('who sits there without a wish keeps what they have', async () => {
    const { path, shown } = await open('puerto-rico', { seats: [{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }] });
    const bob = await Client.guest(node.url, 'Bob');
    await bob.must('POST', `${path}/join`, { seat: 0, colour: 1 });
    assert.deepEqual(await shown(), [2, 1, 3]);
  });

  test('Madeira has four colours: a fifth is no wish, and refused where it is asked for', async () => {
    const { anna, path, id } = await open('madeira');
    const bob = await Client.guest(node.url, 'Bob');
    await bob.must('POST', `${path}/join`, { colour: 4 });
    assert.equal((await anna.must<TableInfo>('GET', path)).seats[1]?.colour, undefined);
    assert.equal((await anna.refused('POST', `${path}/colour`, { colour: 4 })).field, 'colour');
    assert.equal(
      (await (await Client.guest(node.url, 'Eve')).refused('POST', `/api/tables/${id}/colour`, { colour: 1 })).code,
      'not-yours',
    );
  });

  test('in the next game everybody has their colour again', async () => {
    const { anna, path } = await open('puerto-rico', { seats: [{ kind: 'me', colour: 3 }, { kind: 'open' }] });
    const bob = await Client.guest(node.url, 'Bob');
    await bob.must('POST', `${path}/join`, { colour: 4 });
    await anna.must('POST', `${path}/end`);
    await bob.must('POST', `${path}/agree`, { yes: true });
    const { id } = await anna.must<{ id: string }>('POST', `${path}/rematch`, {});
    assert.equal((await anna.refused('POST', `/api/tables/${id}/colour`, { colour: 4 })).code, 'taken', 'kept for Bob');
    await bob.must('POST', `/api/tables/${id}/join`, {});
    assert.deepEqual(
      (await anna.must<TableInfo>('GET', `/api/tables/${id}`)).seats.map(({ name, colour }) => [name, colour]),
      [
        ['Bob', 4],
        ['Anna', 3],
      ],
    );
  });
});

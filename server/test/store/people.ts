/** People and their sessions as rows. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { People } from '../../src/accounts/people.ts';
import { hashOf, Sessions } from '../../src/accounts/sessions.ts';
import { type Engine, withDatabase } from './place.ts';

const ANNA = { id: 'anna', name: 'Änna "O\'Hara"', kind: 'guest' as const };
const YEAR = 365 * 86_400_000;

export const peopleCases = (engine: Engine): void => {
  const on = (what: string): string => `${engine.name}: ${what}`;

  test(on('a person is found as added, an id once'), () =>
    withDatabase(engine, async (db) => {
      const people = new People(db);
      await people.add(ANNA, 5);
      assert.deepEqual(await people.find('anna'), ANNA);
      assert.equal(await people.find('bob'), undefined);
      assert.equal(await people.vacationUntil('anna'), 0);
      assert.equal(await people.vacationUntil('bob'), 0);
      await assert.rejects(people.add({ ...ANNA, name: 'Eve' }, 6));
      assert.deepEqual(await people.find('anna'), ANNA);
    }),
  );

  test(on('a session leads to its person until it is closed or old; the secret itself is not stored'), () =>
    withDatabase(engine, async (db) => {
      const sessions = new Sessions(db);
      await new People(db).add(ANNA, 5);
      const [one, two] = [await sessions.open('anna', 5), await sessions.open('anna', 5)];
      assert.deepEqual(await sessions.person(one, 6), ANNA);
      assert.equal(await sessions.person(one, 6 + YEAR), undefined);
      assert.equal(await sessions.person('nonsense', 6), undefined);
      assert.ok(!JSON.stringify(await db.all('SELECT * FROM sessions')).includes(one));
      await sessions.close(one);
      assert.equal(await sessions.person(one, 6), undefined);
      assert.deepEqual(await sessions.person(two, 6), ANNA);
      const keys = [hashOf(one), hashOf(two)];
      assert.deepEqual(await sessions.ended(keys, 6), [hashOf(one)]);
      assert.deepEqual(await sessions.ended(keys, 6 + YEAR), keys);
    }),
  );

  test(on('a session belongs to somebody'), () =>
    withDatabase(engine, async (db) => {
      await assert.rejects(new Sessions(db).open('nobody', 5));
    }),
  );
};

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SeenRequests } from './seen-requests.ts';

const SEATS = [0, 1, 2, 3];
const COUNTED = Array.from({ length: 2000 }, (_, i) => i.toString(36));

test('requests that are counted up are told apart by their marks: nobody has to look into the log', () => {
  const asked = new SeenRequests();
  for (const count of COUNTED)
    for (const seat of SEATS) {
      assert.equal(asked.mayHave(`${seat}.${count}`), false, `${seat}.${count}`);
      if (seat === 0) asked.add(`${seat}.${count}`);
    }
  assert.ok(COUNTED.every((count) => asked.mayHave(`0.${count}`)));
});

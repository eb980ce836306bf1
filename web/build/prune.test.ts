import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pruned } from './prune.ts';

const without = (html: string, name: string): string => pruned(html, (own) => own.includes(name));

test('an element goes with everything in it, and nothing else does', () => {
  assert.equal(
    without('<g><rect class="hand"></rect><g class="hand"><a><b>x</b></a></g><use x="1"></use></g>', 'hand'),
    '<g><use x="1"></use></g>',
  );
  assert.equal(without('a<i>b</i>c', 'hand'), 'a<i>b</i>c');
});

test('elements that have no end do not take others with them', () => {
  assert.equal(without('<p><img class="hand">x<br>y<path class="hand"/>z</p>', 'hand'), '<p>x<br>yz</p>');
});

test('the element around decides, too', () => {
  const html = '<g data-open><i class="lit"></i></g><g><i class="lit">x</i>y</g>';
  assert.equal(
    pruned(html, (own, around) => own.includes('lit') && !around.includes('data-open')),
    '<g data-open><i class="lit"></i></g><g>y</g>',
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folded, indexOf, search } from './search.ts';

const PAGE = [
  '<h1 id="the-rules">The rules</h1>',
  '<p>Ships carry Wine.</p>',
  '<h2 id="ships">Ships</h2>',
  '<div class="scroll"><table><tbody><tr><th>ship</th></tr></tbody></table></div>',
  '<ul><li><a id="ca4"></a><strong>CA4</strong> A worship of &quot;quays&quot;.</li></ul>',
  '<ul><li><a id="co1"></a><strong>CO1</strong> A ship sails to <a href="#x">India</a>, a fortaleza with Açores and Hajó.</li></ul>',
  '<figure id="figure-quay"><div role="img" aria-label="a ship at the quay"><svg><text>ship</text></svg></div><figcaption>The quay.</figcaption></figure>',
  '<h2 id="worked-examples">Worked examples</h2>',
  '<p>Red sends a ship. See <a href="#ca4">CA4</a>.</p>',
];
const idsFor = (query: string): string[] => search(indexOf(PAGE), query).map(({ id, block }) => `${id} ${/^<(\w+)/.exec(block)?.[1]}`);

test('headings and rules come before text, examples and tables', () => {
  assert.deepEqual(idsFor('ship'), ['ships h2', 'co1 ul', 'ca4 ul', 'the-rules p', 'worked-examples p', 'ships div']);
});

test('a rule that is about a word comes before one that mentions it', () => {
  const page = [
    '<h2 id="x">X</h2>',
    '<ul><li><a id="ca2"></a><strong>CA2</strong> But see the wharf.</li></ul>',
    '<ul><li><a id="q5"></a><strong>Q5</strong> The wharf is a wharf.</li></ul>',
    '<ul><li><a id="v-wharf"></a><strong>V-wharf</strong> Once.</li></ul>',
    '<h2 id="y">Y</h2>',
    '<h3 id="z">The wharf first</h3>',
  ];
  assert.deepEqual(
    search(indexOf(page), 'wharf').map(({ id }) => id),
    ['v-wharf', 'q5', 'ca2', 'z'],
  );
});

test('a rule is found by its name before what refers to it', () => {
  assert.deepEqual(idsFor('CA4'), ['ca4 ul', 'worked-examples p']);
});

test('accents and capitals do not matter, neither asked for nor found', () => {
  assert.equal(folded('Açores Hajó ŐRSÉG'), 'acores hajo orseg');
  assert.deepEqual(idsFor('acores'), ['co1 ul']);
  assert.deepEqual(idsFor('HAJÓ'), ['co1 ul']);
});

test('all words have to be there, in any order', () => {
  assert.deepEqual(idsFor('india ship'), ['co1 ul']);
  assert.deepEqual(idsFor('india red'), []);
  assert.deepEqual(idsFor('  '), []);
});

test('what was found is marked as it is written, and tags and signs stay whole', () => {
  const [first] = search(indexOf(PAGE), 'acores');
  assert.match(first?.block ?? '', /with <mark>Açores<\/mark> and/);
  const [named] = search(indexOf(PAGE), 'quot');
  assert.equal(named, undefined);
  const [link] = search(indexOf(PAGE), 'a');
  assert.doesNotMatch(link?.block ?? '', /<<mark>|href="<mark>/);
});

test('a picture is found by what stands under it, and its drawing is left alone', () => {
  const [found] = search(indexOf(PAGE), 'quay').filter(({ id }) => id === 'figure-quay');
  assert.match(found?.block ?? '', /<figcaption>The <mark>quay<\/mark>/);
  assert.match(found?.block ?? '', /aria-label="a ship at the quay"><svg><text>ship/);
});

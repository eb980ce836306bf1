import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markdownBlocks } from './markdown.ts';

test('headings get an anchor from their words', () => {
  assert.deepEqual(markdownBlocks('## The round'), ['<h2 id="the-round">The round</h2>']);
});

test('each item of a list is a block of its own, with its anchor, its links and what is under it', () => {
  assert.deepEqual(markdownBlocks('- <a id="r1"></a>**R1** See [CA1](#ca1)\n  - more\n- two'), [
    '<ul><li><a id="r1"></a><strong>R1</strong> See <a href="#ca1">CA1</a><ul><li>more</li></ul></li></ul>',
    '<ul><li>two</li></ul>',
  ]);
});

test('tables keep their head', () => {
  assert.deepEqual(markdownBlocks('| a | b |\n|---|---|\n| 1 | 2 |'), [
    '<div class="scroll"><table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><th scope="row">1</th><td>2</td></tr></tbody></table></div>',
  ]);
});

test('every cell of a wide table carries its heading, for screens where each row is a card', () => {
  const [table = ''] = markdownBlocks('| a | b | `c` | d | e |\n|---|---|---|---|---|\n| 1 | 2 | 3 | 4 | 5 |');
  assert.match(table, /<table class="cards">/);
  assert.match(table, /<td data-label="b">2<\/td><td data-label="c">3<\/td>/);
});

test('a picture on a line of its own keeps a place for its drawing; any other picture is text', () => {
  assert.deepEqual(markdownBlocks('![Red & Blue.](figure:harvest)'), [
    '<figure id="figure-harvest"><figcaption>Red &amp; Blue.</figcaption></figure>',
  ]);
  assert.deepEqual(markdownBlocks('![a](table:sets)'), ['<figure id="table-sets"><figcaption>a</figcaption></figure>']);
  assert.deepEqual(markdownBlocks('![a](http://x/y.png)'), ['<p>![a](http://x/y.png)</p>']);
  assert.deepEqual(markdownBlocks('see ![a](figure:b)'), ['<p>see ![a](figure:b)</p>']);
});

test('anything else that looks like HTML stays text, and so do dangerous links', () => {
  assert.deepEqual(markdownBlocks('<script>x</script> [a](javascript:alert)'), [
    '<p>&lt;script&gt;x&lt;/script&gt; [a](javascript:alert)</p>',
  ]);
});

test('single stars slant, and a star that stands alone stays', () => {
  assert.deepEqual(markdownBlocks('*VN1* Note: 2 * 3'), ['<p><em>VN1</em> Note: 2 * 3</p>']);
});

test('items of a numbered list are numbered on', () => {
  assert.deepEqual(markdownBlocks('1. one\n2. two'), ['<ol><li>one</li></ol>', '<ol start="2"><li>two</li></ol>']);
});

test('an apostrophe and a quotation mark are text', () => {
  assert.deepEqual(markdownBlocks(`Anna's "wharf" & ship`), [`<p>Anna's &quot;wharf&quot; &amp; ship</p>`]);
});

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
    '<div class="scroll"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>',
  ]);
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

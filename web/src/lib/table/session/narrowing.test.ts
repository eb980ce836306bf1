import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choices, laterThings, type Narrowing, type Option, openThings, retouch, start, touch } from './narrowing.ts';

const options = (...lists: string[]): Option[] => lists.map((list) => ({ move: list, struct: { kind: list }, things: list.split(' ') }));

const narrowed = (narrowing: Narrowing, thing: string): Narrowing => {
  const result = touch(narrowing, thing);
  assert.equal(result.kind, 'narrowed');
  return (result as { narrowing: Narrowing }).narrowing;
};

test('the first things of all moves are open', () => {
  assert.deepEqual([...openThings(start(options('corn ship4', 'corn ship5', 'sugar ship4')))], ['corn', 'sugar']);
});

test('a move is played when its last thing is touched, not when it is the only one left', () => {
  const after = narrowed(start(options('corn ship4', 'corn ship5', 'sugar ship4')), 'sugar');
  assert.deepEqual([...openThings(after)], ['ship4']);
  assert.deepEqual(touch(after, 'ship4'), { kind: 'play', move: 'sugar ship4' });
  assert.deepEqual(touch(start(options('corn', 'sugar')), 'sugar'), { kind: 'play', move: 'sugar' });
});

test('a touch that leaves several moves opens what tells them apart', () => {
  const after = narrowed(start(options('corn ship4', 'corn ship5', 'sugar ship4')), 'corn');
  assert.deepEqual([...openThings(after)], ['ship4', 'ship5']);
  assert.deepEqual(touch(after, 'ship5'), { kind: 'play', move: 'corn ship5' });
});

test('touches stay when the options change, as far as they still leave a choice', () => {
  const before = options('mill wheat wine', 'mill wheat sugar', 'mill wine sugar', 'pass');
  const touched = narrowed(narrowed(start(before), 'mill'), 'wheat').touched;
  const after = options('die', 'mill wheat wine', 'mill wheat sugar', 'mill wine sugar');
  assert.deepEqual(retouch(after, touched), { options: after.slice(1, 3), touched });
  assert.deepEqual(
    retouch(options('mill wheat wine', 'mill wine sugar', 'pass'), touched),
    { options: options('mill wheat wine'), touched },
    'nothing is played by itself',
  );
  assert.deepEqual(retouch(options('pass', 'die'), touched), start(options('pass', 'die')));
});

test('what all remaining moves share need not be touched', () => {
  const after = narrowed(start(options('die hall left', 'die hall right', 'pass')), 'die');
  assert.deepEqual([...openThings(after)], ['left', 'right']);
  assert.deepEqual(touch(after, 'right'), { kind: 'play', move: 'die hall right' });
});

test('a thing further on in the lists may be touched first', () => {
  const after = narrowed(start(options('corn ship4', 'corn ship5')), 'ship5');
  assert.deepEqual([...openThings(after)], ['corn']);
  assert.deepEqual(touch(after, 'corn'), { kind: 'play', move: 'corn ship5' });
});

test('what stands further on is told apart from what is open, and touching it leads somewhere', () => {
  const all = start(options('die1 hall', 'die2 hall', 'die1 mill', 'mill pass', 'a b', 'b a'));
  assert.deepEqual([...laterThings(all)], ['hall', 'pass']);
  for (const thing of laterThings(all)) assert.notEqual(touch(all, thing).kind, 'closed');
  assert.deepEqual([...laterThings(narrowed(all, 'die1'))], []);
});

test('a move that another one goes on from is played by touching its last thing again', () => {
  const after = narrowed(start(options('worker', 'worker field')), 'worker');
  assert.deepEqual([...openThings(after)], ['worker', 'field']);
  assert.deepEqual(touch(after, 'worker'), { kind: 'play', move: 'worker' });
  assert.deepEqual(touch(after, 'field'), { kind: 'play', move: 'worker field' });
});

test('the same two things in the other order are another move', () => {
  const all = start(options('a b', 'b a'));
  assert.deepEqual(touch(narrowed(all, 'a'), 'b'), { kind: 'play', move: 'a b' });
  assert.deepEqual(touch(narrowed(all, 'b'), 'a'), { kind: 'play', move: 'b a' });
});

test('a thing of no move is closed', () => {
  assert.deepEqual(touch(start(options('corn ship4')), 'ship9'), { kind: 'closed' });
});

test('after a thing further on the things before it are open', () => {
  const after = narrowed(start(options('die1 hall', 'die2 hall', 'die1 mill')), 'hall');
  assert.deepEqual([...openThings(after)], ['die1', 'die2']);
  assert.deepEqual(touch(after, 'die2'), { kind: 'play', move: 'die2 hall' });
});

test('a short list of buttons is the moves, a long one has one button for each thing that several begin with', () => {
  const buttons = (...lists: string[]): string[] =>
    choices(start(options(...lists))).map((choice) => (choice.kind === 'move' ? choice.option.move : `${choice.thing} …`));
  assert.deepEqual(buttons('die1 hall', 'die1 mill', 'pass'), ['die1 hall', 'die1 mill', 'pass']);
  const many = ['die1', 'die2', 'die3'].flatMap((die) => ['hall', 'mill', 'fort'].map((place) => `${die} ${place}`));
  assert.deepEqual(buttons(...many, 'pass'), ['die1 …', 'die2 …', 'die3 …', 'pass']);
});

test('what stands behind a gate is one button, the last, until the gate is touched', () => {
  const all = start(options('pass I', 'pass II', 'die1 hall', 'die2 hall'));
  const buttons = (narrowing: Narrowing): string[] =>
    choices(narrowing, ['pass']).map((choice) => (choice.kind === 'move' ? choice.option.move : `${choice.thing} …`));
  assert.deepEqual(buttons(all), ['die1 hall', 'die2 hall', 'pass …']);
  assert.deepEqual(buttons(narrowed(all, 'pass')), ['pass I', 'pass II']);
  assert.deepEqual(buttons(start(options('pass I', 'die1 hall'))), ['die1 hall', 'pass …'], 'even if there is only one');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seatNames } from './seat-names.ts';

const BOTS = ['Inês', 'Tomás', 'Beatriz', 'Duarte', 'Leonor'];
const names = (...seats: readonly string[]): string[] =>
  seatNames(
    seats.map((name) =>
      name === 'bot' ? { kind: 'bot', name: '' } : name === 'free' ? { kind: 'open', name: '' } : { kind: 'person', name },
    ),
    BOTS,
  );

test('bots are called by their seats, and stay so when others come and go', () => {
  assert.deepEqual(names('Ada', 'bot', 'bot'), ['Ada', 'Inês', 'Tomás']);
  assert.deepEqual(names('Ada', 'free', 'bot'), ['Ada', '', 'Tomás']);
  assert.deepEqual(names('bot', 'bot', 'bot', 'bot', 'bot'), ['Leonor', 'Inês', 'Tomás', 'Beatriz', 'Duarte']);
});

test('a bot leaves its name to a person who has it, however it is written', () => {
  assert.deepEqual(names('Inês', 'bot', 'bot'), ['Inês', 'Tomás', 'Beatriz']);
  assert.deepEqual(names('bot', 'INES', 'bot'), ['Leonor', 'INES', 'Tomás']);
  assert.deepEqual(names('Tomas', 'Leonor', 'Duarte', 'Inês', 'bot'), ['Tomas', 'Leonor', 'Duarte', 'Inês', 'Beatriz']);
});

test('of two people with one name the second gets a number', () => {
  assert.deepEqual(names('Ana', 'Ana', 'ana'), ['Ana', 'Ana 2', 'ana 3']);
});

/** What every catalogue has to keep, whatever the game. */
import assert from 'node:assert/strict';
import { type Catalogue, type Message, messagesOf, parametersOf, type Samples, say, usualArguments, variants } from './messages.ts';

/** Nothing left out of a text: no hole, no number sign of a plural, no object. */
const assertSound = (text: string, path: string): void => {
  assert.notEqual(text.trim(), '', path);
  assert.doesNotMatch(text, /\b(?:undefined|null|NaN)\b|#|\[object| {2}/, path);
};

const assertSaysEach = (path: string, message: Message, parameters: readonly string[], samples: Samples): void => {
  const usual = usualArguments(path, parameters, samples);
  parameters.forEach((parameter, position) => {
    const texts = variants(path, message, parameters, position, samples);
    for (const text of texts) assertSound(text, path);
    const values = samples(path, parameter, position);
    assert.equal(new Set(texts).size, values.length, `${path} does not tell all values of '${parameter}' apart: ${texts.join(' | ')}`);
    values.forEach((value, i) => {
      if (typeof value === 'number') assert.ok(texts[i]?.includes(String(value)), `${path}: ${parameter} ${value} is not in '${texts[i]}'`);
    });
    if (typeof values[0] === 'number') for (const n of [0, 1]) assertSound(say(message, usual.with(position, n)), path);
  });
};

/** Every message is sound, tells the values of each parameter apart and shows its numbers. */
export const checkMessages = (words: object, english: object, samples: Samples): void => {
  const shape = messagesOf(english);
  const messages = messagesOf(words);
  assert.deepEqual([...messages.keys()].sort(), [...shape.keys()].sort());
  for (const [path, message] of messages) {
    const parameters = parametersOf(shape.get(path) as Message);
    assertSound(say(message, usualArguments(path, parameters, samples)), path);
    assertSaysEach(path, message, parameters, samples);
  }
};

/** Whether a text has letters besides names and signs that are the same everywhere. */
const hasOwnWords = (text: string, everywhere: readonly string[]): boolean =>
  /\p{L}/u.test(everywhere.toSorted((a, b) => b.length - a.length).reduce((rest, name) => rest.replaceAll(name, ''), text));

const englishIn = (messages: Catalogue, shape: Catalogue, samples: Samples, everywhere: readonly string[]): string[] =>
  [...messages].flatMap(([path, message]) => {
    const english = shape.get(path) as Message;
    const given = usualArguments(path, parametersOf(english), samples);
    const text = say(message, given);
    return text === say(english, given) && hasOwnWords(text, everywhere) ? [`${path}: ${text}`] : [];
  });

/** No text is the English one, save where the words are the same. */
export const checkTranslated = (words: object, english: object, samples: Samples, everywhere: readonly string[]): void =>
  assert.deepEqual(englishIn(messagesOf(words), messagesOf(english), samples, everywhere), []);

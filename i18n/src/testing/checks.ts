/** What every catalogue has to keep, whatever the game. */
import assert from 'node:assert/strict';
import type { Persons } from '../persons.ts';
import { type Catalogue, type Message, messagesOf, parametersOf, type Samples, say, usualArguments, variants } from './messages.ts';
import { verbsOfOthers } from './persons.ts';

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

interface Log {
  readonly verbs: Persons;
  they(name: string): object;
  readonly you: object;
}

const textsOf = (sentences: object, english: object, samples: Samples): Map<string, string> => {
  const shape = messagesOf(english);
  const usual = (path: string) => usualArguments(path, parametersOf(shape.get(path) as Message), samples);
  return new Map([...messagesOf(sentences)].map(([path, message]) => [path, say(message, usual(path))]));
};

/** A log has the same sentences in both persons: with the name of who is named, and of the reader with no name and no verb of others. */
export const checkLog = (log: Log, english: Log, samples: Samples, aboutNobody: readonly string[]): void => {
  for (const person of [log.they('Eva'), log.you]) checkMessages(person, english.you, samples);
  const [ofEva, ofUgo] = ['Eva', 'Ugo'].map((name) => textsOf(log.they(name), english.you, samples));
  for (const [path, text] of textsOf(log.you, english.you, samples)) {
    const named = ofEva?.get(path) ?? '';
    assert.equal(named.replace('Eva', 'Ugo'), ofUgo?.get(path), path);
    assert.doesNotMatch(text, /Eva|Ugo/, path);
    if (aboutNobody.includes(path)) assert.equal(text, named, path);
    else assert.deepEqual(verbsOfOthers(text, log.verbs), [], `${path}: ${text}`);
    if (path.startsWith('effects.')) assert.equal(named.includes('Eva'), !aboutNobody.includes(path), path);
  }
};

/** A catalogue as a flat list of messages, and messages called with samples, so that tests can go through all of them. */

type Fn = (...given: readonly unknown[]) => unknown;
export type Message = string | Fn;
export type Catalogue = ReadonlyMap<string, Message>;

export const messagesOf = (words: object, path = ''): Map<string, Message> => {
  const all = new Map<string, Message>();
  for (const [key, value] of Object.entries(words)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'object' && value !== null) for (const [inner, message] of messagesOf(value, here)) all.set(inner, message);
    else all.set(here, value as Message);
  }
  return all;
};

/** The names of a message's parameters, as English writes them. */
export const parametersOf = (message: Message): string[] => {
  if (typeof message === 'string') return [];
  const [, list = ''] = /^\s*\(([^)]*)\)/.exec(message.toString()) ?? [];
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
};

/** All values a parameter is tried with: the first is the usual one. */
export type Samples = (path: string, parameter: string, position: number) => readonly unknown[];

export const usualArguments = (path: string, parameters: readonly string[], samples: Samples): unknown[] =>
  parameters.map((parameter, position) => samples(path, parameter, position)[0]);

export const say = (message: Message, given: readonly unknown[]): string =>
  typeof message === 'string' ? message : String((message as Fn)(...given));

/** The message with every value of one parameter, the others as usual. */
export const variants = (path: string, message: Message, parameters: readonly string[], position: number, samples: Samples): string[] => {
  const usual = usualArguments(path, parameters, samples);
  return samples(path, parameters[position] as string, position).map((value) => say(message, usual.with(position, value)));
};

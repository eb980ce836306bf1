/** The plain part of the language of Dockerfiles that ours is written in; anything else is an error. */

export interface Instruction {
  readonly word: string;
  readonly text: string;
}

export interface Stage {
  readonly name: string;
  readonly base: string;
  readonly instructions: readonly Instruction[];
}

const KNOWN = new Set(['ARG', 'FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD']);

const readLine = (line: string): Instruction => {
  const [, word = '', text = ''] = /^([A-Z]+)\s+(.*)$/s.exec(line) ?? [];
  if (!KNOWN.has(word)) throw new Error(`Dockerfile: cannot run '${line}'`);
  return { word, text: text.trim() };
};

const linesOf = (text: string): Instruction[] =>
  text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim())
    .map(readLine);

/** `--from=build /a /b` as `{ flags: { from: 'build' }, words: ['/a', '/b'] }`. */
export const wordsOf = (text: string): { readonly flags: Readonly<Record<string, string>>; readonly words: readonly string[] } => {
  const all = text.split(/\s+/);
  const flags = all.flatMap((word) => {
    const [, name = '', value = ''] = /^--([a-z-]+)=(.*)$/.exec(word) ?? [];
    return name ? [[name, value]] : [];
  });
  return { flags: Object.fromEntries(flags), words: all.filter((word) => !word.startsWith('--')) };
};

export const pairsOf = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(/\s+/).map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));

/** The words of a command in the exec form, `["a", "b"]`, the only one that signals reach. */
export const execForm = (text: string): readonly string[] => {
  const words: unknown = JSON.parse(text.slice(text.indexOf('[')));
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string'))
    throw new Error(`Dockerfile: '${text}' is not in the exec form`);
  return words;
};

export const readDockerfile = (text: string): readonly Stage[] => {
  const given: Record<string, string> = {};
  const stages: { name: string; base: string; instructions: Instruction[] }[] = [];
  for (const instruction of linesOf(text)) {
    if (instruction.word === 'ARG') Object.assign(given, pairsOf(instruction.text));
    else if (instruction.word === 'FROM') {
      const [base = '', , name = ''] = instruction.text.split(/\s+/);
      stages.push({ name, base: base.replaceAll(/\$\{(\w+)\}/g, (_, variable: string) => given[variable] ?? ''), instructions: [] });
    } else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
};

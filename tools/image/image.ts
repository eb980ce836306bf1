/** Makes the image of a Dockerfile as a folder, step by step, and runs it. */
import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CleanRoot } from './clean-root.ts';
import { execForm, type Instruction, pairsOf, readDockerfile, wordsOf } from './dockerfile.ts';
import { ignoredIn } from './ignored.ts';

class Building {
  readonly root: CleanRoot;
  readonly #context: string;
  readonly #others: ReadonlyMap<string, CleanRoot>;
  env: Record<string, string> = {};
  user = 'root';
  cwd = '/';
  command: readonly string[] = [];
  healthcheck: readonly string[] = [];

  constructor(root: CleanRoot, context: string, others: ReadonlyMap<string, CleanRoot>) {
    this.root = root;
    this.#context = context;
    this.#others = others;
  }

  readonly #steps: Readonly<Record<string, (text: string) => void>> = {
    WORKDIR: (text) => {
      this.cwd = text;
      mkdirSync(this.root.inside(text), { recursive: true });
    },
    ENV: (text) => Object.assign(this.env, pairsOf(text)),
    USER: (text) => {
      this.user = text;
    },
    RUN: (text) => this.root.must(['/bin/sh', '-c', text], { env: this.env, user: this.user, cwd: this.cwd }),
    COPY: (text) => this.#copy(text),
    CMD: (text) => {
      this.command = execForm(text);
    },
    HEALTHCHECK: (text) => {
      this.healthcheck = execForm(text);
    },
    VOLUME: (text) => mkdirSync(this.root.inside(text), { recursive: true }),
    EXPOSE: () => undefined,
  };

  take({ word, text }: Instruction): void {
    this.#steps[word]?.(text);
  }

  #copy(text: string): void {
    const { flags, words } = wordsOf(text);
    const [from = '', to = ''] = words;
    const target = this.root.inside(resolve(this.cwd, to));
    if (flags.from === undefined) {
      const isIgnored = ignoredIn(this.#context);
      cpSync(join(this.#context, from), target, { recursive: true, preserveTimestamps: true, filter: (path) => !isIgnored(path) });
      return;
    }
    const other = this.#others.get(flags.from);
    if (!other) throw new Error(`Dockerfile: there is no stage '${flags.from}'`);
    cpSync(other.inside(from), target, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  }
}

export interface Image {
  readonly root: CleanRoot;
  /** `docker run` with these variables. */
  start(env: Readonly<Record<string, string>>): ChildProcess;
  isHealthy(env: Readonly<Record<string, string>>): boolean;
}

export const makeImage = (context: string, base: CleanRoot, tell: (line: string) => void): Image => {
  const made = new Map<string, CleanRoot>();
  let building: Building | undefined;
  for (const { name, instructions } of readDockerfile(readFileSync(join(context, 'Dockerfile'), 'utf8'))) {
    building = new Building(base.copy(`image-${name || 'last'}`), context, made);
    made.set(name, building.root);
    for (const instruction of instructions) {
      const began = performance.now();
      building.take(instruction);
      tell(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${instruction.word} ${instruction.text.slice(0, 90)}`);
    }
  }
  if (!building) throw new Error('Dockerfile: no stage');
  const { root, env: own, user, cwd, command, healthcheck } = building;
  return {
    root,
    start: (env) => root.start(command, { env: { ...own, ...env }, user, cwd }),
    isHealthy: (env) => root.run(healthcheck, { env: { ...own, ...env }, user, cwd }).status === 0,
  };
};

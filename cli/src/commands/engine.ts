import type { Command } from '../command.ts';
import { Engine } from '../engine/engine.ts';
import { noneOf, parseFlags } from '../flags.ts';

export const engine: Command = {
  name: 'engine',
  summary: 'plays over a line protocol on stdin and stdout, for bots and tools in any language',
  usage: `engine

  Every request is a line, every answer one line of JSON; 'help' lists the requests.
  docs/protocol-engine.md is the reference.`,
  run: async (args, host) => {
    noneOf(parseFlags(args, {}).positionals);
    const session = new Engine(host);
    for await (const line of host.input) {
      host.out(`${session.answer(line)}\n`);
      if (session.isOver) break;
    }
    return 0;
  },
};

/** One rule from the rulebook to its code: its paragraph, its functions, its tests and where a move is refused by it. */
import { idsInCode, idsInLiterals, idsInTests, type Mention } from './mentions.ts';
import { idsOnPage, idTest } from './rule-ids.ts';
import { readRulesPage, rulesPage, sourcesOf } from './trace.ts';

export interface RuleTrace {
  readonly game: string;
  readonly id: string;
  readonly text: string;
  /** In the repository: `docs/rules/x/en.md:12`. */
  readonly page: string;
  /** In the browser: `/rules/x#ca4`. */
  readonly address: string;
  readonly code: readonly Mention[];
  readonly tests: readonly Mention[];
  readonly refusals: readonly Mention[];
}

/** The paragraph goes from its bold id to the next anchor or the end of the line. */
const paragraphOn = (page: string, game: string, id: string): Pick<RuleTrace, 'text' | 'page'> => {
  const bold = `**${id}**`;
  const start = page.indexOf(bold);
  const [text = ''] = page.slice(start + bold.length).split(/<a id=|\n/);
  return { text: text.trim(), page: `${rulesPage(game)}:${page.slice(0, start).split('\n').length}` };
};

/** Undefined where the game has no such rule. Ids are found in any case: `ca4` is CA4. */
export const traceRule = (root: string, game: string, name: string): RuleTrace | undefined => {
  const page = readRulesPage(root, game);
  const ids = idsOnPage(page);
  const id = ids.find((known) => known.toLowerCase() === name.toLowerCase());
  if (id === undefined) return undefined;
  const isId = idTest(ids);
  const files = sourcesOf(root, game);
  const ofRule = (mentions: readonly Mention[]): Mention[] => mentions.filter((mention) => mention.id === id);
  return {
    game,
    id,
    ...paragraphOn(page, game, id),
    address: `/rules/${game}#${id.toLowerCase()}`,
    code: ofRule(idsInCode(files, isId)),
    tests: ofRule(idsInTests(files, isId)),
    refusals: ofRule(idsInLiterals(files, isId)),
  };
};

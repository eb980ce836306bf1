/** What is said of a target of the board. */
import type { RuleId } from '@caravel/i18n/madeira';
import type { ParsedTarget } from '../targets.ts';

/** The lines are put together only when somebody reads them: the title alone labels every target after every move. */
export interface About {
  readonly title: string;
  readonly lines: () => readonly string[];
  readonly rule: RuleId;
}

export type Of<Kind extends ParsedTarget['kind']> = Extract<ParsedTarget, { kind: Kind }>;

/** The row of the booklet this table plays by. */
import { at, type State } from '@caravel/core';
import { RULE_SET_ROWS, type RuleSet } from '../tables/rule-sets.ts';
import * as on from './layout.ts';

export const ruleSet = (s: State): RuleSet => at(RULE_SET_ROWS, on.ruleSet(s));

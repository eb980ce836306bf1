export { type Decision, decisionsOf } from './decisions.ts';
export { type Figures, figuresOf } from './figures.ts';
export { judgeDecision, judgeShare, type ReviewEffort, type Share } from './judge-share.ts';
export { type LineMove, lineOnBoard } from './line.ts';
export { isMistake, type PlayerReview, playersOf } from './players.ts';
export { courseOf } from './review.ts';
export type { Line, Verdict } from './verdict.ts';
export { isPlayable, readVerdict, type WrittenVerdict, writeVerdict } from './written.ts';

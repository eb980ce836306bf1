export { decisionsOf } from './decisions.ts';
export type { Figures } from './figures.ts';
export { judgeShare, type ReviewEffort, type Share } from './judge-share.ts';
export { courseOf, isMistake, type PlayerReview, playersOf } from './review.ts';
export type { Line, Verdict } from './verdict.ts';

/** The texts of what is taught: of each step one thing to see, one to do, and why. Short: a newcomer understands each at first reading. */
import type { Locale } from '../locale.ts';

export interface StepText {
  readonly heading: string;
  /** `{1}` is the name of the player on seat 1. */
  readonly see: string;
  /** One sentence that says what to touch, or one for each move of the solution: the card shows the one to do now and the next. A step with nothing to do has none. */
  readonly do?: string | readonly string[];
  readonly why?: string;
  /** What has come of it. */
  readonly done?: string;
  /** Answers to wrong tries, by the names the lesson gives them. */
  readonly wrong?: Readonly<Record<string, string>>;
}

export interface LessonText {
  readonly steps: Readonly<Record<string, StepText>>;
  /** What one knows at its end, one sentence each. */
  readonly learned?: readonly string[];
  /** What is new in the game that one plays afterwards. */
  readonly next?: string;
}

/** What a list of lessons says of one. */
export interface LessonTitle {
  readonly title: string;
  /** One sentence: what one can do afterwards. */
  readonly about: string;
}

export interface LessonTexts {
  readonly title: Readonly<Record<Locale, LessonTitle>>;
  /** One chunk for each language. */
  readonly load: Readonly<Record<Locale, () => Promise<LessonText>>>;
}

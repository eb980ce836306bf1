/** What a person has set on this device. */
import { LOCALES, type Locale, localeFor } from '@caravel/i18n';
import { Kept } from './kept.svelte.ts';

const oneOf =
  <T>(values: readonly T[]) =>
  (value: unknown): value is T =>
    values.some((one) => one === value);

const isYesOrNo = oneOf([true, false]);
const isText = (value: unknown): value is string => typeof value === 'string';

export const THEMES = ['system', 'light', 'dark'] as const;
export const PACES = ['slow', 'normal', 'fast'] as const;
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
type TextSize = (typeof TEXT_SIZES)[number];
type Pace = (typeof PACES)[number];

/** Milliseconds one looks at a bot's move. The fast pace leaves each some frames of its own: of several within one, only the last is seen. */
const PAUSES: Readonly<Record<Pace, number>> = { slow: 1400, normal: 600, fast: 50 };

const SCALES: Readonly<Record<TextSize, number>> = { normal: 1, large: 1.15, larger: 1.3 };

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  readonly locale = new Kept<Locale>('locale', localeFor(navigator.languages.join(',')), oneOf(LOCALES));
  readonly theme = new Kept<(typeof THEMES)[number]>('theme', 'system', oneOf(THEMES));
  readonly text = new Kept<TextSize>('text', 'normal', oneOf(TEXT_SIZES));
  readonly pace = new Kept<Pace>('pace', 'normal', oneOf(PACES));
  readonly motion = new Kept('motion', true, isYesOrNo);
  readonly sounds = new Kept('sounds', false, isYesOrNo);
  /** A finger hits beside more easily than a mouse. */
  readonly confirm = new Kept('confirm', matchMedia('(pointer: coarse)').matches, isYesOrNo);
  /** Between people who share this device nobody's side is shown. */
  readonly passing = new Kept('passing', true, isYesOrNo);
  /** Whether the rules behind a decision lie open. */
  readonly lessons = new Kept('lessons', false, isYesOrNo);
  /** The first table on this device: there they lie open until somebody closes them. */
  readonly firstTable = new Kept('firstTable', '', isText);
  /** Choices left to the page, by game and name. */
  readonly habits = new Kept<string[]>('habits', [], (value): value is string[] => Array.isArray(value));
  readonly name = new Kept('name', '', isText);

  /** The colour one likes to play, by its number; -1: whichever comes. */
  readonly colour = new Kept('colour', -1, oneOf([-1, 0, 1, 2, 3, 4]));

  get pause(): number {
    return PAUSES[this.pace.value];
  }

  /** How much larger text is than usual. */
  get textScale(): number {
    return SCALES[this.text.value];
  }

  /** The setting, unless the system asks for stillness. */
  get moves(): boolean {
    return this.motion.value && !stillness.matches;
  }
}

export const settings = new Settings();

/** For a new seat of one's own. */
export const favouriteColour = (): { colour?: number } => (settings.colour.value < 0 ? {} : { colour: settings.colour.value });

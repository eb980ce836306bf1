/** What a session list calls a browser: its name and its system, no version and no address. */

export interface Device {
  readonly browser: string;
  readonly system: string;
}

/** The first that fits: many browsers name their relatives too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstIn = (text: string, known: typeof BROWSERS): string => known.find(([form]) => form.test(text))?.[1] ?? '';

/** Either is '' where it is not known. */
export const deviceIn = (userAgent = ''): Device => ({ browser: firstIn(userAgent, BROWSERS), system: firstIn(userAgent, SYSTEMS) });

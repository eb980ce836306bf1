/** The languages of Caravel and the choice among them. */

export const LOCALES = ['en', 'it', 'de', 'hu', 'pt'] as const;
export type Locale = (typeof LOCALES)[number];

export const isLocale = (text: string): text is Locale => (LOCALES as readonly string[]).includes(text);

const wish = (entry: string): { locale: string; weight: number } => {
  const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
  const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { locale: tag.trim().split('-')[0] as string, weight: Number.isNaN(weight) ? 0 : weight };
};

/** The first of our languages in a header such as `de-AT,de;q=0.9,en;q=0.5`; English for anyone else. */
export const localeFor = (acceptLanguage: string | undefined): Locale => {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map(wish)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wishes.map(({ locale }) => locale).find(isLocale) ?? 'en';
};

/** Names in files and links are anybody's: one short line that cannot turn the text around it. */

const MOST = 40;

export const plainName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .slice(0, MOST)
    .replace(/\p{Cs}$/u, '')
    .trim();

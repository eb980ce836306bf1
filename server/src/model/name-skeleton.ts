/** What a name looks like: two names that people could take for one another have the same skeleton. */

/** Large letters of other scripts that look like a Latin one, which may look like another when small. */
const LARGE: Readonly<Record<string, string>> = {
  A: 'ΑАᎪᗅᗩᗋꓮ',
  B: 'ΒВᏴᗷꓐ',
  C: 'ϹСᏟᑕꓚ',
  D: 'Ꭰᗞᗪꓓ',
  E: 'ΕЕᎬᗴᕮꓰ',
  F: 'Ϝᖴꓝ',
  G: 'ԌᏀᘜꓖ',
  H: 'ΗНᎻᕼꓧ',
  I: 'ΙІӀꓲ',
  J: 'ͿЈᎫᒍꓙ',
  K: 'ΚКᏦᛕꓗ',
  L: 'Ꮮᒪꓡ',
  M: 'ΜМᎷᗰꓟ',
  N: 'Νᑎꓠ',
  O: 'ΟОՕꓳ',
  P: 'ΡРᏢᑭꓑ',
  Q: 'Ԛ',
  R: 'ᎡᏒᖇꓣ',
  S: 'ЅᏚՏᔕꓢ',
  T: 'ΤТᎢꓔ',
  U: 'Սᑌꓴ',
  V: 'ѴᏙᐯꓦ',
  W: 'ԜᎳᗯꓪ',
  X: 'ΧХ᙭ꓫ',
  Y: 'ΥУҮꓬ',
  Z: 'ΖᏃᘔꓜ',
};

/** Small letters, small capitals and signs that are read as another. `i`, `l` and `1` are one, and so are `o` and `0`. */
const SMALL: Readonly<Record<string, string>> = {
  a: 'αаɑᴀæ@',
  b: 'βвьʙ',
  c: 'ϲсᴄ',
  d: 'ԁđðᴅɗ',
  e: 'εеᴇєə',
  f: 'ꜰƒ',
  g: 'ɡցɢ',
  h: 'һнհħʜ',
  j: 'ϳјᴊ',
  k: 'κкᴋ',
  l: 'iιіӏ1|ıɩɪłʟ!',
  m: 'мᴍ',
  n: 'ηпոŋɴ',
  o: 'οоօσ0øᴏ',
  p: 'ρрþᴘ',
  q: 'ԛզ',
  r: 'гʀ',
  s: 'ѕꜱ$',
  t: 'τтᴛŧ',
  u: 'υսᴜ',
  v: 'νѵᴠ',
  w: 'ωԝᴡ',
  x: 'χх',
  y: 'γуүʏ',
  z: 'ᴢ',
};

const mapOf = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)));

const large = mapOf(LARGE);
const small = mapOf(SMALL);

const mapped = (text: string, map: ReadonlyMap<string, string>): string => Array.from(text, (letter) => map.get(letter) ?? letter).join('');

/** Widths, styles, accents and case are folded; spaces and signs are left out where anything else is there. */
export const skeletonOf = (name: string): string => {
  const plain = name.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
  const folded = mapped(mapped(plain, large).toLowerCase(), small)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss');
  return folded.replace(/[\p{P}\p{S}\s]/gu, '') || folded;
};

/** Parts of long names, for browsers that have no dictionary to hyphenate the language by: a soft hyphen goes behind each. */
const FIRST_PARTS =
  /cukor|indigó|dohány|kávé|menedék|építő|város|hajó|rezi|indigo|zucker|markt|lager|tabak|kaffee|manu|univer(?!sity)|zunft|costru|magaz|conserva|torrefa|corpora|resi(?=denz|dênc)|escri|tintu|forta|muni/giu;

export const parted = (name: string): string =>
  name.replace(FIRST_PARTS, (part, at: number) => (/^\p{L}{3}/u.test(name.slice(at + part.length)) ? `${part}\u00AD` : part));

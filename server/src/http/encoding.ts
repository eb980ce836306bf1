/** Which content coding a client is sent (RFC 9110, 12.5.3). */

export type Coding = 'br' | 'gzip' | 'identity';

/** Where a client likes several alike, the smallest comes first. */
const BY_SIZE: readonly Coding[] = ['br', 'gzip', 'identity'];

/** A wish that cannot be read counts as a no: plain bytes are never wrong. */
const qualityOf = (parameters: readonly string[]): number => {
  const weight = parameters.map((text) => /^\s*q\s*=\s*(.*?)\s*$/i.exec(text)?.[1]).find((text) => text !== undefined);
  if (weight === undefined) return 1;
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0;
};

const wishesOf = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';');
      return [name.trim().toLowerCase().replace(/^x-/, ''), qualityOf(parameters)];
    }),
  );

/**
 * The best of what there is. Whoever says nothing gets plain bytes, and so does whoever refuses everything: an answer that can be read is
 * worth more than a 406, and a change that was made is not answered by an error.
 */
export const codingFor = (header: string | undefined, offered: ReadonlySet<Coding>): Coding => {
  if (!header) return 'identity';
  const wishes = wishesOf(header);
  const quality = (coding: Coding): number => wishes.get(coding) ?? wishes.get('*') ?? 0;
  const plain = wishes.get('identity') ?? 0;
  const [best] = BY_SIZE.filter((coding) => offered.has(coding) && quality(coding) > 0 && quality(coding) >= plain).sort(
    (a, b) => quality(b) - quality(a),
  );
  return best ?? 'identity';
};

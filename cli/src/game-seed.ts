/** The finaliser of murmur3: every input bit affects half of the output bits. */
const mix = (x: number): number => {
  let h = x | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** The seed of game `i` of a run: runs with neighbouring seeds share no games, and any game of a run can be played by itself. */
export const gameSeed = (seed: number, i: number): number => {
  const low = mix(mix(mix(seed) ^ Math.floor(seed / 0x100000000)) + i);
  const high = mix(low + 0x9e3779b9 + i) & 0x1fffff;
  return high * 0x100000000 + low;
};

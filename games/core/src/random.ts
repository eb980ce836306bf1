/** A small, fast, seeded generator (sfc32) for playouts, bots and tests. Never for a real table, whose draws come from shuffler.ts. */
export interface Random {
  /** A whole number from 0 to n − 1, each equally likely (within 2^-32 of uniform for n up to 2^21). */
  below(n: number): number;
}

export const seeded = (seed: number): Random => {
  let a = 0x9e3779b9;
  let b = seed | 0;
  let c = Math.floor(seed / 0x100000000) | 0;
  let counter = 1;
  const step = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 15; i++) step();
  return { below: (n) => Math.floor((step() / 0x100000000) * n) };
};

/** The index chosen in proportion to the first `count` weights. */
export const pickWeighted = (random: Random, weights: ArrayLike<number>, count: number): number => {
  let total = 0;
  for (let i = 0; i < count; i++) total += weights[i] as number;
  let rest = random.below(total);
  for (let i = 0; i < count; i++) {
    rest -= weights[i] as number;
    if (rest < 0) return i;
  }
  return count - 1;
};

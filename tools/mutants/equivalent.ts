/** Mutants that change nothing anybody could notice, each with the reason. The key is what a run prints. */
export interface EquivalentMutant {
  readonly mutant: string;
  readonly why: string;
}

export const EQUIVALENT: readonly EquivalentMutant[] = [
  {
    mutant: 'games/core/src/sha256.ts: ⟦view.setUint32(bytes.length - 8, Math.floor(message.length / 0x20000000)); → ;⟧',
    why: 'only a message of 512 MB or more has a length that needs the upper word; seeds have some 100 bytes',
  },
  {
    mutant: 'games/core/src/sha256.ts: view.setUint32(bytes.length - 8, Math.floor(message.length / ⟦0x20000000 → 536870913⟧));',
    why: 'as above',
  },
];

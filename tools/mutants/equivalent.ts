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
  {
    mutant: 'games/core/src/sha256.ts: for (let t = 16; t ⟦< → <=⟧ 64; t++) {',
    why: 'a 65th word does not fit into the list of 64 and is not stored',
  },
  {
    mutant: 'games/core/src/sha256.ts: const hash = new Int32Array(⟦8 → 9⟧);',
    why: 'a ninth word is neither written nor read',
  },
  {
    mutant:
      'games/puerto-rico/src/phases/craftsman/craftsman.ts: for (let good = 0; good ⟦< → <=⟧ GOODS.length; good++) if (canCraft(s, good)) return true;',
    why: 'no craftsman ever produces a sixth kind, so its bit is never set',
  },
  {
    mutant:
      'games/madeira/src/phases/e-crown/requests/urbanization.ts: return difference > 0 || (difference === 0 && rightmostOf(s, a, city) ⟦> → >=⟧ rightmostOf(s, b, city));',
    why: 'only owners with a piece in the city are compared, and two owners never share a spot',
  },
  {
    mutant:
      'games/madeira/src/phases/a-setup/lay-board.ts: for (let slot = ⟦0 → 1⟧; slot < SLOTS; slot++) on.slotCost.set(s, slot, NOBODY);',
    why: 'the first slot of the first market is in play on every board and gets its cost in the next lines',
  },
  {
    mutant:
      'games/madeira/src/phases/a-setup/set-up.ts: for (let colony = 0; colony < COLONIES.length; colony++) for (let i = 0; i ⟦< → <=⟧ 2; i++) on.colonyReward.set(s, colony, i, NOBODY);',
    why: 'the number behind belongs to the next colony, which is cleared too, or to the first district, which is written in the next lines',
  },
  {
    mutant:
      'games/madeira/src/phases/b-characters/guild-master.ts: for (let favor = 0; favor ⟦< → <=⟧ FAVORS.length; favor++) if (canTake(s, seat, favor)) return true;',
    why: 'the number behind the owners is 0 or 1, so a thirteenth Favor never seems to be free',
  },
];

/**
 * Random draws that nobody can manipulate and everybody can verify.
 *
 * Scheme 2: the server publishes SHA-256(secret). Then every person promises a contribution by its hash (a part). When all parts are fixed,
 * the contributions are revealed; one that is not revealed in time is left out. Whoever promises has seen no other contribution, and
 * whoever reveals can change nothing any more: as long as one of them is honest nobody could choose the draws, not even the operator.
 * Whoever knows the secret can still see the draws in advance.
 *
 * Scheme 3 is for the table of a day, which many people play apart from each other: the hash is published the day before, nobody adds
 * anything, and a draw depends on what is drawn and not on what happened before (day-draws.ts).
 *
 * Scheme 1 took contributions openly, one after another: whoever knew the secret and came last could try out contributions until the
 * draws suited them. Games of that time are still verified by its rules.
 */
import type { Config } from './config.ts';
import { nextOutcome } from './day-draws.ts';
import { CHANCE, type Game, isChance } from './game.ts';
import type { Entry } from './log.ts';
import { commitmentTo, partOf } from './promises.ts';
import { fail, ok, type Result } from './result.ts';
import { type ShufflerInput, shufflerOf } from './shuffler.ts';
import { Timeline } from './timeline.ts';

export interface FairnessRecord extends ShufflerInput {
  /** SHA-256 of the secret, published before anyone promises. 64 hex digits. */
  readonly commitment: string;
  /** Scheme 2, by seat: the hash a person promised, NO_PART for a person who promised none, '' for a bot. Empty in other schemes. */
  readonly parts: readonly string[];
  /** By seat, as hex; '' where there is none or it was left out. Fixed before the first outcome. */
  readonly contributions: readonly string[];
  /** 32 random bytes as hex, shown once the game is over. */
  readonly secret?: string;
}

/** What a successful verification proves. */
export interface FairnessProof {
  readonly scheme: 1 | 2 | 3;
  readonly draws: number;
  /** How many contributions are in the draws. */
  readonly parts: number;
  /** How many people played; only scheme 2 says so. */
  readonly people?: number;
}

/** Checks the revealed secret and contributions against what was promised, and every outcome of the log against them. */
export const verifyFairness = (game: Game, config: Config, entries: readonly Entry[], record: FairnessRecord): Result<FairnessProof> => {
  const { commitment, secret } = record;
  if (secret === undefined) return fail('the secret is not revealed yet');
  if (commitmentTo(secret) !== commitment) return fail('the secret does not belong to the commitment');
  const broken = brokenPromise(config.players, record);
  if (broken) return fail(broken);
  const draws = verifyDraws(game, config, entries, secret, record);
  return draws.ok ? ok(proofOf(record, draws.value)) : draws;
};

const proofOf = ({ scheme, parts, contributions }: FairnessRecord, draws: number): FairnessProof => ({
  scheme,
  draws,
  parts: contributions.filter((contribution) => contribution !== '').length,
  ...(scheme !== 2 ? {} : { people: parts.filter((part) => part !== '').length }),
});

/** What is wrong with the contributions, if anything is. */
const brokenPromise = (players: number, { scheme, commitment, parts, contributions }: FairnessRecord): string | undefined => {
  if (scheme !== 2) return undefined;
  if (parts.length !== players || contributions.length !== players)
    return `there is not one part and one contribution for each of ${players} seats`;
  for (const [seat, contribution] of contributions.entries())
    if (contribution !== '' && partOf(commitment, seat, contribution) !== parts[seat])
      return `the contribution of seat ${seat} is not the one that was promised`;
  return undefined;
};

const verifyDraws = (game: Game, config: Config, entries: readonly Entry[], secret: string, record: FairnessRecord): Result<number> => {
  const shuffler = shufflerOf(secret, record);
  const timeline = new Timeline(game, config);
  for (const [i, entry] of entries.entries()) {
    if (entry.seat === CHANCE && 'move' in entry && isChance(game, timeline.state)) {
      const move = game.moves.text(nextOutcome(timeline, record.scheme, shuffler));
      if (move !== entry.move)
        return fail(`draw ${timeline.draws + 1} was '${entry.move}', the shuffler gives '${move}'`, { field: `entry ${i + 1}` });
    }
    const taken = timeline.append(entry);
    if (!taken.ok) return fail(taken.problem.message, { ...taken.problem, field: `entry ${i + 1}` });
  }
  return ok(timeline.draws);
};

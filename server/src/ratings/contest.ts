/** How a finished table changes ratings. */
import { at } from '@caravel/core';
import { FORMER } from '../model/former.ts';
import type { Table } from '../model/table.ts';
import type { Database, Statement } from '../store/database.ts';
import type { SeatResult } from './outcome.ts';
import { newSkill, type Skill, skillsAfter } from './skill.ts';

interface Held extends Skill {
  readonly games: number;
}

export interface Change {
  readonly before: Skill;
  readonly after: Skill;
}

/** A level of bot is rated like a person: it is the same everywhere, so it ties the ratings together. */
const competitor = ({ user, level }: SeatResult): string => user ?? `level:${level}`;

/** Who let a bot play gains nothing by it: they come last, and the others keep their order. */
const placesOf = (results: readonly SeatResult[]): number[] =>
  results.map(({ place, botPlayed }) => (botPlayed ? results.length + 1 : place));

const held = async (db: Database, { game, players }: Table, id: string): Promise<Held | undefined> => {
  const [row] = await db.all<Held>(
    'SELECT mu, sigma, games FROM ratings WHERE user_id = $1 AND game = $2 AND players = $3',
    id,
    game,
    players,
  );
  return row && { mu: row.mu, sigma: row.sigma, games: row.games };
};

/** Whoever has deleted their account changes the others' ratings and has none. */
const isFormer = async (db: Database, id: string): Promise<boolean> =>
  (await db.all('SELECT 1 AS one FROM users WHERE id = $1 AND name = $2', id, FORMER)).length > 0;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What the game does to each seat, and the statements that write it: void if somebody's rating has changed meanwhile. */
export const contest = async (
  db: Database,
  table: Table,
  results: readonly SeatResult[],
): Promise<{ changes: Change[]; statements: Statement[] }> => {
  const ids = results.map(competitor);
  const known = new Map<string, Held | undefined>();
  for (const id of new Set(ids)) known.set(id, await held(db, table, id));
  const before = ids.map((id): Skill => {
    const { mu, sigma } = known.get(id) ?? newSkill();
    return { mu, sigma };
  });
  const after = skillsAfter(before, placesOf(results));
  const changes = before.map((skill, seat) => ({ before: skill, after: at(after, seat) }));
  const rated: string[] = [];
  for (const id of known.keys()) if (!(await isFormer(db, id))) rated.push(id);
  const statements = rated.sort().map((id) => {
    const own = after.filter((_, seat) => ids[seat] === id);
    const skill = { mu: mean(own.map(({ mu }) => mu)), sigma: mean(own.map(({ sigma }) => sigma)) };
    return write(table, id, known.get(id), skill);
  });
  return { changes, statements };
};

const write = ({ game, players }: Table, id: string, old: Held | undefined, { mu, sigma }: Skill): Statement =>
  old
    ? {
        sql: 'UPDATE ratings SET mu = $1, sigma = $2, games = games + 1 WHERE user_id = $3 AND game = $4 AND players = $5 AND games = $6',
        values: [mu, sigma, id, game, players, old.games],
        expect: 1,
      }
    : {
        sql: 'INSERT INTO ratings (user_id, game, players, mu, sigma, games) VALUES ($1, $2, $3, $4, $5, 1) ON CONFLICT DO NOTHING',
        values: [id, game, players, mu, sigma],
        expect: 1,
      };

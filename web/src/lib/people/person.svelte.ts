/** A person as the profile page shows them, loaded piece by piece. */
import type { GameRecord, GameStatistics, PersonFigures, Profile, RatingPoint } from '@caravel/protocol';
import { type Kind, people } from './people-api.ts';

const PAGE = 50;

export class Person {
  readonly #id: string;
  profile = $state.raw<Profile | undefined>();
  figures = $state.raw<readonly PersonFigures[]>([]);
  games = $state.raw<readonly GameRecord[]>([]);
  hasMore = $state(false);
  /** What the plots are about. */
  kind = $state.raw<Kind | undefined>();
  points = $state.raw<readonly RatingPoint[]>([]);
  everybody = $state.raw<GameStatistics | undefined>();

  constructor(id: string) {
    this.#id = id;
  }

  async load(): Promise<void> {
    const [profile, figures] = await Promise.all([people.profile(this.#id), people.figures(this.#id), this.more()]);
    [this.profile, this.figures] = [profile, figures];
    const [most] = figures.toSorted((a, b) => b.games - a.games);
    if (most) await this.choose(most);
  }

  async more(): Promise<void> {
    const page = await people.games(this.#id, this.games.at(-1)?.at);
    this.games = [...this.games, ...page];
    this.hasMore = page.length === PAGE;
  }

  async choose({ game, players }: Kind): Promise<void> {
    const kind = { game, players };
    this.kind = kind;
    const [points, everybody] = await Promise.all([people.ratings(this.#id, kind), people.statistics(kind)]);
    if (this.kind !== kind) return;
    [this.points, this.everybody] = [points, everybody];
  }

  /** The points of the games of the chosen kind that are listed. */
  readonly scores: readonly number[] = $derived.by(() =>
    this.games.filter(({ game, players }) => game === this.kind?.game && players === this.kind?.players).map(({ score }) => score),
  );
}

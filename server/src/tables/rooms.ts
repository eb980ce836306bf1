/** The tables this node has in memory: read when somebody asks, forgotten when nobody has for a while. */
import { Refusal } from '../refusal.ts';
import { type Keeper, Room } from './room.ts';

interface Kept {
  readonly room: Promise<Room | undefined>;
  usedAt: number;
}

export class Rooms {
  readonly #keeper: Keeper;
  readonly #kept = new Map<string, Kept>();

  constructor(keeper: Keeper) {
    this.#keeper = keeper;
  }

  get size(): number {
    return this.#kept.size;
  }

  async find(id: string): Promise<Room | undefined> {
    const kept = this.#kept.get(id) ?? this.#load(id);
    kept.usedAt = this.#keeper.now();
    return kept.room;
  }

  async get(id: string): Promise<Room> {
    const room = await this.find(id);
    if (!room) throw new Refusal('not-found', `there is no table ${id}`);
    return room;
  }

  /** Another node has changed the table: whoever has it open sees it. */
  async changed(id: string): Promise<void> {
    const room = await this.#kept.get(id)?.room;
    await room?.exclusively(() => room.catchUp());
  }

  /** Something may have been missed: looks at every table again. */
  async changedAll(): Promise<void> {
    await Promise.allSettled([...this.#kept.keys()].map((id) => this.changed(id)));
  }

  /** Forgets tables nobody has used since `moment` and that nobody looks at. */
  forget(moment: number, isWatched: (id: string) => boolean): void {
    for (const [id, { usedAt }] of this.#kept) if (usedAt < moment && !isWatched(id)) this.#kept.delete(id);
  }

  #load(id: string): Kept {
    const room = Room.load(this.#keeper, id);
    const kept = { room, usedAt: this.#keeper.now() };
    this.#kept.set(id, kept);
    const drop = (): void => {
      if (this.#kept.get(id) === kept) this.#kept.delete(id);
    };
    room.then((found) => found ?? drop(), drop);
    return kept;
  }
}

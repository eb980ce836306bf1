/** The tables this node has in memory: read when somebody asks, forgotten when nobody has for a while. */

import { EventEmitter } from 'node:events';
import type { RemoteChange } from '../model/change.ts';
import { Refusal } from '../model/refusal.ts';
import { Room, type RoomParts, type TableEvent } from './room.ts';

export const noTable = (id: string): Refusal => new Refusal('not-found', `there is no table ${id}`);

interface LoadedRoom {
  readonly room: Promise<Room | undefined>;
  /** The same, once it is loaded: most callers need not wait. */
  loaded?: Room | undefined;
  usedAt: number;
  /** It will be read again anyway: further changes can be ignored. */
  isBehind?: boolean;
}

/** What rooms need of a node. Changes are emitted as `change`. */
export type RoomsParts = Omit<RoomParts, 'changed'>;

export class Rooms extends EventEmitter<{ change: [TableEvent] }> {
  readonly #parts: RoomParts;
  readonly #loaded = new Map<string, LoadedRoom>();

  constructor(parts: RoomsParts) {
    super();
    this.#parts = { ...parts, now: () => parts.now(), changed: (event) => this.emit('change', event) };
  }

  get size(): number {
    return this.#loaded.size;
  }

  async find(id: string): Promise<Room | undefined> {
    const kept = this.#loaded.get(id) ?? this.#load(id);
    kept.usedAt = this.#parts.now();
    return kept.room;
  }

  /** The table if it is in memory. */
  inMemory(id: string): Room | undefined {
    const kept = this.#loaded.get(id);
    if (kept) kept.usedAt = this.#parts.now();
    return kept?.loaded;
  }

  async get(id: string): Promise<Room> {
    const room = this.inMemory(id) ?? (await this.find(id));
    if (!room) throw noTable(id);
    return room;
  }

  /** Another node has changed the table: whoever has it open sees it. */
  async changed(id: string, change?: RemoteChange): Promise<void> {
    const kept = this.#loaded.get(id);
    const { loaded } = kept ?? {};
    if (loaded && change) return loaded.exclusively(() => loaded.follow(change));
    if (!kept || kept.isBehind) return;
    kept.isBehind = true;
    const room = await kept.room.catch(() => undefined);
    await room?.exclusively(() => {
      kept.isBehind = false;
      return room.catchUp();
    });
  }

  /** Messages may have been missed: reads every table again. */
  async changedAll(): Promise<void> {
    const looks = await Promise.allSettled([...this.#loaded.keys()].map((id) => this.changed(id)));
    for (const look of looks) if (look.status === 'rejected') throw look.reason;
  }

  /** The table has been deleted. */
  drop(id: string): void {
    this.#loaded.delete(id);
  }

  /** Forgets tables nobody has used since `moment` and that nobody looks at. */
  forget(moment: number, isWatched: (id: string) => boolean): void {
    for (const [id, { usedAt }] of this.#loaded) if (usedAt < moment && !isWatched(id)) this.#loaded.delete(id);
  }

  #load(id: string): LoadedRoom {
    const room = Room.load(this.#parts, id);
    const kept: LoadedRoom = { room, usedAt: this.#parts.now() };
    this.#loaded.set(id, kept);
    const drop = (): void => {
      if (this.#loaded.get(id) === kept) this.#loaded.delete(id);
    };
    room.then((found) => {
      kept.loaded = found;
      if (!found) drop();
    }, drop);
    return kept;
  }
}

/** Who the server takes this browser for. */
import type { Me } from '@caravel/protocol';
import { settings } from '../settings.svelte.ts';
import { api } from './api.ts';
import { isKnown } from './known.svelte.ts';
import { serverLink } from './server-link.svelte.ts';

class Myself {
  #me = $state.raw<Me | undefined>();
  #asked: Promise<Me | undefined> | undefined;

  get value(): Me | undefined {
    return this.#me;
  }

  /** Asks the server once. */
  load(): Promise<Me | undefined> {
    this.#asked ??= api.me().then(
      (me) => this.#set(me),
      (error) => {
        this.#asked = undefined;
        throw error;
      },
    );
    return this.#asked;
  }

  /** Whoever is nobody yet becomes a guest of this name. */
  async somebody(name: string): Promise<Me> {
    const known = await this.load();
    if (known) return known;
    settings.name.value = name;
    const guest = await api.guest(name);
    serverLink().reconnect();
    this.#set(guest);
    return guest;
  }

  /** Asks the server once more. */
  refresh(): Promise<Me | undefined> {
    this.#asked = undefined;
    return this.load();
  }

  /** After joining, signing in or out: the connection belongs to somebody else now. */
  async again(): Promise<Me | undefined> {
    const me = await this.refresh();
    serverLink().reconnect();
    return me;
  }

  /** The server has told what is known of me now. */
  update(me: Me): void {
    this.#set(me);
  }

  #set(me: Me | undefined): Me | undefined {
    this.#me = me;
    isKnown.value = me !== undefined;
    if (me) settings.name.value = me.name;
    return me;
  }
}

export const myself = new Myself();

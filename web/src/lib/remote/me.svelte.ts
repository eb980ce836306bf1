/** Who the server takes this browser for. */
import { settings } from '../settings.svelte.ts';
import { api, type Me } from './api.ts';
import { theLine } from './line.svelte.ts';

class Myself {
  #me = $state.raw<Me | undefined>();
  #asked: Promise<Me | undefined> | undefined;

  get value(): Me | undefined {
    return this.#me;
  }

  /** Asks the server once. */
  load(): Promise<Me | undefined> {
    this.#asked ??= api.me().then((me) => this.#set(me));
    return this.#asked;
  }

  /** Whoever is nobody yet becomes a guest of this name. */
  async somebody(name: string): Promise<Me> {
    const known = await this.load();
    if (known) return known;
    settings.name.value = name;
    const guest = await api.guest(name);
    theLine().reconnect();
    return this.#set(guest) as Me;
  }

  /** After joining, signing in or out. */
  async again(): Promise<Me | undefined> {
    this.#asked = undefined;
    const me = await this.load();
    theLine().reconnect();
    return me;
  }

  #set(me: Me | undefined): Me | undefined {
    this.#me = me;
    if (me) settings.name.value = me.name;
    return me;
  }
}

export const myself = new Myself();

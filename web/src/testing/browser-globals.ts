/** What a table on this device asks of the browser besides drawing: events of the window, settings of the system, and a storage that forgets. */
const target = new EventTarget();
const items = new Map<string, string>();

Object.assign(globalThis, {
  addEventListener: target.addEventListener.bind(target),
  removeEventListener: target.removeEventListener.bind(target),
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  reportError: (error: unknown) => {
    throw error;
  },
});

const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
};

/** Its keys are those of the items, as in a browser. */
Object.defineProperty(globalThis, 'localStorage', {
  value: new Proxy(storage, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (own, key) => Object.getOwnPropertyDescriptor(own, key) ?? { enumerable: true, configurable: true },
  }),
});

/** Each move exists once: its number is its index in the game's table, its text is stable for ever. */
export type Move = number;

export interface Moves {
  readonly count: number;
  text(move: Move): string;
  /** The text word by word: `load`, `sugar`, `7`. For those who draw, translate or count moves. */
  words(move: Move): readonly string[];
  find(text: string): Move | undefined;
}

/** A run of moves of one kind: `load` by good and ship, say. `index` undoes `first + index`. */
export interface MoveGroup {
  readonly first: Move;
  readonly count: number;
  has(move: Move): boolean;
  index(move: Move): number;
}

const groupAt = (first: Move, count: number): MoveGroup => ({
  first,
  count,
  has: (move) => move >= first && move < first + count,
  index: (move) => move - first,
});

/** Collects the texts in table order; a game's legal lists ascend in this order. */
export class MoveTable implements Moves {
  readonly #texts: string[] = [];
  readonly #words: (readonly string[])[] = [];
  readonly #byText = new Map<string, Move>();

  one(text: string): Move {
    return this.group([text]).first;
  }

  group(texts: readonly string[]): MoveGroup {
    const first = this.#texts.length;
    for (const text of texts) this.#enter(text);
    return groupAt(first, texts.length);
  }

  get count(): number {
    return this.#texts.length;
  }

  text(move: Move): string {
    const text = this.#texts[move];
    if (text === undefined) throw new RangeError(`no move ${move}`);
    return text;
  }

  words(move: Move): readonly string[] {
    const words = this.#words[move];
    if (words === undefined) throw new RangeError(`no move ${move}`);
    return words;
  }

  find(text: string): Move | undefined {
    return this.#byText.get(text);
  }

  #enter(text: string): void {
    if (!/^[a-z][^\s]*( [^\s]+)*$/.test(text)) throw new Error(`a move starts with a small letter and has single spaces: '${text}'`);
    if (text === 'undo' || text.startsWith('undo ')) throw new Error('undo is a log entry, not a move');
    if (this.#byText.has(text)) throw new Error(`two moves read '${text}'`);
    this.#byText.set(text, this.#texts.length);
    this.#texts.push(text);
    this.#words.push(Object.freeze(text.split(' ')));
  }
}

/** The requests a log has carried out, as one number each: a table that waits for days takes little memory. */

/** FNV-1a: clients that count their requests give short texts that differ in a letter or two, and each has a mark of its own all the same. */
const markOf = (request: string): number => {
  let mark = 0x811c9dc5;
  for (let i = 0; i < request.length; i++) mark = Math.imul(mark ^ request.charCodeAt(i), 0x01000193);
  return mark;
};

export class SeenRequests {
  readonly #marks: number[] = [];

  add(request: string): void {
    this.#marks.push(markOf(request));
  }

  /** False is certain. True may be a collision: the log itself decides. */
  mayHave(request: string): boolean {
    return this.#marks.includes(markOf(request));
  }
}

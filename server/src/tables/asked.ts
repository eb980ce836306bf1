/** Which requests a log has carried out: a number for each, so that a table that waits for days weighs little. */

const markOf = (request: string): number => {
  let mark = 0;
  for (let i = 0; i < request.length; i++) mark = (Math.imul(mark, 31) + request.charCodeAt(i)) | 0;
  return mark;
};

export class Asked {
  readonly #marks: number[] = [];

  add(request: string): void {
    this.#marks.push(markOf(request));
  }

  /** False is certain. True may be another request with the same mark: the log itself knows. */
  mayHave(request: string): boolean {
    return this.#marks.includes(markOf(request));
  }
}

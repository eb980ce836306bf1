/** As much of a logger as parts of the server need. */
export interface Log {
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
}

/** A value, or the problem that kept it from being one. Everything that comes from outside is read into a Result. */
export type Result<T> = { readonly ok: true; readonly value: T } | Failure;

/** What is wrong and, where known, the line of the file, the field of the object or the rule that forbids it. */
export interface Problem {
  readonly message: string;
  readonly line?: number;
  readonly field?: string;
  readonly rule?: string;
}

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export interface Failure {
  readonly ok: false;
  readonly problem: Problem;
}

export const fail = (message: string, at: Omit<Problem, 'message'> = {}): Failure => ({
  ok: false,
  problem: { message, ...at },
});

/** The problem in one line, with its most precise location first. */
export const writeProblem = ({ message, line, field, rule }: Problem): string =>
  [line === undefined ? '' : `line ${line}: `, field === undefined ? '' : `${field}: `, message, rule ? ` (rule ${rule})` : ''].join('');

/** The value, or an exception: for tests and for values that cannot be wrong. */
export const must = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new Error(writeProblem(result.problem));
};

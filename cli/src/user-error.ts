/** What the user got wrong, in one line that names what and where. Ends the command with exit code 2. */
import { type Problem, type Result, writeProblem } from '@caravel/core';

export class UserError extends Error {}

/** The value, or a UserError that says where it was read from. */
export const accept = <T>(result: Result<T>, where: string, write: (problem: Problem) => string = writeProblem): T => {
  if (result.ok) return result.value;
  throw new UserError(`${where}: ${write(result.problem)}`);
};

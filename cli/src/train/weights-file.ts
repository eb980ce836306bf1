/** The net of a run as the bots load it: a TypeScript file with its weights, and the command that finds them again. */
import { writeFileSync } from 'node:fs';

export const writeWeightsFile = (path: string, bytes: Uint8Array, command: string, games: number, minutes: number): void => {
  const text = Buffer.from(bytes).toString('base64');
  const about = `${games.toLocaleString('en')} games in ${Math.round(minutes)} minutes; ${bytes.length.toLocaleString('en')} bytes`;
  writeFileSync(path, `/** Found by \`${command}\`: ${about}. */\nexport const WEIGHTS =\n  '${text}';\n`);
};

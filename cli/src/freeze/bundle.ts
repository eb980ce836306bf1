/** A game's rules as one file that imports nothing: the same bytes from the same sources. */
import { join } from 'node:path';
import { rolldown } from 'rolldown';

export const bundleRules = async (root: string, name: string): Promise<string> => {
  const bundle = await rolldown({ input: join(root, 'games', name, 'src/rules.ts'), cwd: root, platform: 'neutral' });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output[0].code;
};

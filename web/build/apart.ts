/**
 * What is needed only to set up a position gets rules of its own: shared with the table, every name it takes from them would have to be handed out by
 * the scripts that the first decision waits for.
 */
import type { Plugin } from 'vite';

const APART = '?apart';
const RULES = /^@caravel\/[^/]+\/positions$/;

export const isApart = (id: string): boolean => id.endsWith(APART);

export const apart = (): Plugin => ({
  name: 'apart',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer) return null;
    const isInside = isApart(importer);
    if (!(isInside ? source.startsWith('.') : RULES.test(source))) return null;
    const found = await this.resolve(source, isInside ? importer.slice(0, -APART.length) : importer, { skipSelf: true });
    return found && { ...found, id: found.id + APART };
  },
});

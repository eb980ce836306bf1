/** A published analysis that should not be there. */
import { audited } from '../audit.ts';
import { type SiteCommand, textFlag, UserError, WHY_FLAG } from '../command.ts';

interface Row {
  user_id: string;
  kind: string;
  title: string;
  game: string;
}

export const deleteAnalysis: SiteCommand = {
  place: 'site',
  name: 'delete-analysis',
  usage: '<analysis> [--why <text>]',
  about: 'delete a published review or exploration; its title stays in the audit log only',
  words: [1, 1],
  flags: WHY_FLAG,
  run: async ({ site, who }, input) => {
    const [id = ''] = input.words;
    const [row] = await site.db.all<Row>('SELECT user_id, kind, title, game FROM analyses WHERE id = $1', id);
    if (!row) throw new UserError(`there is no analysis '${id}'`);
    const { user_id, kind, title, game } = row;
    await site.db.batch([
      { sql: 'DELETE FROM analyses WHERE id = $1', values: [id] },
      audited({
        ...{ at: site.now(), who, act: 'delete-analysis', about: user_id, why: textFlag(input, 'why') ?? '' },
        detail: `${kind} ${id} of ${game}: ${title}`,
      }),
    ]);
    return { text: `${kind} ${id}, by ${user_id}, is deleted` };
  },
};

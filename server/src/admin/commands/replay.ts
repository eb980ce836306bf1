/** Before an upgrade: does this program play every kept game as it was played? */
import { PostgresDatabase } from '../../store/postgres.ts';
import { TableStore } from '../../store/tables.ts';
import { type FileCommand, JSON_FLAG } from '../command.ts';
import { replayAll } from '../replay-all.ts';
import { openReader } from './backup.ts';

export const replay: FileCommand = {
  place: 'files',
  name: 'replay-all',
  usage: '[--json]',
  about: 'play every kept log again with the rules of this program and name the tables that would change; reads only, the server may run',
  words: [0, 0],
  flags: JSON_FLAG,
  run: async (config) => {
    const db = config.databaseUrl ? new PostgresDatabase(config.databaseUrl) : openReader(config);
    try {
      const report = await replayAll(new TableStore(db));
      const { tables, entries, changed } = report;
      const named = changed.map(({ id, game, why }) => `${id} ${game}: ${why}\n`).join('');
      const text = `${named}${tables} tables with ${entries} entries replayed, ${changed.length} would change`;
      return { text, json: report, isBad: changed.length > 0 };
    } finally {
      await db.close();
    }
  },
};

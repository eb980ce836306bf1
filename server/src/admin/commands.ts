/** Every command of the operator, in the order of the help. */
import type { Command } from './command.ts';
import { deleteAnalysis } from './commands/analyses.ts';
import { backup, restore } from './commands/backup.ts';
import { chat, deleteLine } from './commands/chat.ts';
import { resetPassword } from './commands/password.ts';
import { ban, lift, mute, unmute, users } from './commands/people.ts';
import { replay } from './commands/replay.ts';
import { report, reports, resolve } from './commands/reports.ts';
import { sessions, signOut } from './commands/sessions.ts';
import { deleteTable, endTable } from './commands/tables.ts';
import { audit, tidy } from './commands/upkeep.ts';

export const COMMANDS: readonly Command[] = [
  ...[backup, restore, replay],
  ...[users, sessions, signOut, resetPassword, ban, lift, mute, unmute, tidy],
  ...[reports, report, resolve, chat, deleteLine, deleteAnalysis, endTable, deleteTable],
  audit,
];

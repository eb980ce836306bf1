/** Somebody has lost their password and cannot be reached by mail. */
import { at } from '@caravel/core';
import { resetLink } from '../../accounts/reset.ts';
import { audited } from '../audit.ts';
import { type SiteCommand, textFlag, UserError, WHY_FLAG } from '../command.ts';
import { findUser, named } from '../find.ts';

export const resetPassword: SiteCommand = {
  place: 'site',
  name: 'reset-password',
  usage: '<id or login> [--why <text>]',
  about: 'print a link by which somebody chooses a new password, once, within a day; pass it on to nobody else',
  words: [1, 1],
  flags: WHY_FLAG,
  run: async ({ site, who }, input) => {
    const user = await findUser(site.db, at(input.words, 0));
    if (user.kind !== 'person') throw new UserError(`${named(user)} has no account: a ${user.kind} has no password`);
    const why = textFlag(input, 'why') ?? '';
    await site.db.batch([audited({ at: site.now(), who, act: 'reset-password', about: user.id, why, detail: named(user) })]);
    return { text: await resetLink(site.db, user.id, { url: site.config.publicUrl, now: site.now() }) };
  },
};

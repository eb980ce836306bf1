/** The words of invitations and of bots that can be invited, in English, and by its type the shape of every other language. */
import { speechIn } from '../format.ts';

const { list, number, plural } = speechIn('en');

export const en = {
  invite: 'Invite',
  title: 'Invite to this table',
  byName: 'Name of a person or a bot',
  byNameHint: 'A person needs an account on this server. They can accept or decline on their home page.',
  bots: 'Bots',
  noBots: 'Nobody has added a bot to this server yet.',
  online: 'online',
  offline: 'offline',
  owner: 'Owner',
  games: 'Games',
  allGames: 'all games',
  who: 'Who can invite it',
  status: 'Status',
  atOnce: 'Games at once',
  rated: 'Plays rated games',
  anybody: 'everyone',
  ownerOnly: 'only its owner',
  nobody: 'nobody',
  me: 'only me',
  pending: 'invited, no answer yet',
  mine: 'Invitations',
  accept: 'Accept',
  decline: 'Decline',
  policy: 'Invitations',
  save: 'Save',
  saved: 'Saved.',
  take: (name: string) => `Invite ${name}`,
  withdraw: (name: string) => `Withdraw the invitation for ${name}`,
  declined: (names: readonly string[]) => `${list(names)} declined.`,
  from: (name: string, game: string) => `${name} invites you to ${game}`,
  players: (n: number) => plural(n, { one: '# player', other: '# players' }),
  playing: (n: number, most: number) => `${number(n)} of ${number(most)} games`,
  policyOf: (name: string) => `Invitations for ${name}`,
  refusals: {
    unknown: 'Nobody with an account has this name, and no bot either.',
    several: 'Several people have this name. Send the right one the link instead.',
    notWelcome: 'You cannot invite this person. If you are a guest, you can invite only bots.',
    declined: 'They have already declined an invitation to this table.',
    invitations: 'Too many invitations are waiting for an answer, or you have already invited this person many times today.',
    atTable: 'They are already at this table, or the seat is taken.',
    policyInvitations: 'This bot does not accept your invitations.',
    policyGames: 'This bot does not play this game.',
    policyRated: 'This bot does not play rated games.',
    policyAtOnce: 'This bot is already playing as many games as it can.',
  },
};

export type InvitationWords = typeof en;

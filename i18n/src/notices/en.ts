/** What people are told when they are elsewhere, in English, and by its type the shape of every other language. */
export const en = {
  turn: (game: string) => `${game}: it is your turn`,
  nudge: (game: string, name: string) => `${game}: ${name} is waiting for your move`,
  reminder: (game: string) => `${game}: your time is running out`,
  started: (game: string) => `${game}: the game has started`,
  ended: (game: string) => `${game}: the game is over`,
  joined: (game: string) => `${game}: someone has joined your table`,
  asked: (game: string) => `${game}: the others are waiting for your answer`,
  reveal: (game: string) => `${game}: the table is full. Open it within 10 minutes so that your part of the shuffle counts`,
  open: 'Open the table',
  footer: 'You are getting this because you play on Caravel. You can turn off e-mail in the settings.',
  confirmSubject: 'Is this your address?',
  confirm: (code: string) => `Enter this code in your Caravel settings to get mail at this address: ${code}`,
  confirmFooter: 'If you did not ask for this, do nothing: you will get no more mail.',
  resetSubject: 'Choose a new Caravel password',
  reset: (account: string) =>
    `Someone asked for a new password for the account ${account} on Caravel. To choose one, open this link within 30 minutes. It works once:`,
  resetFooter: 'If it was not you, do nothing: your password stays as it is.',
  changedSubject: 'Your Caravel password was changed',
  changed: (account: string) => `The account ${account} on Caravel has a new password. All other devices were signed out.`,
  changedFooter: 'If it was not you, choose a new password at once with “Forgot your password?” on the sign-in page.',
};

export type NoticeWords = typeof en;

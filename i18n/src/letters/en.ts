/** What the server writes besides notices, in mail and to chat services, in English, and by its type the shape of every other language. */
export const en = {
  several: (tables: number) => `News from ${tables} tables`,
  more: (count: number) => `and ${count} more`,
  tableTurn: (game: string, names: string) => `${game}: your turn, ${names}`,
  tableStarted: (game: string, names: string) => `${game}: the game has started. Your turn, ${names}`,
  tableEnded: (game: string, names: string) => `${game}: the game is over. Winner: ${names}`,
  seat: (number: number) => `Player ${number}`,
  mailOff: 'Turn off these e-mails',
  hookStopped: 'Your webhook has stopped working',
  hookStoppedText: 'We could not deliver messages to your webhook for a day, so we stopped trying. Check its address and save it again:',
  open: 'Open the table',
  footer: 'You are getting this because you play on Caravel. You can turn off e-mail in the settings.',
  confirmSubject: 'Is this your address?',
  confirmLink: 'Open this link to get mail from Caravel at this address:',
  confirm: (code: string) => `Or enter this code in your Caravel settings: ${code}`,
  confirmFooter: 'If you did not ask for this, do nothing: you will get no more mail.',
  resetSubject: 'Choose a new Caravel password',
  reset: (account: string) =>
    `Someone asked for a new password for the account ${account} on Caravel. To choose one, open this link within 30 minutes. It works once:`,
  resetFooter: 'If it was not you, do nothing: your password stays as it is.',
  changedSubject: 'Your Caravel password was changed',
  changed: (account: string) => `The account ${account} on Caravel has a new password. All other devices were signed out.`,
  changedFooter: 'If it was not you, choose a new password at once with “Forgot your password?” on the sign-in page.',
};

export type LetterWords = typeof en;

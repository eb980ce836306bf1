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
  invited: (game: string) => `${game}: you are invited to a table`,
  declined: (game: string) => `${game}: your invitation was declined`,
  uninvited: (game: string) => `${game}: an invitation to you was withdrawn`,
};

export type NoticeWords = typeof en;

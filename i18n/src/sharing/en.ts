/** The words of games and analyses that come by link. */
export const en = {
  link: {
    opening: 'Opening the game …',
    failed: 'The game could not be opened',
    broken: 'This link is incomplete. Copy the whole link and open it again.',
    newer: 'This link was made with a newer version of Caravel. Reload the page and open the link again.',
    long: 'The game in this link is too long to open here.',
    illegal: (why: string) => `The game in this link breaks the rules: ${why}`,
    unloaded: 'The rules of this game could not be loaded. Check your connection and reload the page.',
  },
};

export type Sharing = typeof en;

/** What each key of a table does: few read it, so it is no part of the words every page loads. */
export const en = {
  title: 'Keys',
  does: {
    arrows: 'Move between choices',
    enter: 'Choose',
    escape: 'Choose again',
    digits: 'Press a numbered button',
    u: 'Take back',
    c: 'Confirm',
    r: 'What happened since my last move',
    h: 'Hint',
    l: 'Legend',
    e: 'Explain the selected item',
  },
};

export type KeyWords = typeof en;

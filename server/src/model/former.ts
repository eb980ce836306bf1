/** What somebody who has deleted their account is called from then on. */
export const FORMER = 'Former player';

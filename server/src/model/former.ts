/** The name shown for somebody who has deleted their account. */
export const FORMER = 'Former player';

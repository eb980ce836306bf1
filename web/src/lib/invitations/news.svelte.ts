/** Counts what the server has told about invitations. Notices.svelte alone listens to the server: who connects first must miss nothing. */
export const invitationNews = $state({ count: 0 });

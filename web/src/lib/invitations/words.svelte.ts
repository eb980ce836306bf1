/** The words of invitations in the chosen language, and refusals said in them. */
import { type InvitationWords, loadInvitations } from '@caravel/i18n/invitations';
import { LateWords } from '../late-words.svelte.ts';
import { Refused } from '../remote/api.ts';
import { errorText, Told } from '../remote/words.svelte.ts';

const words = new LateWords(loadInvitations);
export const invitationWords = (): InvitationWords | undefined => words.value;
export const useInvitationWords = (): void => words.use();

/** By the field a refusal names. */
const FIELDS: Readonly<Record<string, keyof InvitationWords['refusals']>> = {
  declined: 'declined',
  invitations: 'invitations',
  user: 'several',
  'policy.invitations': 'policyInvitations',
  'policy.games': 'policyGames',
  'policy.rated': 'policyRated',
  'policy.atOnce': 'policyAtOnce',
};

const refusalOf = (error: unknown): keyof InvitationWords['refusals'] | undefined => {
  if (!(error instanceof Refused)) return undefined;
  const { code, field } = error.wire;
  if (code === 'not-found') return 'unknown';
  if (field !== undefined && FIELDS[field]) return FIELDS[field];
  if (code === 'not-yours' && field === 'name') return 'notWelcome';
  return code === 'taken' && field === undefined ? 'atTable' : undefined;
};

/** Does it; what is refused is said in words of invitations. */
export const inWords = async <T>(deed: () => Promise<T>): Promise<T> => {
  try {
    return await deed();
  } catch (error) {
    const refusal = refusalOf(error);
    throw new Told(refusal && words.value ? words.value.refusals[refusal] : errorText(error));
  }
};

/** Every table of the store, and which of its columns people get when they ask for their data. A test compares this with the schema. */

export interface Part {
  readonly table: string;
  /** The column that says whose row it is. */
  readonly by: string;
  readonly given: readonly string[];
  /** Other columns, and why they stay here. */
  readonly withheld: Readonly<Record<string, string>>;
  /** Rows of which only a part is given: some columns come empty. */
  readonly guarded?: { readonly where: string; readonly empty: readonly string[] };
}

const words = (text: string): string[] => text.split(/\s+/);

const HASH = 'a hash of what opens the account';
const IN_FILE = 'in the .caravel file of the game';

export const PARTS: readonly Part[] = [
  {
    table: 'users',
    by: 'id',
    given: words(
      'name kind login owner email email_confirmed mail locale alerts settings policy vacation_until vacation_left vacation_year created_at seen_at banned_until ban_reason muted_until mute_reason',
    ),
    withheld: { password: HASH, online_until: 'a note of the server to itself' },
  },
  { table: 'sessions', by: 'user_id', given: words('browser system created_at used_at confirmed_at expires_at'), withheld: { hash: HASH } },
  {
    table: 'passkeys',
    by: 'user_id',
    given: words('id name transports counter created_at'),
    withheld: { public_key: 'a key; its other half is on the device' },
  },
  { table: 'tokens', by: 'user_id', given: words('id name created_at used_at'), withheld: { hash: HASH } },
  {
    table: 'challenges',
    by: 'user_id',
    given: words('purpose expires_at'),
    withheld: { id: HASH, challenge: 'what a passkey has to sign, or the address a code was sent to' },
  },
  { table: 'mutes', by: 'user_id', given: ['muted_id'], withheld: {} },
  { table: 'pushes', by: 'user_id', given: words('endpoint created_at'), withheld: { keys: 'keys; their other half is in the browser' } },
  { table: 'notices', by: 'user_id', given: words('table_id what channel mark at'), withheld: {} },
  { table: 'hooks', by: 'user_id', given: words('owner service url failures retry_at trouble'), withheld: { secret: 'shown only once' } },
  { table: 'waiting_notices', by: 'owner', given: words('table_id what channel mark by_name at due_at taken_until'), withheld: {} },
  { table: 'alert_times', by: 'owner', given: words('channel at'), withheld: {} },
  { table: 'ratings', by: 'user_id', given: words('game players mu sigma games'), withheld: {} },
  {
    table: 'results',
    by: 'user_id',
    given: words(
      'table_id seat level game players score place start opening reason listed rated mu_before sigma_before mu_after sigma_after at bot_played',
    ),
    withheld: {},
  },
  { table: 'seats', by: 'user_id', given: words('table_id seat'), withheld: {} },
  { table: 'invitations', by: 'user_id', given: words('table_id by_user at'), withheld: {} },
  { table: 'chat', by: 'user_id', given: words('table_id n name channel text at removed'), withheld: {} },
  { table: 'day_tries', by: 'user_id', given: words('day game table_id at score place done_at'), withheld: {} },
  { table: 'analyses', by: 'user_id', given: words('id kind table_id game players title file content at'), withheld: {} },
  {
    table: 'reviews',
    by: 'asked_by',
    given: words('table_id asked_at status visits judged total verdicts at'),
    withheld: { node: 'of the server', lease_until: 'a note of the server to itself', tries: 'a counter of the server' },
  },
  {
    table: 'reports',
    by: 'by_user',
    given: words('id table_id about_user reason chat_n at resolved_at'),
    withheld: { resolution: 'a note of the operator, about somebody else' },
  },
  {
    table: 'audit',
    by: 'about',
    given: words('at act why detail'),
    withheld: { who: 'the name of the operator' },
    /** What came of a report may quote or betray who sent it. */
    guarded: { where: "act = 'resolve'", empty: ['why', 'detail'] },
  },
  {
    table: 'tables',
    by: 'host',
    given: words('id game status access players rated created_at updated_at'),
    withheld: {
      ...{ header: IN_FILE, live: IN_FILE, clock: IN_FILE, length: IN_FILE },
      ...{
        turn: 'of the running game',
        moment: 'of the running game',
        revision: 'a counter of the store',
        wake_at: 'a note of the server to itself',
      },
    },
  },
];

/** Tables that hold nothing about a person, and why. */
export const IMPERSONAL: Readonly<Record<string, string>> = {
  entries: 'moves, by seats: in the .caravel files',
  secrets: 'of the shuffle: in the .caravel file once the game is over',
  days: 'secrets of the tables of a day, for everybody: shown when the day is over',
  settings: 'keys of the server',
  migrations: 'steps of the store',
  heartbeat: 'when the server was alive',
  outages: 'when it was not',
};

/** The names of the bots' levels. */
export const LEVELS = ['random', 'beginner', 'easy', 'medium', 'hard', 'expert'] as const;

/** What levels were called before: kept tables and programs still say so. */
export const OLD_LEVELS = { novice: 'beginner', trader: 'easy', captain: 'hard', admiral: 'expert' } as const;

/** S6: the role cards. The two prospectors are cards of their own (Q11). */
export const ROLES = ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain', 'prospector', 'prospector-2'] as const;
export type RoleName = (typeof ROLES)[number];

/** An index into ROLES. */
export type Role = number;

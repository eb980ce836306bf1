/** S6: the role cards. The two prospectors are cards of their own (Q11). */
export const ROLES = ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain', 'prospector', 'prospector-2'] as const;
export type RoleName = (typeof ROLES)[number];

/** An index into ROLES. */
export type Role = number;
export const SETTLER: Role = ROLES.indexOf('settler');
export const BUILDER: Role = ROLES.indexOf('builder');
export const TRADER: Role = ROLES.indexOf('trader');
export const CAPTAIN: Role = ROLES.indexOf('captain');
/** The first of the two prospectors. */
export const PROSPECTOR: Role = ROLES.indexOf('prospector');

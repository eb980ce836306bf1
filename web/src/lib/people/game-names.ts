/** The games by the names on their boxes, the same in every language. */
export const GAME_NAMES: Readonly<Record<string, string>> = { 'puerto-rico': 'Puerto Rico', madeira: 'Madeira' };

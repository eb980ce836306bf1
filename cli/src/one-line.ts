/** Text from outside made safe to print: line ends and control characters become escapes. */
const escapeCharacter = (character: string): string => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, escapeCharacter);

/** HTML without some of its elements: of a picture only what is seen is sent. For what components render, where every element is closed. */
const TOKEN = /<(\/?)([\w-]+)([^>]*?)(\/?)>|[^<]+/g;
const VOID = new Set(['img', 'source', 'br', 'input', 'hr']);

/** `isUnseen`: whether an element goes, with all that is in it, by its attributes and those of the one around it. */
export const pruned = (html: string, isUnseen: (own: string, around: string) => boolean): string => {
  const around: string[] = [];
  let unseen = 0;
  let out = '';
  for (const [token, end, name = '', attributes = '', isClosed] of html.matchAll(TOKEN)) {
    if (end === '/') {
      if (unseen === 0) out += token;
      else unseen--;
      around.pop();
      continue;
    }
    const opens = name !== '' && !isClosed && !VOID.has(name);
    const isGone = unseen > 0 || (name !== '' && isUnseen(attributes, around.at(-1) ?? ''));
    if (!isGone) out += token;
    if (!opens) continue;
    around.push(attributes);
    if (isGone) unseen++;
  }
  return out;
};

/** The little of Markdown the rules are written in, as HTML blocks: headings, paragraphs, lists, tables, anchors, links, bold, slanted, code. */

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** Only addresses inside the page or the site, and plain web addresses. */
const isSafe = (address: string): boolean => /^(#|\/|\.|https?:)/.test(address);

const inline = (text: string): string =>
  escaped(text)
    .replaceAll(/&lt;a id=&quot;([\w-]+)&quot;&gt;&lt;\/a&gt;/g, '<a id="$1"></a>')
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (whole, label: string, address: string) =>
      isSafe(address) ? `<a href="${address}">${label}</a>` : whole,
    )
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\*([^*\s][^*]*)\*/g, '<em>$1</em>')
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>');

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

const row = (line: string, tag: 'th' | 'td'): string =>
  `<tr>${cells(line)
    .map((cell) => `<${tag}>${cell}</${tag}>`)
    .join('')}</tr>`;

const table = ([head = '', , ...body]: readonly string[]): string =>
  `<div class="scroll"><table><thead>${row(head, 'th')}</thead><tbody>${body.map((line) => row(line, 'td')).join('')}</tbody></table></div>`;

const heading = (line: string): string => {
  const level = line.indexOf(' ');
  const text = line.slice(level + 1);
  return `<h${level} id="${slug(text)}">${inline(text)}</h${level}>`;
};

const BULLET = /^( *)(?:-|\d+\.) (.*)$/;

/** One item with what is indented under it. */
const item = ([first = '', ...rest]: readonly string[]): string => {
  const text = inline(BULLET.exec(first)?.[2] ?? first);
  const inner = rest.map((line) => BULLET.exec(line.trim())?.[2] ?? line.trim());
  return inner.length === 0 ? text : `${text}<ul>${inner.map((line) => `<li>${inline(line)}</li>`).join('')}</ul>`;
};

/** The lines of a list, an item each with its indented lines. */
const itemsOf = (lines: readonly string[]): string[][] => {
  const items: string[][] = [];
  for (const line of lines) {
    if (/^(-|\d+\.) /.test(line)) items.push([line]);
    else items.at(-1)?.push(line);
  }
  return items;
};

const block = (lines: readonly string[]): string[] => {
  const [first = ''] = lines;
  if (/^#{1,4} /.test(first)) return [heading(first), ...(lines.length > 1 ? block(lines.slice(1)) : [])];
  if (first.startsWith('|')) return [table(lines)];
  if (/^(-|\d+\.) /.test(first)) {
    const tag = first.startsWith('-') ? 'ul' : 'ol';
    return itemsOf(lines).map((one, i) => `<${tag}${tag === 'ol' ? ` start="${i + 1}"` : ''}><li>${item(one)}</li></${tag}>`);
  }
  return [`<p>${inline(lines.join(' '))}</p>`];
};

/** Block by block: each rule is one, so a search can leave out the others. */
export const markdownBlocks = (text: string): readonly string[] =>
  text
    .split(/\n{2,}/)
    .map((part) => part.split('\n').filter((line) => line !== ''))
    .filter((lines) => lines.length > 0)
    .flatMap(block);

/** What a link to a rule says: its own title, or that of its chapter, which goes by the letters of the id. */
export const ruleTitleIn =
  (titles: Readonly<Record<string, string>>) =>
  (id: string): string | undefined =>
    titles[id] ?? titles[id.replace(/\d+$/, '')];

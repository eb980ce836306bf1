/** The site of a static build: files on any web host, under any path, and no server. */
export const HAS_SERVER: boolean = false;

/** Every script lies in `assets` under the root; the last one of that name counts, for the path to the site may have another. */
const path = new URL(import.meta.url).pathname;
export const ROOT: string = path.slice(0, path.lastIndexOf('/assets/') + 1);

/** As people read it; a path that is no UTF-8 stays as it is. */
const readable = (text: string): string => {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
};

/** Hosts give many sites one origin, so one storage: each keeps its own tables. At the top of an origin they are kept as with a server. */
export const KEPT_UNDER: string = ROOT === '/' ? 'caravel.' : `caravel${readable(ROOT)}.`;

/** The workspaces that are handed out as npm packages. In the repository they stay TypeScript that runs as it is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In the order in which they depend on each other. */
export const FOLDERS = ['games/core', 'games/puerto-rico', 'games/madeira', 'bots'] as const;

/** Packages have another scope than workspaces, so that nothing in the repository can mean a published package by mistake. */
const HERE = '@caravel/';
export const SCOPE = '@caravel-games/';

export interface Workspace {
  readonly folder: string;
  /** As published. */
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Names of other packages of ours, as published. */
  readonly dependencies: readonly string[];
  /** Sources by the path they are imported by. */
  readonly exports: Readonly<Record<string, string>>;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Every import of a package of ours, in sources and in what is compiled from them. */
export const renamed = (text: string): string => text.replaceAll(/(?<=['"])@caravel\/(?=(core|puerto-rico|madeira|bots)['"/])/g, SCOPE);

const published = (name: string): string => name.replace(HERE, SCOPE);

/** The name in the repository. */
export const unpublished = (name: string): string => name.replace(SCOPE, HERE);

/** What serves tests only stays here. */
const isPublic = ([path]: readonly [string, string]): boolean => !path.startsWith('./testing');

const readWorkspace = (folder: string): Workspace => {
  const {
    name,
    version,
    description,
    keywords,
    exports,
    dependencies = {},
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  return {
    folder,
    name: published(name),
    version,
    description,
    keywords,
    dependencies: Object.keys(dependencies).map(published),
    exports: Object.fromEntries(Object.entries(exports).filter(isPublic)),
  };
};

export const workspaces = (): Workspace[] => FOLDERS.map(readWorkspace);

import { globSync } from 'node:fs';
import path from 'node:path';

/** Glob pattern of the islands, from the root of the repository. */
export const ISLAND_PATTERN = '{src/{widgets,parts,effects},site/{widgets,effects}}/*/island/**/*Island.ts';

export interface IslandFile {
  /** The name in the marker, in content and in CSS. */
  name: string;
  /** Absolute path. */
  file: string;
}

/** `ShareBox` → `share-box`, `toTop` → `to-top`; a name already in kebab-case stays. */
function toKebabCase(text: string): string {
  return text.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
}

/** The name of an island from its file: `to-top` for `toTopIsland.ts`. */
export function nameIsland(file: string): string {
  return toKebabCase(path.parse(file).name.replace(/Island$/, ''));
}

/**
 * Lists the islands below `root`, sorted by name. Throws when two files have the same island name, naming both.
 */
export function findIslands(root: string): IslandFile[] {
  const islands = new Map<string, IslandFile>();
  for (const found of globSync(ISLAND_PATTERN, { cwd: root }).sort()) {
    const file = path.join(root, found);
    const name = nameIsland(file);
    const other = islands.get(name);
    if (other) {
      throw new Error(
        `Two files make the island "${name}": ${other.file} and ${file}. Call one of them something else.`,
      );
    }
    islands.set(name, { name, file });
  }
  return [...islands.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

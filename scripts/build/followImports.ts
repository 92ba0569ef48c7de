import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * A file of ours in quotes: `'./a.ts'`, `'../b.css'`, or as the studio names its components, `'/src/c.tsx#Name'`, or as a site's own code
 * names ours, `'#rihla/block'`.
 */
const QUOTED = /(?<=['"`])(?:\.{1,2}\/|\/src\/|#rihla\/)[^'"`\s?#]+/g;
/** What leaves no trace in a bundle. */
const TYPES = /^(?:import|export) type\b[^;]*;/gm;
const IS_CODE = /\.(?:[cm]?[jt]sx?|css)$/;

/**
 * The files that a bundle is made of: those given, and all of ours that they name, on and on. Whatever is quoted and exists counts,
 * in a comment too; one too many only means a build too many.
 * @param entries paths or patterns, from the root
 * @param root absolute
 * @returns paths from the root, sorted; what comes from node_modules is left to the lock file
 */
export function followImports(entries: readonly string[], root: string): string[] {
  const found = new Set<string>();
  const waiting = globSync([...entries], { cwd: root }).filter((file) => isFile(join(root, file)));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    if (IS_CODE.test(file)) waiting.push(...namedIn(file, root));
  }
  return [...found].sort();
}

function namedIn(file: string, root: string): string[] {
  const code = readFileSync(join(root, file), 'utf8').replaceAll(TYPES, '');
  return (code.match(QUOTED) ?? []).flatMap((name) => {
    const path = pathOf(name, file, root);
    if (name.includes('*')) return globSync(path).map((match) => relative(root, match));
    return isFile(path) ? [relative(root, path)] : [];
  });
}

function pathOf(name: string, file: string, root: string): string {
  if (name.startsWith('#rihla/')) return join(root, `src/site/kit/${name.slice('#rihla/'.length)}.ts`);
  return name.startsWith('/') ? join(root, name) : join(root, dirname(file), name);
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

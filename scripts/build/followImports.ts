import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * A quoted path of the project: `'./a.ts'`, `'../b.css'`, a studio component, `'/src/c.tsx#Name'`, or an import of a site's own code,
 * `'#rihla/block'`.
 */
const QUOTED = /(?<=['"`])(?:\.{1,2}\/|\/src\/|#rihla\/)[^'"`\s?#]+/g;
/** Type imports, which are not part of a bundle. */
const TYPES = /^(?:import|export) type\b[^;]*;/gm;
const IS_CODE = /\.(?:[cm]?[jt]sx?|css)$/;

/**
 * Files of a bundle: the entries, and all project files that they name, recursively. Any quoted path of an existing file counts, even in a
 * comment; too many only cause an unnecessary build.
 * @param entries paths or patterns, from the root
 * @param root absolute
 * @returns paths from the root, sorted; packages are covered by the lock file
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

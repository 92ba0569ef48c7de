import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** An import of one file of `src/` by another, types included. */
export interface Import {
  from: string;
  to: string;
}

/** Test helpers beside the code may import anything. */
const TESTS = /\.test\.|\/testing\.ts$|\/testSupport\.ts$|\/samples\/|\/examples\.ts$/;
const RELATIVE = /(?:from\s*|import\s*\(?\s*)'(\.[^'?]+)/g;
/** A component of the studio, which Payload's configuration names by its path. */
const COMPONENT = /['"]\/(src\/[^'"#]+\.tsx?)#\w+['"]/g;

/** All imports between the files of `src/`, except those of tests. */
export function readImports(): Import[] {
  return readSource((from, text) =>
    [...text.matchAll(RELATIVE)].map(([, path = '']) => normalize(join(dirname(from), path))),
  );
}

/** The same for components that a file names by their path, for Payload to import. */
export function readNamedComponents(): Import[] {
  return readSource((_, text) => componentsIn(text));
}

/** Files of the components that a text names by their path. */
export function componentsIn(text: string): string[] {
  return [...text.matchAll(COMPONENT)].map(([, path = '']) => path);
}

function readSource(find: (from: string, text: string) => string[]): Import[] {
  const files = globSync('src/**/*.{ts,tsx,js}', { exclude: (path) => path.includes('.next') }).filter(
    (file) => !TESTS.test(file),
  );
  const known = new Set(files);
  return files.flatMap((from) =>
    find(from, readFileSync(from, 'utf8'))
      .filter((to) => known.has(to))
      .map((to) => ({ from, to })),
  );
}

/** The folder or file directly in `src/` that contains a file. */
export function topOf(file: string): string {
  return file.split('/')[1] ?? '';
}

/** Imports between the direct members of one folder: its files, and its folders with everything inside them. */
export function importsWithin(folder: string, imports: readonly Import[]): Import[] {
  const inside = (file: string): string => file.slice(folder.length + 1).split('/')[0] ?? '';
  const isInside = (file: string): boolean => file.startsWith(`${folder}/`);
  return imports.flatMap(({ from, to }) =>
    isInside(from) && isInside(to) && inside(from) !== inside(to) ? [{ from: inside(from), to: inside(to) }] : [],
  );
}

/** All folders of the source that files import or are imported from, however deep. */
export function foldersOf(imports: readonly Import[]): string[] {
  const folders = imports.flatMap(({ from, to }) => [from, to]).flatMap(pathsAbove);
  return [...new Set(folders)].sort();
}

function pathsAbove(file: string): string[] {
  const names = file.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

/** Import cycles (strongly connected components), each sorted. */
export function findCircles(edges: readonly Import[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  const reached = new Map([...next.keys()].map((name) => [name, reachable(name, next)]));
  const circles = [...next.keys()]
    .filter((name) => reached.get(name)?.has(name))
    .map((name) => [...next.keys()].filter((other) => reached.get(name)?.has(other) && reached.get(other)?.has(name)));
  return [...new Map(circles.map((circle) => [circle.sort().join(), circle])).values()];
}

function reachable(name: string, next: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const seen = new Set<string>();
  const queue = [name];
  for (let current = queue.pop(); current !== undefined; current = queue.pop()) {
    for (const other of next.get(current) ?? []) {
      if (!seen.has(other)) {
        seen.add(other);
        queue.push(other);
      }
    }
  }
  return seen;
}

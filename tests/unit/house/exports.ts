import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** An export that no product file imports. */
export interface UnusedExport {
  file: string;
  name: string;
  /** An interface or a type alias. */
  isType: boolean;
  /** Whether its own file also uses it. */
  isUsedAtHome: boolean;
}

/** Test helpers beside the code. */
export const FOR_TESTS =
  /\.test\.tsx?$|\/testing\.tsx?$|[tT]est(ing|Support)\.tsx?$|Testing\.tsx?$|\/samples(\/|\.tsx?$)|[eE]xample(s|Parts)?\.tsx?$/;
/** Generated from the configuration, which names components by strings. */
const STUDIO_COMPONENTS = 'src/studio/next/app/**/importMap.js';
const IMPORTED =
  /(?:import|export)\s+(?:type\s+)?(?:([\w*$]+)(?:\s+as\s+\w+)?\s*,?\s*)?(?:\{([^}]*)\}\s*)?from\s*'(\.[^'?]+)/g;
/** A dynamic import, or a type of the module: any of its exports may be used. */
const WHOLE = /import\(\s*'(\.[^'?]+)'/g;
const DECLARED = /^export (?:declare )?(?:async )?(function\*?|const|let|class|interface|type|enum) (\w+)/gm;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** All exports of `src/` that no other file of `src/` or `scripts/` imports, except tests. */
export function findUnusedExports(): UnusedExport[] {
  const files = globSync(['src/**/*.{ts,tsx}', STUDIO_COMPONENTS, 'scripts/**/*.{ts,mjs}', '*.config.ts'], {
    exclude: (path) => path.includes('.next'),
  }).filter((file) => !FOR_TESTS.test(file));
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8').replace(COMMENTS, '')]));
  const { names, wholes } = readImported(sources);
  return [...sources]
    .filter(([file]) => file.startsWith('src/') && !wholes.has(file))
    .flatMap(([file, source]) =>
      [...source.matchAll(DECLARED)].flatMap(([, kind = '', name = '']) => {
        if (names.has(`${file} ${name}`)) return [];
        const isUsedAtHome = (source.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1;
        return [{ file, name, isType: kind === 'interface' || kind === 'type', isUsedAtHome }];
      }),
    );
}

/** Imported names as `file name`, and files that are imported as a whole. */
function readImported(sources: ReadonlyMap<string, string>): { names: Set<string>; wholes: Set<string> } {
  const [names, wholes] = [new Set<string>(), new Set<string>()];
  for (const [file, source] of sources) {
    const resolve = (path: string): string => normalize(join(dirname(file), path));
    for (const [, first, list = '', path = ''] of source.matchAll(IMPORTED)) {
      if (first === '*') wholes.add(resolve(path));
      for (const each of list.split(',')) {
        const [name = ''] = each
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/);
        if (name) names.add(`${resolve(path)} ${name}`);
      }
    }
    for (const [, path = ''] of source.matchAll(WHOLE)) wholes.add(resolve(path));
  }
  return { names, wholes };
}

/** Words in tests and test helpers. */
export function readTestWords(): Set<string> {
  const files = [
    ...globSync('tests/**/*.{ts,tsx}'),
    ...globSync('src/**/*.{ts,tsx}', { exclude: (path) => path.includes('.next') }).filter((file) =>
      FOR_TESTS.test(file),
    ),
  ];
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\b\w+\b/g) ?? []));
}

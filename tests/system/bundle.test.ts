import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the built server loads nothing from the packages that make a start slow', () => {
  const files = globSync('dist/server/**/*.js');
  expect(files.length).toBeGreaterThan(1);
  const imports = files.flatMap((file) => importsOf(file).filter((name) => !name.startsWith('.')));
  expect(imports).toContain('payload');
  expect(imports.filter((name) => /^(drizzle-orm|@payloadcms\/(drizzle|db-)|lucide-react)/.test(name))).toEqual([]);
});

it('the built server leaves pictures to another process', () => {
  expect(allImportsOf('dist/server/pictures.js')).toContain('sharp');
  expect(allImportsOf('dist/server/main.js')).not.toContain('sharp');
});

/** What a file imports and what that imports, as far as it is our own; `import()` included. */
function allImportsOf(file: string, seen = new Set<string>()): Set<string> {
  for (const name of importsOf(file)) {
    if (!name.startsWith('.')) seen.add(name);
    else if (!seen.has(join(file, '..', name))) {
      seen.add(join(file, '..', name));
      allImportsOf(join(file, '..', name), seen);
    }
  }
  return seen;
}

function importsOf(file: string): string[] {
  const pattern = /^(?:import|export)\b.*?["']([^"']+)["'];?$|\bimport\(["']([^"']+)["']\)/gm;
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, fixed, later]) => fixed ?? later ?? '');
}

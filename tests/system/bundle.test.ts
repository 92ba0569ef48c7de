import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the built server loads nothing from the packages that make a start slow', () => {
  const files = globSync('dist/server/**/*.js');
  expect(files.length).toBeGreaterThan(1);
  const imports = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b.*?["']([^"'.][^"']*)["'];?$/gm)].map(
      ([, name]) => name,
    ),
  );
  expect(imports).toContain('payload');
  expect(imports.filter((name) => /^(drizzle-orm|@payloadcms\/(drizzle|db-)|lucide-react)/.test(name ?? ''))).toEqual(
    [],
  );
});

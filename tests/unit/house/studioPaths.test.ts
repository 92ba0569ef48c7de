import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STUDIO_FEATURES } from '../../../src/studio/features.ts';

/** Lists and settings of the parts and of the kinds of document, as the studio's menu names them: `Sales › Bookings`. */
const PATHS = new Set([
  ...STUDIO_FEATURES.parts.flatMap(({ collections = [], globals = [] }) => [
    ...collections.map(({ admin, labels }) => `${admin?.group} › ${labels?.plural}`),
    ...globals.map(({ admin, label }) => `${admin?.group} › ${label}`),
  ]),
  ...[...STUDIO_FEATURES.documents].map(
    ({ collection }) => `${collection.admin?.group} › ${collection.labels?.plural}`,
  ),
]);

/** `docs/settings.md` is compared field by field (`settingsTable.test.ts`); `docs/payments.md` names pages of payment providers. */
const DOCUMENTS = [...globSync('docs/{*,handbook/*}.md'), 'deploy/README.md', 'README.md'].filter(
  (file) => !/settings\.md|payments\.md/.test(file),
);

test('documents lead to lists and settings of the studio by the names of its menu', () => {
  const named = DOCUMENTS.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bunder ([A-Z][\w ]+ › [A-Z]\w+)/g)].map(([, path = '']) => path),
  );
  expect(named).toContain('Sales › Bookings');
  expect(named.filter((path) => !PATHS.has(path))).toEqual([]);
});

test('names of the example of a site’s own code have its prefix', () => {
  const folders = ['widgets', 'effects'].flatMap((folder) => readdirSync(`docs/site-example/${folder}`));
  expect(folders).toEqual(['khettara-season', 'khettara-tilt']);
  const classes = globSync('docs/site-example/{widgets,effects}/**/*.css').flatMap(
    (file) => readFileSync(file, 'utf8').match(/\.r-[\w-]+/g) ?? [],
  );
  expect(classes.filter((name) => !name.startsWith('.r-khettara-'))).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DOCUMENTS } from '../../../src/documents/index.ts';

/** Test helpers and generated files. */
const OTHER =
  /\.test\.|\/testing\.ts$|\/testSupport\.ts$|\/samples\/|\/examples\.ts$|\/migrations\/|payload-types\.ts$|\/\.next\//;

/** Pages exist on every site: the front page, and the privacy policy. */
const kinds = DOCUMENTS.map(({ name }) => name).filter((name) => name !== 'pages');

test.each(kinds)('only its own folder, the widgets named after it and the demo name the kind “%s”', (kind) => {
  const own = [
    `src/documents/${kind}/`,
    `src/${kind}/`,
    `src/widgets/${kind}/`,
    `src/widgets/${kind}-carousel/`,
    // Editors choose there what is listed and compared.
    'src/sections/',
    'src/widgets/compare-table/',
    'src/widgets/listing/',
    'src/demo/',
  ];
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !OTHER.test(file) && !own.some((folder) => file.startsWith(folder)),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(`'${kind}'`))).toEqual([]);
});

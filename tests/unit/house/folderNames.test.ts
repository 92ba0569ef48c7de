import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const READMES = globSync('{src/**,tests}/README.md', { exclude: (path) => path.includes('.next') }).sort();

/** Content for tests alone; and widgets, which the palette, the handbook and the list in `index.ts` name. */
const isUnnamed = (folder: string): boolean => /\/samples$/.test(folder) || existsSync(join(folder, 'block.ts'));

function unnamedFolders(readme: string): string[] {
  const text = readFileSync(readme, 'utf8');
  return readdirSync(dirname(readme), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .filter((name) => !isUnnamed(join(dirname(readme), name)) && !text.includes(`${name}/`));
}

test.each(READMES)('%s names each folder beside it', (readme) => {
  expect(unnamedFolders(readme)).toEqual([]);
});

test('READMEs are found, also of folders inside others', () => {
  expect(READMES).toEqual(
    expect.arrayContaining(['src/cms/README.md', 'src/shared/listings/README.md', 'tests/README.md']),
  );
});

test('ARCHITECTURE.md names each folder of the source', () => {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !text.includes(`\`src/${name}/\``))).toEqual([]);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocks } from './index.ts';
import { widgets } from './registry.ts';

/** Folder of the code that several widgets share. */
const PIECES = 'pieces';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => name !== PIECES)
  .sort();

test('the folders, the list of blocks and the registry agree', () => {
  expect([...widgets].map(({ name }) => name).sort()).toEqual(folders);
  expect(blocks.map(({ slug }) => slug).sort()).toEqual(folders);
});

/** The entire contract test, so that every widget has the same one. */
const CONTRACT =
  /^(?:import \{ vi \} from 'vitest';\n)?import [^\n]*describeWidget[^\n]*\nimport \{ (\w+) \} from '\.\/block\.ts';\nimport \{ blockExamples \} from '\.\/examples\.ts';\nimport \{ widget \} from '\.\/index\.ts';\n\n(?:\/\/ [^\n]*\nvi\.mock\('\.\.\/\.\.\/parts\/shop\/paymentFlow\/methods\.ts'[\s\S]*?\n\}\)+;\n\n)?describeWidget\(import\.meta\.dirname, \{ widget, block: \1, examples: blockExamples \}\);\n$/;

test.each(folders)('%s has its contract test', (folder) => {
  const file = join(import.meta.dirname, folder, 'contract.test.ts');
  expect(existsSync(file) && readFileSync(file, 'utf8'), `Copy one: ${file}`).toMatch(CONTRACT);
});

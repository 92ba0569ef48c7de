import { cpSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildConfig, generateImportMap } from 'payload';
import { generateTypes } from 'payload/node';
import { beforeAll, expect, test } from 'vitest';
import { testEnv } from '../../src/server/testSupport.ts';
import { createConfig } from '../../src/studio/createConfig.ts';
import { ROOT } from '../support/testPayload.ts';

const CATALOGUES = 'src/cms/studio/language/catalogues';
const TYPES = 'src/cms/payload-types.ts';
const IMPORT_MAP = 'src/studio/next/app/(payload)/admin/importMap.js';

/** An empty folder in place of the repository, for the generated files. */
let made: string;

beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'rihla-generated-'));
  for (const file of [TYPES, IMPORT_MAP]) mkdirSync(dirname(join(made, file)), { recursive: true });
  cpSync(join(ROOT, CATALOGUES), join(made, CATALOGUES), { recursive: true });
  const config = await buildConfig(createConfig(testEnv(), made));
  await generateTypes(config, { log: false });
  await generateImportMap(config, { log: false, force: true });
});

test.each([TYPES, IMPORT_MAP])('%s is up to date with the configuration', (file) => {
  const isCurrent = readFileSync(join(made, file), 'utf8') === readFileSync(join(ROOT, file), 'utf8');
  expect(isCurrent, `${file} is not current. Run: npm run generate`).toBe(true);
});

import { mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newPrivateName } from '../cms/files/privateStorage.ts';
import { createSiteFiles } from './siteFiles.ts';
import { fileNameColumns } from './tables.ts';

test("pictures and visitors' files are stored apart, and found by name", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rihla-files-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const files = createSiteFiles({ dataDir, s3: undefined });
  const sent = newPrivateName('pdf');
  const picture = 'dunes-0123456789.avif';
  for (const name of [sent, picture]) await files.put({ name, data: Buffer.from(name), mimeType: 'text/plain' });
  expect(readdirSync(join(dataDir, 'enquiries'))).toEqual([sent]);
  expect(readdirSync(join(dataDir, 'media'))).toEqual([picture]);
  for (const name of [sent, picture]) {
    const opened = await files.open(name);
    expect(opened?.size).toBe(name.length);
    opened?.body.destroy();
  }
});

test("a table of visitors' files lists them by key; one with only such a column does not", () => {
  const table = (...names: string[]) => ({ name: 'x', columns: names.map((name) => ({ name, isRequired: true })) });
  expect(fileNameColumns(table('id', 'enquiry_id', 'field', 'name', 'type', 'size', 'key', 'created_at'))).toEqual([
    'key',
  ]);
  expect(fileNameColumns(table('id', 'key', 'name', 'count'))).toEqual([]);
});

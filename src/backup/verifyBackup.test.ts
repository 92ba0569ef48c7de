import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashFile } from './files.ts';
import { writeManifest } from './manifest.ts';
import { readTree, temporaryFolder } from './testing.ts';
import { verifyBackup } from './verifyBackup.ts';

const DUNES = 'media/dunes.avif';

describe('verifyBackup', () => {
  it('detects one changed byte in any file, and names the file', async () => {
    const folder = await makeBackup();
    for (const [path, content] of readTree(folder)) {
      for (const at of [0, content.length - 1]) {
        const changed = Buffer.from(content);
        changed[at] = (changed[at] as number) ^ 1;
        writeFileSync(join(folder, path), changed);
        const named = path === 'manifest.sha256' ? 'manifest' : path;
        // The last byte of the hash file is a line end, after the hash.
        if (path !== 'manifest.sha256' || at === 0) await expect(verifyBackup(folder)).rejects.toThrow(named);
      }
      writeFileSync(join(folder, path), content);
    }
    await verifyBackup(folder);
  });

  it('names every missing, truncated or extra file', async () => {
    const folder = await makeBackup();
    rmSync(join(folder, 'database/rihla.db'));
    truncateSync(join(folder, DUNES), 2);
    writeFileSync(join(folder, 'media/extra.png'), '');
    await expect(verifyBackup(folder)).rejects.toThrow(
      '- database/rihla.db is missing\n- media/dunes.avif has 2 bytes in place of 4\n- media/extra.png does not belong to it',
    );
  });

  it('refuses a link instead of a file', async () => {
    const folder = await makeBackup();
    const elsewhere = join(temporaryFolder(), 'dunes.avif');
    renameSync(join(folder, DUNES), elsewhere);
    symlinkSync(elsewhere, join(folder, DUNES));
    await expect(verifyBackup(folder)).rejects.toThrow(`${DUNES} is missing`);
  });

  it.each(['media/../../secret', 'media/..', '/etc/passwd', 'media/a/b', 'manifest.json'])(
    'refuses a manifest that names %s',
    async (path) => {
      const folder = await makeBackup({ [path]: { bytes: 1, sha256: '0'.repeat(64) } });
      await expect(verifyBackup(folder)).rejects.toThrow('outside itself');
    },
  );

  it('refuses a folder that is no backup, and one of a newer format', async () => {
    await expect(verifyBackup(temporaryFolder())).rejects.toThrow('is no backup');
    const folder = await makeBackup();
    const later = readFileSync(join(folder, 'manifest.json'), 'utf8').replace('"format": 1', '"format": 2');
    writeFileSync(join(folder, 'manifest.json'), later);
    writeFileSync(join(folder, 'manifest.sha256'), createHash('sha256').update(later).digest('hex'));
    await expect(verifyBackup(folder)).rejects.toThrow('has the form 2');
  });
});

async function makeBackup(more: Record<string, { bytes: number; sha256: string }> = {}): Promise<string> {
  const folder = temporaryFolder();
  const contents = { 'database/rihla.db': 'rows', [DUNES]: 'sand' };
  for (const part of ['database', 'media']) mkdirSync(join(folder, part));
  for (const [path, content] of Object.entries(contents)) writeFileSync(join(folder, path), content);
  const paths = Object.keys(contents);
  const facts = await Promise.all(paths.map((path) => hashFile(join(folder, path))));
  const files = Object.fromEntries(paths.map((path, index) => [path, facts[index] as (typeof facts)[number]]));
  await writeManifest(folder, {
    rihla: '1.2.3',
    createdAt: '2026-11-21T08:00:00.000Z',
    database: { kind: 'sqlite', migrations: [] },
    documents: {},
    missing: [],
    files: { ...files, ...more },
  });
  return folder;
}

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { openTestPayload } from '../../tests/support/testPayload.ts';
import { migrate } from '../cms/migrate.ts';
import type { ApplyMigrations, MediaFiles } from './types.ts';

/** A temporary folder, deleted after the test; absolute path. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** In-memory picture storage, by name. */
export function memoryMedia(files: Record<string, string>): MediaFiles {
  return {
    open: async (name) => {
      const content = files[name];
      if (content === undefined) return undefined;
      return { body: Readable.from([Buffer.from(content)]), mimeType: 'image/png', size: Buffer.byteLength(content) };
    },
    put: async ({ name, data }) => {
      files[name] = data.toString();
    },
  };
}

/** Runs the migrations in this process, which is much faster than a child process. */
export const applyHere: ApplyMigrations = async (target, names) => {
  const payload = await openTestPayload(target);
  await migrate(payload, names ? { names } : {});
  await payload.destroy();
};

/** Contents of all files below a folder, by relative path. */
export function readTree(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(files.map((file) => [file.slice(folder.length + 1), readFileSync(file)]));
}

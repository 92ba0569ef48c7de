import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { openTestPayload } from '../../tests/support/testPayload.ts';
import { migrate } from '../cms/migrate.ts';
import type { ApplyMigrations, MediaFiles } from './types.ts';

/** A folder that is gone after the test, absolute. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Pictures in memory, by name. */
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

/** Runs the project's migrations in this process, which takes a moment in place of seconds. */
export const applyHere: ApplyMigrations = async (target, names) => {
  const payload = await openTestPayload(target);
  await migrate(payload, names ? { names } : {});
  await payload.destroy();
};

/** Every file below a folder by its path within it. */
export function readTree(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(files.map((file) => [file.slice(folder.length + 1), readFileSync(file)]));
}

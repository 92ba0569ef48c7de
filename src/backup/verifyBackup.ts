import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILES } from '../cms/storage/backupFolder.ts';
import { BackupError } from './errors.ts';
import { hashFile } from './files.ts';
import { type Manifest, readManifest } from './manifest.ts';

/** Maximum number of faults in a message. */
const NAMED = 10;

/**
 * Verifies every byte of a backup against the manifest.
 * @param folder absolute
 * @throws BackupError naming the files that are missing, changed, or extra
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const faults = [...(await findChanged(folder, manifest)), ...(await findStrays(folder, manifest))];
  if (!faults.length) return manifest;
  const more = faults.length > NAMED ? `\n- and ${faults.length - NAMED} more` : '';
  throw new BackupError(
    `The backup ${folder} is damaged. Use another one:\n- ${faults.slice(0, NAMED).join('\n- ')}${more}`,
  );
}

async function findChanged(folder: string, { files }: Manifest): Promise<string[]> {
  const faults: string[] = [];
  for (const [path, { bytes, sha256 }] of Object.entries(files)) {
    const file = join(folder, path);
    const stats = await lstat(file).catch(ignoreMissing);
    if (!stats?.isFile()) faults.push(`${path} is missing`);
    else if (stats.size !== bytes) faults.push(`${path} has ${stats.size} bytes in place of ${bytes}`);
    else if ((await hashFile(file)).sha256 !== sha256) faults.push(`${path} was changed`);
  }
  return faults;
}

async function findStrays(folder: string, { files }: Manifest): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !(path in files) && !MANIFEST_FILES.some((file) => file === path))
    .map((path) => `${path} does not belong to it`);
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}

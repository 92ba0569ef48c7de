import { accessSync, constants, mkdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultBackupFolder } from '../cms/storage/backupFolder.ts';
import { type Env, readEnv } from '../env.ts';
import { lockBackups } from './backupLock.ts';
import { findBackup } from './catalogue.ts';
import { describeManifest } from './describe.ts';
import { BackupError } from './errors.ts';
import { openSite } from './openSite.ts';
import { restoreBackup } from './restoreBackup.ts';

const RESTORE_USAGE = `Puts a backup in place. Stop the server first.
  npm run restore -- NAME|PATH                into the site that DATA_DIR, DATABASE_URL and S3_* describe
  npm run restore -- NAME --replace           even if it has documents: they are backed up first
  npm run restore -- NAME --into /srv/new     into another data folder
  npm run restore -- NAME --into postgres://… into another database
  npm run restore -- NAME --from /mnt/backups look for NAME in another folder than DATA_DIR-backups
`;

/**
 * `npm run restore`.
 * @throws BackupError or EnvError, with what to do; TypeError for an option that does not exist
 */
export async function runRestoreCommand(args: string[], print: (line: string) => void): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      help: { type: 'boolean' },
      into: { type: 'string', multiple: true },
      replace: { type: 'boolean' },
    },
  });
  if (values.help) {
    print(RESTORE_USAGE.trimEnd());
    return;
  }
  const [wanted, ...more] = positionals;
  if (!wanted || more.length) throw new BackupError(`Name one backup.\n${RESTORE_USAGE}`);
  const env = readEnv();
  const folder = values.from ? resolve(values.from) : defaultBackupFolder(env.dataDir);
  const backup = await findBackup(folder, wanted);
  const target = aimAt(env, values.into ?? []);
  if (values.replace) mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Locked, so that nothing deletes the backup; one on a read-only medium needs no lock.
  const unlocks = [...new Set([dirname(backup), folder])].filter(isWritable).map(lockBackups);
  try {
    const options = { ...openSite(target), backup, folder, dataDir: target.dataDir, replace: values.replace ?? false };
    const { before, manifest } = await restoreBackup(options);
    if (before) print(`What was there is kept in ${before.folder}.`);
    print(`Restored ${basename(backup)} of ${manifest.createdAt}: ${describeManifest(manifest)}. Start the server.`);
    print('Everybody signs in again; what was scheduled for a time that has passed is published on the start.');
  } finally {
    for (const unlock of unlocks) unlock();
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    // Missing, or not writable.
    return false;
  }
}

/** Applies each `--into` to the settings: a URL replaces the database, anything else the data folder. */
function aimAt(env: Env, targets: readonly string[]): Env {
  const isUrl = (target: string) => /^postgres(ql)?:\/\//.test(target);
  const databaseUrl = targets.find(isUrl);
  const dataDir = targets.find((target) => !isUrl(target));
  return { ...env, ...(databaseUrl && { databaseUrl }), ...(dataDir && { dataDir: resolve(dataDir) }) };
}

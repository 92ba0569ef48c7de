import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultBackupFolder, listBackups } from '../cms/storage/backupFolder.ts';
import { readEnv } from '../env.ts';
import { findBackup } from './catalogue.ts';
import { backUp } from './createBackup.ts';
import { describeManifest, formatBytes } from './describe.ts';
import { BackupError } from './errors.ts';
import { readManifest } from './manifest.ts';
import { openSite } from './openSite.ts';
import { verifyBackup } from './verifyBackup.ts';

/** Default retention: number of backups to keep. */
const KEEP = 7;

const BACKUP_USAGE = `Makes a backup of the database and the pictures, while the site runs.
  npm run backup                        make one, and keep the newest ${KEEP}
  npm run backup -- --keep 30           keep another number
  npm run backup -- --to /mnt/backups   keep them in another folder than DATA_DIR-backups
  npm run backup -- --database-only     leave pictures out, and keep all earlier ones, as a start does before it migrates
  npm run backup -- list                what there is
  npm run backup -- verify [NAME|PATH]  read every byte of one; the newest when no name is given
`;

type Print = (line: string) => void;

/**
 * `npm run backup`.
 * @throws BackupError or EnvError, with what to do; TypeError for an option that does not exist
 */
export async function runBackupCommand(args: string[], print: Print): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'database-only': { type: 'boolean' },
      help: { type: 'boolean' },
      keep: { type: 'string' },
      to: { type: 'string' },
    },
  });
  const [command = 'create', name, ...more] = positionals;
  if (values.help) {
    print(BACKUP_USAGE.trimEnd());
    return;
  }
  const env = readEnv();
  const folder = values.to ? resolve(values.to) : defaultBackupFolder(env.dataDir);
  refuseInside(folder, env.dataDir);
  const isDatabaseOnly = values['database-only'] ?? false;
  const keep = isDatabaseOnly && values.keep === undefined ? Number.POSITIVE_INFINITY : readKeep(values.keep);
  if (command === 'create' && !name) await create({ folder, isDatabaseOnly, keep }, print);
  else if (command === 'list' && !name) await list(folder, print);
  else if (command === 'verify' && !more.length) await verify(await findBackup(folder, name), print);
  else throw new BackupError(`"${positionals.join(' ')}" is no command.\n${BACKUP_USAGE}`);
}

interface CreateOptions {
  folder: string;
  isDatabaseOnly: boolean;
  keep: number;
}

async function create({ folder, isDatabaseOnly, keep }: CreateOptions, print: Print): Promise<void> {
  const started = performance.now();
  const { manifest, linkedBytes, removed, ...made } = await backUp(
    { ...openSite(readEnv()), folder, isDatabaseOnly },
    keep,
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(`Backup ${made.folder}: ${describeManifest(manifest)}, verified, in ${seconds} s.`);
  if (linkedBytes) print(`${formatBytes(linkedBytes)} are shared with earlier backups.`);
  if (removed.length) print(`Removed ${removed.join(', ')}: the newest ${keep} are kept.`);
  if (manifest.missing.length) {
    print(
      `Warning: ${manifest.missing.length} files of pictures are nowhere to be found: ${manifest.missing.join(', ')}.`,
    );
  }
}

async function list(folder: string, print: Print): Promise<void> {
  const names = await listBackups(folder);
  if (!names.length) print(`There is no backup in ${folder}.`);
  for (const name of names) {
    const path = await findBackup(folder, name);
    print(`${name}  ${await readManifest(path).then(describeManifest, (error: Error) => error.message)}`);
  }
}

async function verify(backup: string, print: Print): Promise<void> {
  print(`Backup ${basename(backup)} is sound: ${describeManifest(await verifyBackup(backup))}.`);
}

function readKeep(value: string | undefined): number {
  const keep = Number(value ?? KEEP);
  if (Number.isInteger(keep) && keep >= 1) return keep;
  throw new BackupError(`--keep is "${value}". Give a whole number, 1 or more.`);
}

/**
 * Refuses a backup folder inside the data folder: the pictures in it are served, and losing that folder would lose the backups too.
 */
function refuseInside(folder: string, dataDir: string): void {
  if (folder !== dataDir && !folder.startsWith(`${dataDir}/`)) return;
  throw new BackupError(`Backups cannot be kept in the data folder ${dataDir}. Name one outside it with --to.`);
}

import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A backup is named by its start time, so that the alphabetical order is the order in time. */
export const BACKUP_NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z(-\d+)?$/;

/** The two files that a complete backup has, and that its manifest does not list. */
export const MANIFEST_FILES = ['manifest.json', 'manifest.sha256'] as const;

/**
 * Default backup folder: beside the data folder, never in it, since nothing beside it is served.
 * @param dataDir absolute
 */
export function defaultBackupFolder(dataDir: string): string {
  return `${dataDir}-backups`;
}

/** Names of the complete backups in a folder, oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => BACKUP_NAME.test(name));
  return names.filter((name) => MANIFEST_FILES.every((file) => existsSync(join(folder, name, file)))).sort(inTime);
}

/** Order of two names of backups. */
export function inTime(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/** Start time of the backup of a name. */
export function timeOfBackup(name: string): Date {
  const [day, time = ''] = name.slice(0, 19).split('T');
  return new Date(`${day}T${time.replaceAll('-', ':')}Z`);
}

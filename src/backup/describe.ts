import type { Manifest } from './manifest.ts';

/** Summary of a backup in one line. */
export function describeManifest({ database, documents, files, isDatabaseOnly }: Manifest): string {
  const sizes = Object.values(files).map(({ bytes }) => bytes);
  const total = Object.values(documents).reduce((sum, count) => sum + count, 0);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const scope = isDatabaseOnly ? ' without pictures' : '';
  return `${database.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'}${scope}, ${total} documents, ${sizes.length} files, ${formatBytes(bytes)}`;
}

/** Such as `35.2 MB`. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  return `${(bytes / 1000 ** power).toFixed(power ? 1 : 0)} ${units[power]}`;
}

import { renameSync, rmSync } from 'node:fs';

/**
 * Builds a folder beside the old one and swaps it in when complete, so that a failed or interrupted build leaves the last one working.
 * @param folder absolute path of the result
 * @param make fills the given folder; its errors are passed on
 */
export async function buildInto(folder: string, make: (folder: string) => Promise<void>): Promise<void> {
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  await make(fresh);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

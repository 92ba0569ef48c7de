import { renameSync, rmSync } from 'node:fs';

/**
 * Builds a folder beside the old one and puts it in its place when it is whole, so that a build that fails, or is cut off,
 * leaves the last one working.
 * @param folder absolute path of the result
 * @param make fills the folder it is given; what it throws is passed on
 */
export async function buildInto(folder: string, make: (folder: string) => Promise<void>): Promise<void> {
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  await make(fresh);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

import { existsSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** What all tests at once may need, in bytes; containers often have far less. */
const NEEDED = 4 * 1024 ** 3;

// Databases of tests need not outlive them, and waiting for the disk takes half of the time of those that write. Imported by
// configurations for what it does: processes and workers take the folder from there.
if (!process.env.TMPDIR && hasRoom()) process.env.TMPDIR = MEMORY;

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= NEEDED;
}

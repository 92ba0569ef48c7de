import { existsSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** Memory that all tests together may need, in bytes; containers often have far less. */
const NEEDED = 4 * 1024 ** 3;

// Test databases are temporary, and waiting for the disk takes half of the time of those that write. Imported by configurations for its side
// effect: processes and workers inherit the folder.
if (!process.env.TMPDIR && hasRoom()) process.env.TMPDIR = MEMORY;

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= NEEDED;
}

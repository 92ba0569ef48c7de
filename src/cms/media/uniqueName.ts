import { randomBytes } from 'node:crypto';

const HASH = /-[0-9a-f]{10}(?=\.[a-z]+$)/;

/**
 * Replaces the hash of the content by ten random digits. Two concurrent uploads of one picture would otherwise share
 * their files, and the one that fails would delete them for the other.
 * @param name as `makePicture` makes it
 */
export function uniqueName(name: string): string {
  return name.replace(HASH, `-${randomBytes(5).toString('hex')}`);
}

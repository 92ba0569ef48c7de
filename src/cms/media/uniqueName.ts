import { randomBytes } from 'node:crypto';

const HASH = /-[0-9a-f]{10}(?=\.[a-z]+$)/;

/**
 * Puts ten random digits in the place of the content's hash. Two uploads of one picture at the same time would otherwise
 * share their files, and the one that fails would take them from the other.
 * @param name as `makePicture` makes it
 */
export function uniqueName(name: string): string {
  return name.replace(HASH, `-${randomBytes(5).toString('hex')}`);
}

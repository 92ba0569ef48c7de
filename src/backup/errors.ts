import { MediaStorageError } from '../cms/media/storage/mediaStorage.ts';

/** An expected failure of a backup or a restore: its message says what happened and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const SQLITE_FULL = 13;

/**
 * Wraps an unexpected error with a message for the operator.
 * @param what the failed work, such as `The backup was not made`
 * @param left the remaining state, such as `Nothing half-done was left behind.`
 */
export function explain(what: string, left: string, error: unknown): BackupError {
  if (error instanceof BackupError) return error;
  // A storage error's message is for editors who upload; the operator needs its cause.
  const found = error instanceof MediaStorageError && error.cause ? error.cause : error;
  const { code, errcode, message, path } = found as NodeJS.ErrnoException & { errcode?: number };
  const where = path ? ` (${path})` : '';
  const reason = () => {
    if (code === 'ENOSPC' || code === 'EDQUOT' || errcode === SQLITE_FULL)
      return `the disk is full${where}. Make room, or use another disk, and run it again`;
    if (code === 'EACCES' || code === 'EPERM')
      return `this account may not do that${where}. Run it as the account that the server runs as`;
    if (code === 'EROFS') return `the disk is read-only${where}. Use a folder that can be written to`;
    return `${message || code}. Put that right and run it again`;
  };
  return new BackupError(`${what}: ${reason()}. ${left}`, { cause: error });
}

/**
 * Error codes of the system and of PostgreSQL (classes 08 and 57P) for a server that is unreachable or accepts no
 * connection.
 */
const AWAY = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);
const AWAY_CLASS = /^08\d{3}$/;
/** Error code prefixes for a SQLite file that is corrupt, locked or unreadable. */
const UNUSABLE_FILE = /^SQLITE_(BUSY|CANTOPEN|CORRUPT|IOERR|LOCKED|NOTADB|PROTOCOL)/;
/** Messages of the pool and the client, whose errors have no code. */
const AWAY_WORDS =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool after)/;

const FULL = /^(ENOSPC|EDQUOT|EROFS|53100|SQLITE_FULL|SQLITE_READONLY)/;

/** Whether an error, or one of its causes, says that the database is unreachable or unreadable. */
export function isDatabaseAway(error: unknown): boolean {
  return hasCause(
    error,
    ({ code, message, syscall }) =>
      AWAY.has(code) ||
      AWAY_CLASS.test(code) ||
      UNUSABLE_FILE.test(code) ||
      AWAY_WORDS.test(message) ||
      // The Unix socket of a server on this machine is gone.
      (code === 'ENOENT' && syscall === 'connect'),
  );
}

/** Whether an error, or one of its causes, says that the disk is full or read-only. */
export function isDiskFull(error: unknown): boolean {
  return hasCause(error, ({ code }) => FULL.test(code));
}

/** PostgreSQL's class 22: data exceptions, such as text where a number belongs, or a number out of range. */
const UNREADABLE_CLASS = /^22[0-9A-Z]{3}$/;
/** Messages of the SQLite client, whose errors have no code. */
const UNREADABLE_WORDS =
  /^(Only finite numbers|SQLite3 can only bind |\S+ cannot be passed as argument to the database)/;

/** Whether an error, or one of its causes, says that a value in a query has a type that the database cannot compare. */
export function isUnreadableValue(error: unknown): boolean {
  return hasCause(error, ({ code, message }) => UNREADABLE_CLASS.test(code) || UNREADABLE_WORDS.test(message));
}

/** Limits how many causes are followed: errors are wrapped a few times at most, and causes can be circular. */
const MAX_DEPTH = 8;

interface Facts {
  code: string;
  message: string;
  syscall: string;
}

function hasCause(error: unknown, isMeant: (facts: Facts) => boolean, depth = 0): boolean {
  if (!(error instanceof Object) || depth > MAX_DEPTH) return false;
  // An unreachable bucket (S3) fails with the same codes, but its client marks its errors with `$metadata`.
  if ('$metadata' in error) return false;
  const { cause, errors, ...facts } = error as { cause?: unknown; errors?: unknown } & Record<keyof Facts, unknown>;
  const { message } = error as Partial<Error>;
  if (isMeant({ code: text(facts.code), message: text(message), syscall: text(facts.syscall) })) return true;
  // An `AggregateError`: all addresses of one host name refused.
  const several: unknown[] = Array.isArray(errors) ? errors : [];
  return [cause, ...several].some((inner) => hasCause(inner, isMeant, depth + 1));
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A migration failed, and the database is as it was; the message says what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

interface Failure {
  /** Of the migration. */
  name: string;
  /** Where the backup is that was made before; undefined for a new database. */
  backup: string | undefined;
  cause: unknown;
}

/** The error of a migration, in words for the operator of the server. */
export function migrationFailed({ name, backup, cause }: Failure): MigrationError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const backupHint = backup ? ` A backup from before is in ${backup}.` : '';
  return new MigrationError(
    `The database could not be brought to this version: its migration ${name} failed (${reason}). ` +
      `Nothing was changed: start the version that ran before, and the site is as it was.${backupHint}`,
    { cause },
  );
}

/** Name of the lock of migrations: servers that start, and a restore, wait for one another. */
export const MIGRATION_LOCK = 'migrations';

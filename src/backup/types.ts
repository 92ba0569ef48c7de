import type { MediaStorage } from '../cms/media/storage/mediaStorage.ts';

export type DatabaseKind = 'postgres' | 'sqlite';

/** Facts of a database snapshot, besides its files. */
export interface Snapshot {
  /** Names of the applied migrations, oldest first. */
  migrations: string[];
  /** Number of documents by collection. */
  documents: Record<string, number>;
  /** File names of pictures, originals and renditions, each once. */
  mediaNames: string[];
}

/** Backend of a database that can be backed up while it is in use, and restored. */
export interface BackupDatabase {
  readonly kind: DatabaseKind;
  /** Its location, for messages; without the password. */
  readonly place: string;
  /**
   * Writes a consistent copy without secrets into an existing, empty folder (absolute).
   * @throws when the database cannot be read or the copy is damaged
   */
  snapshot(folder: string): Promise<Snapshot>;
  /**
   * Current number of documents.
   * @throws UnreadableDatabase when there is a database that cannot be read
   */
  countDocuments(): Promise<number>;
  /** @throws BackupError when a server has it open, whose memory would become stale. */
  refuseWhenInUse(): Promise<void>;
  /** Cleans up after a killed restore; nobody else has the database open. */
  recover(): Promise<void>;
  /**
   * Replaces the database by a snapshot, all or nothing, and migrates it to the newest schema.
   * @param folder filled by {@link snapshot}, absolute
   * @param migrations those of the snapshot
   */
  replace(folder: string, migrations: readonly string[]): Promise<void>;
}

/** The database file is corrupt or no database. */
export class UnreadableDatabase extends Error {
  override readonly name = 'UnreadableDatabase';
}

/** The storage of pictures and visitors' files, as far as backups need it. Files are immutable. */
export type MediaFiles = Pick<MediaStorage, 'open' | 'put'>;

/**
 * Migrates a new or existing database.
 * @param names migrations to apply; all when absent
 */
export type ApplyMigrations = (
  target: { dataDir: string; databaseUrl: string | undefined },
  names?: readonly string[],
) => Promise<void>;

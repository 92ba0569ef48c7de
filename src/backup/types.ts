import type { MediaStorage } from '../cms/media/storage/mediaStorage.ts';

export type DatabaseKind = 'postgres' | 'sqlite';

/** What a snapshot of a database is made of, besides its files. */
export interface Snapshot {
  /** Names of the migrations that the database had had, oldest first. */
  migrations: string[];
  /** Number of documents by collection. */
  documents: Record<string, number>;
  /** Names of the pictures' files, originals and renditions, each once. */
  mediaNames: string[];
}

/** A database that can be copied while it is in use, and put back. */
export interface BackupDatabase {
  readonly kind: DatabaseKind;
  /** Where it is, for messages; holds no password. */
  readonly place: string;
  /**
   * Writes a consistent copy without secrets into a folder that exists and is empty (absolute).
   * @throws when the database cannot be read or the copy is not sound
   */
  snapshot(folder: string): Promise<Snapshot>;
  /**
   * How much is in it now.
   * @throws UnreadableDatabase when there is a database that cannot be read
   */
  countDocuments(): Promise<number>;
  /** @throws BackupError when a server has it open: what it holds in memory would no longer be true. */
  refuseWhenInUse(): Promise<void>;
  /** Settles what a restore that was killed has left; nobody else has the database open. */
  recover(): Promise<void>;
  /**
   * Puts a snapshot in the place of what is there, all or nothing, and brings it to the newest migration.
   * @param folder which {@link snapshot} filled, absolute
   * @param migrations those of the snapshot
   */
  replace(folder: string, migrations: readonly string[]): Promise<void>;
}

/** The database file is damaged or is none. */
export class UnreadableDatabase extends Error {
  override readonly name = 'UnreadableDatabase';
}

/** What a backup needs of the storage of pictures and of what visitors sent. Files never change under one name. */
export type MediaFiles = Pick<MediaStorage, 'open' | 'put'>;

/**
 * Brings a database from nothing, or from what it has, to a set of migrations.
 * @param names those to apply; all when absent
 */
export type ApplyMigrations = (
  target: { dataDir: string; databaseUrl: string | undefined },
  names?: readonly string[],
) => Promise<void>;

import type { Readable } from 'node:stream';

/** Storage of picture files: a folder or a bucket. Names contain no folders. */
export interface MediaStorage {
  /** Minimum age of a file before the sweep may move it, in ms: another process may be about to save its row. */
  readonly settleMs: number;
  /**
   * Stores a file atomically; once it resolves, the file survives a power loss.
   * @throws MediaStorageError with a message for the editor
   */
  put(file: MediaFile): Promise<void>;
  /**
   * Opens a file for reading.
   * @returns undefined when there is no such file
   */
  open(name: string, signal?: AbortSignal): Promise<OpenedFile | undefined>;
  /** Removes a file; does nothing when there is none. */
  remove(name: string): Promise<void>;
  /** Every stored file, in no order; without unfinished ones. */
  list(): AsyncIterable<StoredFile>;
  /**
   * Deletes unfinished files that a killed process left. Only for a process that is the one writer, before it writes.
   */
  discardUnfinished(): Promise<void>;
  /** Orphans: files that no picture references, kept for a while in case that was a mistake. */
  readonly orphans: OrphanStore;
}

/** A store beside the media storage, not public. */
export interface OrphanStore {
  /**
   * Moves a file to the orphans.
   * @returns false when it was left where it is: it is gone, or not ours
   */
  add(name: string): Promise<boolean>;
  /** Moves a file back. */
  restore(name: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** `modified` is the time of the move. */
  list(): AsyncIterable<StoredFile>;
}

export interface MediaFile {
  name: string;
  data: Buffer;
  mimeType: string;
}

export interface StoredFile {
  name: string;
  /** In bytes. */
  size: number;
  modified: Date;
}

export interface OpenedFile {
  body: Readable;
  mimeType: string;
  /** In bytes; undefined when the bucket does not tell. */
  size: number | undefined;
}

/** A failure of the storage; the message tells the editor what happened and what to do. */
export class MediaStorageError extends Error {
  override readonly name = 'MediaStorageError';
  /** HTTP status: 507 when there is no room, 503 otherwise. */
  readonly status: number;

  constructor(message: string, status: number, cause: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

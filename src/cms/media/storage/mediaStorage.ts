import type { Readable } from 'node:stream';

/** Where the files of the pictures are kept: a folder or a bucket. Names have no folders in them. */
export interface MediaStorage {
  /** How old a file must be before the sweep may judge it, in ms: another process may be about to save its row. */
  readonly settleMs: number;
  /**
   * Stores a file, whole or not at all; when it resolves, the file outlives a loss of power.
   * @throws MediaStorageError with words for the editor
   */
  put(file: MediaFile): Promise<void>;
  /**
   * Opens a file for reading.
   * @returns undefined when there is no such file
   */
  open(name: string, signal?: AbortSignal): Promise<OpenedFile | undefined>;
  /** Removes a file; does nothing when there is none. */
  remove(name: string): Promise<void>;
  /** Every stored file, in no order; what is half-written is not among them. */
  list(): AsyncIterable<StoredFile>;
  /** Removes what a killed process left half-written. Only for a process that is the one writer, before it writes. */
  discardUnfinished(): Promise<void>;
  /** Files that no picture names, kept for a while in case that was a mistake. */
  readonly orphans: OrphanStore;
}

/** A place beside the storage, not shown to visitors. */
export interface OrphanStore {
  /**
   * Moves a file here.
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
  /** HTTP status that fits: 507 when there is no room, 503 otherwise. */
  readonly status: number;

  constructor(message: string, status: number, cause: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

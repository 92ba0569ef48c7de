import type { Touched } from '../../shared/changes/contentEvents.ts';
import type { FaultLog } from '../faults/faultLog.ts';
import { type BackgroundQueue, createBackgroundQueue } from './backgroundQueue.ts';
import type { DiskCache } from './diskCache.ts';
import type { StoredPage } from './storedPage.ts';

const DISK_FAULT = 'page cache on disk';

/** The disk cache as pages use it: what fails there is reported, and no page fails with it. */
export interface DiskCopies {
  /** Background jobs; their failures are reported as those of the disk. */
  queue: BackgroundQueue;
  /**
   * Invalidates the disk cache at once, and the save waits for that: a web server in front would go on sending the files. A page that is
   * being written meanwhile sees that it is stale. A whole tree is moved away, and removed in the background.
   */
  forget(touched: Touched): Promise<void>;
  /** The last good copy of a page; undefined when there is none, and when it cannot be read. */
  readLastGood(path: string): Promise<StoredPage | undefined>;
  /** Writes a copy, after the invalidations in progress; undefined: there is none to write. */
  write(copy: StoredPage | undefined, page: WrittenPage): Promise<void>;
  /** Resolves when the jobs and the invalidations are done. */
  idle(): Promise<void>;
}

interface WrittenPage {
  path: string;
  tags: readonly string[] | undefined;
  isCurrent(): boolean;
}

/** Writes pages to the disk and invalidates them there, in the background and in order. */
export function createDiskCopies(disk: DiskCache, faults: FaultLog): DiskCopies {
  const report = (error: unknown): void => faults.report(DISK_FAULT, error, 'Pages cannot be kept on the disk.');
  const queue = createBackgroundQueue(report);
  /** Invalidations, one after the other. */
  let marking = Promise.resolve();
  return {
    queue,
    forget(touched) {
      marking = marking.then(() => disk.markStale(touched)).catch(report);
      if (touched === 'everything') queue.add(() => marking.then(() => disk.sweep()));
      return marking;
    },
    async readLastGood(path) {
      try {
        return await disk.readLastGood(path);
      } catch (error) {
        faults.report(DISK_FAULT, error, 'The last good copy of a page cannot be read.');
        return undefined;
      }
    },
    async write(copy, { isCurrent, path, tags }) {
      // The invalidation of an earlier change may concern the same folder.
      await marking;
      try {
        if (copy) await disk.write(path, copy, tags, isCurrent);
      } catch (error) {
        // An invalidation moved its folder away.
        if (isCurrent()) throw error;
      }
      faults.clear(DISK_FAULT, 'Pages can be kept on the disk again.');
    },
    async idle() {
      await queue.idle();
      await marking;
    },
  };
}

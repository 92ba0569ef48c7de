import type { Payload } from 'payload';
import type { MediaStorage } from './storage/mediaStorage.ts';
import { type SweepReport, sweepMedia } from './sweepMedia.ts';

/** Maximum number of names in a log line. */
const SHOWN = 5;

/**
 * Sweeps the storage when the process with the studio starts, before it accepts uploads, and logs what was done. A
 * failed sweep does not stop the start.
 */
export async function sweepAtStart(payload: Payload, storage: MediaStorage): Promise<void> {
  try {
    await storage.discardUnfinished();
    report(payload, await sweepMedia(payload, storage));
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The files of the pictures could not be checked. Uploads may fail, too.' });
  }
}

function report({ logger }: Payload, { movedAway, movedBack, removed, missing, suspicious }: SweepReport): void {
  if (movedAway.length)
    logger.info(`${count(movedAway)} that no picture names moved to media-orphans: ${list(movedAway)}`);
  if (movedBack.length)
    logger.info(`${count(movedBack)} that a picture names moved back from media-orphans: ${list(movedBack)}`);
  if (removed.length) logger.info(`${count(removed)} removed from media-orphans after 30 days.`);
  if (missing.length)
    logger.error(
      `${count(missing)} that pictures name cannot be found. Upload those pictures again, or bring the files back from a backup: ${list(missing)}`,
    );
  if (suspicious.length) {
    logger.warn(
      `${count(suspicious)} belong to no picture in the database. These are so many that none was moved. If this is the wrong database, correct DATABASE_URL or DATA_DIR; if it is the right one, the files only take room.`,
    );
  }
}

function count(names: readonly string[]): string {
  return names.length === 1 ? '1 file' : `${names.length} files`;
}

function list(names: readonly string[]): string {
  return `${names.slice(0, SHOWN).join(', ')}${names.length > SHOWN ? ', …' : ''}`;
}

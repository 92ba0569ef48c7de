import { t, tCount } from '../../../shared/studioWords/t.ts';

/** Storage trouble of visitors' forms. */
export interface StorageTrouble {
  /** Free disk space is below the floor. */
  isFull: boolean;
  /** Forms refused within a day. */
  refused: number;
}

/**
 * Dashboard note that the disk accepts no more visitors' files, or that forms were refused; nothing when all is well.
 */
export function StorageNote({ isFull, refused }: StorageTrouble) {
  if (!isFull && !refused) return null;
  return (
    <p className="rihla-welcome__note" role="status">
      {isFull && `${t('The disk is almost full: files that visitors send are refused until there is room.')} `}
      {refused > 0 &&
        tCount(
          'One form was not stored within a day, for want of room or because one visitor sent too much.',
          '{count} forms were not stored within a day, for want of room or because one visitor sent too much.',
          refused,
        )}
    </p>
  );
}

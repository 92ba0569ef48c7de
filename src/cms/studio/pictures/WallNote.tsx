import { t, tCount } from '../../../shared/studioWords/t.ts';
import type { FoundPictures } from './useWall.ts';

type WallNoteProps = Pick<FoundPictures, 'fault' | 'isLoading' | 'pictures' | 'total'> & {
  canUpload: boolean;
};

/** Number of pictures found, announced as it changes; what to do when there are none. */
export function WallNote({ canUpload, fault, isLoading, pictures, total }: WallNoteProps) {
  const isEmpty = total === 0 && pictures.length === 0;
  return (
    <p className={fault ? 'rihla-wall__fault' : 'rihla-wall__quiet'} role="status">
      {fault ??
        (isLoading && total === undefined
          ? t('Looking …')
          : isEmpty
            ? t('There are no pictures here.')
            : sayTotal(total))}
      {canUpload && !fault && total !== undefined && ` ${t('Drop files anywhere here, or paste one.')}`}
    </p>
  );
}

function sayTotal(total = 0): string {
  return tCount('1 picture.', '{count} pictures.', total);
}

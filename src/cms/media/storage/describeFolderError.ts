import { t } from '../../../shared/studioWords/t.ts';
import { MediaStorageError } from './mediaStorage.ts';

const FULL = ['ENOSPC', 'EDQUOT'];
const FORBIDDEN = ['EACCES', 'EPERM', 'EROFS'];

/** Turns a failed write into a message for the editor. */
export function describeFolderError(error: unknown, folder: string): MediaStorageError {
  const { code = 'unknown error' } = error as NodeJS.ErrnoException;
  if (FULL.includes(code)) {
    const message = t('The disk is full: the picture was not saved. Make room on the server, then upload it again.');
    return new MediaStorageError(message, 507, error);
  }
  if (FORBIDDEN.includes(code)) {
    const message = t(
      'The picture was not saved: the server may not write to {folder} ({code}). Give it the right to, then upload the picture again.',
      { folder, code },
    );
    return new MediaStorageError(message, 503, error);
  }
  const message = t(
    'The picture was not saved: its files could not be written ({code}). The log says more. Upload it again.',
    { code },
  );
  return new MediaStorageError(message, 503, error);
}

import type { BasePayload } from 'payload';
import type { MediaStorage } from './mediaStorage.ts';

/** Stored in the configuration's `custom`, for code that has only the Payload instance. */
export interface MediaFiles {
  mediaStorage: Pick<MediaStorage, 'open'>;
}

/** The storage of a running instance's pictures. */
export function mediaStorageOf({ config }: Pick<BasePayload, 'config'>): Pick<MediaStorage, 'open'> {
  const { mediaStorage } = config.custom as Partial<MediaFiles>;
  if (!mediaStorage) throw new Error('The configuration names no storage for pictures.');
  return mediaStorage;
}

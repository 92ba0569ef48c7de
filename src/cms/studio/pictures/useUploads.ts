import { useCallback, useEffect, useRef, useState } from 'react';
import { msg, t } from '../../../shared/studioWords/t.ts';
import type { WallPicture } from '../../media/wall/wallTypes.ts';
import { findFileFault } from './findFileFault.ts';
import { sendPicture } from './sendPicture.ts';

/** A file between the editor's disk and the library. */
export interface Upload {
  key: number;
  file: File;
  alt: string;
  isDecorative: boolean;
  tags: readonly string[];
  /** Blob address of its preview; absent for what is no picture. */
  preview: string | undefined;
  state: 'waiting' | 'sending' | 'refused';
  /** Share that has been sent, from 0 to 1. */
  share: number;
  fault: string | undefined;
}

const UNDESCRIBED = msg('Say what this picture shows, or that it only decorates.');

/** Description and tags of a file before it is uploaded: of a copy, those of its original. */
type PictureWords = Pick<Upload, 'alt' | 'isDecorative' | 'tags'>;

const NOTHING_SAID: PictureWords = { alt: '', isDecorative: false, tags: [] };

let made = 0;

/**
 * The queue of uploads: files wait for their description, and are sent one after the other.
 * @param onStored called with each picture once it is in the library
 */
export function useUploads(onStored: (picture: WallPicture) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useRef(uploads);
  latest.current = uploads;
  const sending = useRef<AbortController>(undefined);

  const change = useCallback((key: number, changes: Partial<Upload>) => {
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  }, []);
  const remove = useCallback((key: number) => {
    const gone = latest.current.find((each) => each.key === key);
    if (gone?.preview) URL.revokeObjectURL(gone.preview);
    if (gone?.state === 'sending') sending.current?.abort();
    setUploads((all) => all.filter((each) => each.key !== key));
  }, []);
  const add = useCallback((files: readonly File[], said = NOTHING_SAID) => {
    if (files.length) setUploads((all) => [...all, ...files.map((file) => uploadOf(file, said))]);
  }, []);

  const send = useCallback(async () => {
    if (sending.current) return;
    const waiting = latest.current.filter(({ state }) => state === 'waiting');
    const isSaid = ({ alt, isDecorative }: Upload): boolean => isDecorative || alt.trim() !== '';
    for (const upload of waiting) if (!isSaid(upload)) change(upload.key, { fault: t(UNDESCRIBED) });
    for (const { alt, file, isDecorative, key, tags } of waiting.filter(isSaid)) {
      // It may have been removed during other uploads.
      if (!latest.current.some((each) => each.key === key)) continue;
      const own = new AbortController();
      sending.current = own;
      change(key, { fault: undefined, share: 0, state: 'sending' });
      try {
        const onProgress = (share: number) => change(key, { share });
        onStored(
          await sendPicture({
            said: { alt: alt.trim(), isDecorative, tags: [...tags] },
            file,
            onProgress,
            signal: own.signal,
          }),
        );
        remove(key);
      } catch (error) {
        if (!own.signal.aborted) change(key, { fault: (error as Error).message, state: 'waiting' });
      }
    }
    sending.current = undefined;
  }, [change, onStored, remove]);

  useEffect(
    () => () => {
      sending.current?.abort();
      for (const { preview } of latest.current) if (preview) URL.revokeObjectURL(preview);
    },
    [],
  );

  const describe = useCallback((key: number, alt: string) => change(key, { alt, fault: undefined }), [change]);
  const decorate = useCallback(
    (key: number, isDecorative: boolean) => change(key, { isDecorative, fault: undefined }),
    [change],
  );
  return { uploads, add, decorate, describe, remove, send };
}

function uploadOf(file: File, { alt, isDecorative, tags }: PictureWords): Upload {
  const fault = findFileFault(file);
  made += 1;
  return {
    key: made,
    file,
    ...{ alt, isDecorative, tags },
    fault,
    preview: fault ? undefined : URL.createObjectURL(file),
    share: 0,
    state: fault ? 'refused' : 'waiting',
  };
}

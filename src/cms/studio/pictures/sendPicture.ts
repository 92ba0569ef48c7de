import { msg, t } from '../../../shared/studioWords/t.ts';
import { asWallPicture } from '../../media/wall/asWallPicture.ts';
import type { WallPicture } from '../../media/wall/wallTypes.ts';
import type { Media } from '../../payload-types.ts';

interface PictureUpload {
  file: File;
  /** Alternative text, or the mark of a decorative picture, and tags. */
  said: Pick<Media, 'alt' | 'isDecorative' | 'tags'>;
  /** Called with the share of the file that is on the server, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

interface Answer {
  doc?: Media;
  errors?: { message?: string; data?: { errors?: { message?: string }[] } }[];
}

const NO_ANSWER = msg('The server has not answered. Try again.');

/**
 * Uploads a picture. By `XMLHttpRequest`, since `fetch` does not say how much has been sent.
 * @throws Error with the server's own reason
 */
export function sendPicture({ file, onProgress, said, signal }: PictureUpload): Promise<WallPicture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('_payload', JSON.stringify(said));
    form.append('file', file);
    request.open('POST', '/api/media?depth=0');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.addEventListener('load', () => {
      const answer = request.response as Answer | null;
      if (request.status < 300 && answer?.doc) resolve(asWallPicture(answer.doc));
      else reject(new Error(reasonIn(answer)));
    });
    request.addEventListener('error', () => reject(new Error(t(NO_ANSWER))));
    request.addEventListener('abort', () => reject(new Error(t('Stopped.'))));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

function reasonIn(answer: Answer | null): string {
  const [first] = answer?.errors ?? [];
  return first?.data?.errors?.[0]?.message ?? first?.message ?? t(NO_ANSWER);
}

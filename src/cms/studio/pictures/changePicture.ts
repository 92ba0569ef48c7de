import { t } from '../../../shared/studioWords/t.ts';
import type { Media } from '../../payload-types.ts';

/**
 * Saves fields of a picture.
 * @throws Error with the server's own reason
 */
export async function changePicture(id: number, changes: Partial<Media>): Promise<Media> {
  const answer = await fetch(`/api/media/${id}?depth=0`, {
    method: 'PATCH',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  });
  const read = (await answer.json().catch(() => ({}))) as { doc?: Media; errors?: { message?: string }[] };
  if (answer.ok && read.doc) return read.doc;
  throw new Error(read.errors?.[0]?.message ?? t('The server has not answered. Try again.'));
}

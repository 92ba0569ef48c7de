import { t } from '../../../shared/studioWords/t.ts';
import type { TrashItem } from '../readTrash.ts';

type TrashedDocument = Pick<TrashItem, 'collection' | 'id'>;

/**
 * Restores something from the trash, as a draft where it has drafts.
 * @throws Error with the server's own reason
 */
export async function restore({ collection, id }: TrashedDocument): Promise<void> {
  await call(`/api/${collection}/${id}?trash=true&depth=0`, 'PATCH', { deletedAt: null });
}

/**
 * Deletes a trashed document before its retention ends.
 * @throws Error with the server's own reason
 */
export async function deleteForGood({ collection, id }: TrashedDocument): Promise<void> {
  await call(`/api/${collection}/${id}?trash=true&depth=0`, 'DELETE');
}

async function call(path: string, method: string, body?: object): Promise<void> {
  const answer = await fetch(path, {
    method,
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (answer.ok) return;
  const read = (await answer.json().catch(() => ({}))) as { errors?: { message?: string }[] };
  throw new Error(read.errors?.[0]?.message ?? t('The server has not answered. Try again.'));
}

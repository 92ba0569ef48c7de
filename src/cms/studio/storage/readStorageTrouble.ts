import type { ServerProps } from 'payload';
import { mayEdit } from '../../access/roles.ts';
import { readUse } from '../../database/counters/countUse.ts';
import { isBelowFloor, STORAGE_REFUSED_KEY } from '../../storage/storageQuota.ts';
import type { StorageTrouble } from './StorageNote.tsx';

/** Reads whether visitors' forms are refused for lack of space; nothing for authors, who see no enquiries. */
export async function readStorageTrouble({
  payload,
  user,
}: Pick<ServerProps, 'payload' | 'user'>): Promise<StorageTrouble> {
  if (!user || !mayEdit({ user })) return { isFull: false, refused: 0 };
  const [isFull, refused] = await Promise.all([
    isBelowFloor(payload),
    readUse(payload, STORAGE_REFUSED_KEY, Date.now()),
  ]);
  return { isFull, refused };
}

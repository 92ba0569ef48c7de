import type { ServerProps } from 'payload';
import { mayEdit } from '../../access/roles.ts';
import { readUse } from '../../database/countUse.ts';
import { isBelowFloor, STORAGE_REFUSED_KEY } from '../../storage/storageQuota.ts';
import type { StorageTrouble } from './StorageNote.tsx';

/** Whether visitors' forms are refused for want of room; authors, who see no enquiries, are told of nothing. */
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

import type { PayloadRequest } from 'payload';
import { lockName } from '../database/lockName.ts';
import type { PictureFiles } from './fileNamesOf.ts';

/** Makes others that read and then write rows of pictures wait until this transaction ends. */
export async function lockPictureRows(req: PayloadRequest): Promise<void> {
  await lockName(req, 'picture-rows');
}

/** @returns which files a picture has, as this transaction sees it; null when there is no such picture */
export async function readPictureFiles(req: PayloadRequest, id: number | string): Promise<PictureFiles | null> {
  return req.payload.db.findOne<PictureFiles & { id: number | string }>({
    collection: 'media',
    req,
    where: { id: { equals: id } },
  });
}

import type { PayloadRequest } from 'payload';
import { lockName } from '../database/locks/lockName.ts';
import type { PictureFiles } from './fileNamesOf.ts';

/** Lock on the rows of pictures: others that read and then write one wait until this transaction ends. */
export async function lockPictureRows(req: PayloadRequest): Promise<void> {
  await lockName(req, 'picture-rows');
}

/** @returns the files of a picture, as this transaction sees it; null when there is no such picture */
export async function readPictureFiles(req: PayloadRequest, id: number | string): Promise<PictureFiles | null> {
  return req.payload.db.findOne<PictureFiles & { id: number | string }>({
    collection: 'media',
    req,
    where: { id: { equals: id } },
  });
}

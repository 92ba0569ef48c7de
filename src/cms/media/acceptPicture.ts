import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { isStranger } from '../database/isStranger.ts';
import { postponeTransaction } from '../database/withTransactions.ts';
import { lockPictureRows } from './pictureRows.ts';
import { PictureError, preparePicture } from './preparePicture.ts';
import { takeFocalPoint } from './takeFocalPoint.ts';
import { uniqueName } from './uniqueName.ts';

/**
 * Checks and normalises an uploaded picture before anything is stored, and gives it a name that was never used before, so
 * that its address can be cached for ever.
 * @throws APIError 400 with the reason when the picture is refused
 */
export const acceptPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const data = { ...(args as { data?: object }).data, ...takeFocalPoint(req) };
  const file = req.file;
  if (!file?.data) {
    // On PostgreSQL a change of words that read the row before a new file came would write the old file's name back.
    if (operation === 'update' && !isStranger(req)) await lockPictureRows(req);
    return Object.assign(args, { data });
  }
  if (operation === 'update' && 'where' in args && args.where) {
    throw new APIError('One file cannot replace several pictures. Replace them one by one.', 400, undefined, true);
  }
  // Making the renditions and storing them takes seconds, in which nobody else could save.
  await postponeTransaction(req);
  try {
    const picture = await preparePicture(file.data, file.name);
    Object.assign(file, {
      data: picture.data,
      mimetype: picture.mimeType,
      name: uniqueName(picture.name),
      size: picture.data.length,
    });
    return Object.assign(args, { data: { ...data, placeholder: picture.placeholder } });
  } catch (error) {
    if (error instanceof PictureError) throw new APIError(error.message, 400, undefined, true);
    throw error;
  }
};

import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { postponeTransaction } from '../database/withTransactions.ts';
import { PictureError, preparePicture } from './preparePicture.ts';

/**
 * Checks and normalises an uploaded picture before anything is stored, and names it after its content so that its address
 * can be cached for ever.
 * @throws APIError 400 with the reason when the picture is refused
 */
export const acceptPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = req.file;
  if (!file?.data || !['create', 'update'].includes(operation)) return args;
  // Making the renditions takes seconds, in which nobody else could save.
  await postponeTransaction(req);
  try {
    const picture = await preparePicture(file.data, file.name);
    Object.assign(file, {
      data: picture.data,
      mimetype: picture.mimeType,
      name: picture.name,
      size: picture.data.length,
    });
    Object.assign(args, { data: { ...(args as { data?: object }).data, placeholder: picture.placeholder } });
  } catch (error) {
    if (error instanceof PictureError) throw new APIError(error.message, 400, undefined, true);
    throw error;
  }
  return args;
};

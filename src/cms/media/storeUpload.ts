import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import { onCommit, onRollback, resumeTransaction } from '../database/transactions/withTransactions.ts';
import { fileNamesOf, type PictureFiles } from './fileNamesOf.ts';
import { madePictureOf } from './madePictures.ts';
import { lockPictureRows, readPictureFiles } from './pictureRows.ts';
import { removeFiles } from './removeFiles.ts';
import { type MediaFile, type MediaStorage, MediaStorageError } from './storage/mediaStorage.ts';
import { uploadedFiles } from './uploadedFiles.ts';

/**
 * Stores all files of an upload before its row is written, and names them in it, so that a row never lacks its files. A
 * rollback deletes them again; the files of a replaced picture are deleted after the commit.
 */
export function storeUpload(storage: MediaStorage): CollectionBeforeChangeHook {
  return async ({ data, operation, originalDoc, req }) => {
    if (!req.file) return data;
    const { fields, files } = uploadedFiles(madePictureOf(req), data.filename);
    const names = files.map(({ name }) => name);
    await onRollback(req, () => removeFiles(req.payload, storage, names));
    await putAll(storage, files, req);
    if (operation === 'update') await claimRow(req, originalDoc);
    const replaced = fileNamesOf(originalDoc ?? {}).filter((name) => !names.includes(name));
    if (replaced.length) await onCommit(req, () => removeFiles(req.payload, storage, replaced));
    return { ...data, ...fields };
  };
}

/** Deletes a picture's files once its deletion has been committed. */
export function removeDeleted(storage: MediaStorage): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    // Read here: the hook after the deletion sees only the fields that the request selected.
    const names = fileNamesOf((await readPictureFiles(req, id)) ?? {});
    if (names.length) await onCommit(req, () => removeFiles(req.payload, storage, names));
  };
}

async function putAll(storage: MediaStorage, files: readonly MediaFile[], req: PayloadRequest): Promise<void> {
  // All are awaited, also after a failure: the rollback must find no unfinished write.
  const results = await Promise.allSettled(files.map((file) => storage.put(file)));
  const failed = results.find((result) => result.status === 'rejected');
  if (!failed) return;
  req.payload.logger.error({ err: failed.reason, msg: 'An upload could not be stored.' });
  if (!(failed.reason instanceof MediaStorageError)) throw failed.reason;
  throw new APIError(failed.reason.message, failed.reason.status, undefined, true);
}

/**
 * Optimistic check after storing the files, which took long and was outside the transaction: the row must still be the
 * one that was read, and is locked until the commit.
 */
async function claimRow(req: PayloadRequest, original: PictureFiles & { id: number | string }): Promise<void> {
  await resumeTransaction(req);
  await lockPictureRows(req);
  const row = await readPictureFiles(req, original.id);
  if (row?.filename === original.filename) return;
  throw new APIError(
    row
      ? t('Somebody else replaced this picture during the upload, so the upload was not saved. Reload and try again.')
      : t('This picture was deleted during the upload, so the upload was not saved. Reload and try again.'),
    409,
    undefined,
    true,
  );
}

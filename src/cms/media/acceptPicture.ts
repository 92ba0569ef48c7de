import { randomBytes } from 'node:crypto';
import { APIError, type CollectionBeforeOperationHook, Forbidden, MissingFile, type PayloadRequest } from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import { tSaid } from '../../shared/studioWords/tSaid.ts';
import { isStranger } from '../database/transactions/isStranger.ts';
import { postponeTransaction } from '../database/transactions/withTransactions.ts';
import type { MadePicture } from './madePicture.ts';
import { setMadePicture } from './madePictures.ts';
import { PictureError } from './pictureError.ts';
import { PICTURE_FAULTS } from './pictureFaults.ts';
import { lockPictureRows } from './pictureRows.ts';
import { picturePool } from './pool/picturePool.ts';
import { takeFocalPoint } from './takeFocalPoint.ts';
import { leaveRenditions } from './withoutSharp.ts';

/**
 * Validates, normalizes and resizes an uploaded picture before anything is stored, and gives it a unique name, so that
 * its URL can be cached for ever.
 * @throws APIError 400 with the reason when the picture is refused, or there is none, 503 when it cannot be processed
 * now
 */
export const acceptPicture: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const data = { ...(args as { data?: object }).data, ...takeFocalPoint(req) };
  const file = req.file;
  if (!file?.data) {
    // SSRF: Payload would fetch the `url`, however long it is, into memory.
    if (operation === 'create') throw new MissingFile(req.t);
    // On PostgreSQL a concurrent change of texts that read the row before the new file would write the old file name
    // back.
    if (operation === 'update' && !isStranger(req)) await lockPictureRows(req);
    return Object.assign(args, { data });
  }
  if (operation === 'update' && 'where' in args && args.where) {
    throw new APIError(t('One file cannot replace several pictures. Replace them one by one.'), 400, undefined, true);
  }
  // Payload checks access only after this hook, and uploads of strangers must cost nothing.
  if (!overrideAccess && !(await collection.access[operation]({ req }))) throw new Forbidden(req.t);
  leaveRenditions(req.payload);
  // Processing and storing the files takes seconds, in which nobody else could save.
  await postponeTransaction(req);
  const picture = await make(req, file);
  setMadePicture(req, picture, uniqueName(picture.name));
  return Object.assign(args, { data: { ...data, placeholder: picture.placeholder } });
};

async function make({ payload }: PayloadRequest, file: { data: Buffer; name: string }): Promise<MadePicture> {
  try {
    return await picturePool.make(file.data, file.name);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    if (error.status === 503) payload.logger.warn(`An upload was not saved: ${error.message}`);
    throw Object.assign(new APIError(inWords(error), error.status, undefined, true), { cause: error });
  }
}

/** In the language of the editor. */
function inWords({ advice, reason }: PictureError): string {
  const said = tSaid(reason, Object.values(PICTURE_FAULTS));
  return advice ? `${said} ${t(advice)}` : said;
}

const HASH = /-[0-9a-f]{10}(?=\.[a-z]+$)/;

/**
 * Replaces the hash of the content by ten random digits. Two concurrent uploads of one picture would otherwise share
 * their files, and the one that fails would delete them for the other.
 * @param name as `makePicture` makes it
 */
function uniqueName(name: string): string {
  return name.replace(HASH, `-${randomBytes(5).toString('hex')}`);
}

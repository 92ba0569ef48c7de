import type { PayloadRequest } from 'payload';
import type { MadePicture } from './madePicture.ts';

/** By the bytes of the request's file: the one thing that Payload hands on from the first hook to the one before the row. */
const pictures = new WeakMap<Uint8Array, MadePicture>();

/** Makes a picture the file of a request. */
export function setMadePicture(req: PayloadRequest, picture: MadePicture, name: string): void {
  const { data, mimeType } = picture;
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  Object.assign(req.file ?? {}, { data: bytes, mimetype: mimeType, name, size: bytes.length });
  pictures.set(bytes, picture);
}

/**
 * Finds what was made of the file of a request.
 * @throws when nothing was: nothing may be stored that has not been made by us
 */
export function madePictureOf(req: PayloadRequest): MadePicture {
  const picture = req.file && pictures.get(req.file.data);
  if (!picture) throw new Error('The file of this upload was not prepared, so it was not saved.');
  return picture;
}

import type { PayloadRequest } from 'payload';
import type { MadePicture } from './madePicture.ts';

/**
 * Keyed by the bytes of the request's file: the one thing that Payload passes from the first hook to the one before the
 * row.
 */
const pictures = new WeakMap<Uint8Array, MadePicture>();

/** Sets the processed picture as the request's file. */
export function setMadePicture(req: PayloadRequest, picture: MadePicture, name: string): void {
  const { data, mimeType } = picture;
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  Object.assign(req.file ?? {}, { data: bytes, mimetype: mimeType, name, size: bytes.length });
  pictures.set(bytes, picture);
}

/**
 * Returns the processed picture of the request's file.
 * @throws when there is none: only pictures that we processed may be stored
 */
export function madePictureOf(req: PayloadRequest): MadePicture {
  const picture = req.file && pictures.get(req.file.data);
  if (!picture) throw new Error('The file of this upload was not prepared, so it was not saved.');
  return picture;
}

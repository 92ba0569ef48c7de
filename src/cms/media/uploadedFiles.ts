import { extname } from 'node:path';
import type { PictureFiles } from './fileNamesOf.ts';
import type { MadeFile, MadePicture } from './madePicture.ts';
import { extensionOf } from './storage/fileNames.ts';
import type { MediaFile } from './storage/mediaStorage.ts';

/** The fields of a row that describe its files. */
export interface FileFields extends PictureFiles {
  filesize: number;
  height: number;
  mimeType: string;
  width: number;
}

/**
 * Lists the files of an upload and its row's fields as Payload names them, so that rows are equal from every source.
 * @param picture the processed upload
 * @param filename the name of the picture itself
 * @returns the files, each once, and the fields for the row
 */
export function uploadedFiles(picture: MadePicture, filename: string): { files: MediaFile[]; fields: FileFields } {
  const base = filename.slice(0, -extname(filename).length);
  // Renditions wider than a small picture are one and the same file.
  const files = new Map([[filename, mediaFile(filename, picture)]]);
  const sizes: Record<string, object> = {};
  for (const [key, rendition] of Object.entries(picture.renditions)) {
    const { height, mimeType, width } = rendition;
    const name = `${base}-${width}x${height}${extensionOf(mimeType)}`;
    files.set(name, mediaFile(name, rendition));
    sizes[key] = { filename: name, filesize: rendition.data.length, height, mimeType, width };
  }
  const { data, height, mimeType, width } = picture;
  return { files: [...files.values()], fields: { filesize: data.length, height, mimeType, sizes, width } };
}

function mediaFile(name: string, { data, mimeType }: MadeFile): MediaFile {
  return { name, data: Buffer.from(data.buffer, data.byteOffset, data.byteLength), mimeType };
}

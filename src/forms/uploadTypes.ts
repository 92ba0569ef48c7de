/** A kind of file that forms take. */
export interface UploadType {
  /** As editors read it. */
  label: string;
  /** The types by which a file's first bytes tell what it is, as `file-type` names them; none where text has no first bytes. */
  mime: readonly string[];
}

/**
 * What forms can take, by its ending. Nothing that a browser runs, or that holds programs, is among them: no HTML, no SVG, no archives,
 * no files of an office program with macros.
 */
export const UPLOAD_TYPES: Readonly<Record<string, UploadType>> = {
  pdf: { label: 'PDF', mime: ['application/pdf'] },
  jpg: { label: 'JPEG picture', mime: ['image/jpeg'] },
  png: { label: 'PNG picture', mime: ['image/png'] },
  webp: { label: 'WebP picture', mime: ['image/webp'] },
  gif: { label: 'GIF picture', mime: ['image/gif'] },
  avif: { label: 'AVIF picture', mime: ['image/avif'] },
  heic: { label: 'HEIC picture (iPhone)', mime: ['image/heic', 'image/heif'] },
  docx: {
    label: 'Word document',
    mime: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  },
  xlsx: { label: 'Excel sheet', mime: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  odt: { label: 'OpenDocument text', mime: ['application/vnd.oasis.opendocument.text'] },
  mp3: { label: 'MP3 recording', mime: ['audio/mpeg'] },
  mp4: { label: 'MP4 film', mime: ['video/mp4'] },
};

/** What editors choose from. */
export const UPLOAD_GROUPS: Readonly<Record<string, readonly string[]>> = {
  images: ['jpg', 'png', 'webp', 'gif', 'avif', 'heic'],
  pdf: ['pdf'],
  documents: ['docx', 'xlsx', 'odt'],
};

/** The ending of a file's name, in small letters and without the point; empty when it has none. */
export function endingOf(name: string): string {
  return name.match(/\.([a-z0-9]{1,8})$/i)?.[1]?.toLowerCase() ?? '';
}

/** Whether a field takes files of an ending. */
export function isAccepted(ending: string, accept: readonly string[]): boolean {
  const plain = ending === 'jpeg' ? 'jpg' : ending === 'heif' ? 'heic' : ending;
  return accept.includes(plain);
}

/** The ending of a field's list that a type stands for; undefined when the field does not take it. */
export function endingOfType(mime: string, accept: readonly string[]): string | undefined {
  return accept.find((ending) => UPLOAD_TYPES[ending]?.mime.includes(mime));
}

/** An accepted file type. */
export interface UploadType {
  /** Label for editors. */
  label: string;
  /**
   * MIME types detected from a file's first bytes (magic number), as `file-type` names them; none for plain text, which
   * has no magic number.
   */
  mime: readonly string[];
}

/**
 * Accepted file types by extension. Nothing that a browser runs, or that contains programs: no HTML, no SVG, no
 * archives, no office files with macros.
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

/** Groups that editors choose from. */
export const UPLOAD_GROUPS: Readonly<Record<string, readonly string[]>> = {
  images: ['jpg', 'png', 'webp', 'gif', 'avif', 'heic'],
  pdf: ['pdf'],
  documents: ['docx', 'xlsx', 'odt'],
};

/** Extension of a file name, lower case, without the dot; empty when it has none. */
export function endingOf(name: string): string {
  return name.match(/\.([a-z0-9]{1,8})$/i)?.[1]?.toLowerCase() ?? '';
}

/** Whether a field accepts a file extension. */
export function isAccepted(ending: string, accept: readonly string[]): boolean {
  const plain = ending === 'jpeg' ? 'jpg' : ending === 'heif' ? 'heic' : ending;
  return accept.includes(plain);
}

/** The accepted extension of a MIME type; undefined when the field does not accept it. */
export function endingOfType(mime: string, accept: readonly string[]): string | undefined {
  return accept.find((ending) => UPLOAD_TYPES[ending]?.mime.includes(mime));
}

/** One output file of an upload. */
export interface MadeFile {
  data: Uint8Array;
  mimeType: string;
  /** In px. */
  width: number;
  height: number;
}

/** All output files of an upload. */
export interface MadePicture extends MadeFile {
  /** Sanitized file name with a hash of the content. */
  name: string;
  /** Dominant colour, such as `#c98b5a`, shown until the picture has loaded. */
  placeholder: string;
  /** By the names of `IMAGE_SIZES`. */
  renditions: Record<string, MadeFile>;
}

/** One file made of an upload. */
export interface MadeFile {
  data: Uint8Array;
  mimeType: string;
  /** In px. */
  width: number;
  height: number;
}

/** All that is made of an upload. */
export interface MadePicture extends MadeFile {
  /** File name made of the given one and a hash of the content. */
  name: string;
  /** The colour of most of the picture, such as `#c98b5a`, shown until the picture arrives. */
  placeholder: string;
  /** By the names of `IMAGE_SIZES`. */
  renditions: Record<string, MadeFile>;
}

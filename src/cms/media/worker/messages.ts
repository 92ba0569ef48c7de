import type { MadePicture } from '../madePicture.ts';

/** What the server asks of the process that makes pictures; one at a time. */
export interface PictureRequest {
  input: Uint8Array;
  /** The uploaded file name. */
  name: string;
}

/** What that process says: its memory while it works, and then one of the others. */
export type PictureReply =
  | { kind: 'memory' /** Resident, in bytes. */; resident: number }
  | { kind: 'made'; picture: MadePicture; resident: number }
  | { kind: 'refused'; message: string; resident: number }
  | { kind: 'failed'; error: string; resident: number };

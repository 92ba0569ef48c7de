import type { MadePicture } from '../madePicture.ts';

/** What the server asks of the process that makes pictures; one at a time. */
export interface PictureRequest {
  input: Uint8Array;
  /** The uploaded file name. */
  name: string;
}

/** What that process says: what it uses while it works, and then one of the others. */
export type PictureReply =
  | {
      kind: 'usage' /** Resident memory, in bytes. */;
      resident: number /** Processor time of this picture, in ms. */;
      cpuMs: number;
    }
  | { kind: 'made'; picture: MadePicture; resident: number }
  | { kind: 'refused'; message: string; resident: number }
  | { kind: 'failed'; error: string; resident: number };

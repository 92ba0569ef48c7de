import type { MadePicture } from '../madePicture.ts';

/** Request to the worker process; one at a time. */
export interface PictureRequest {
  input: Uint8Array;
  /** The uploaded file name. */
  name: string;
}

/** Message from the worker: its usage while it works, and then one of the others. */
export type PictureReply =
  | {
      kind: 'usage';
      /** Resident memory, in bytes. */
      resident: number;
      /** Processor time of this picture, in ms. */
      cpuMs: number;
    }
  | { kind: 'made'; picture: MadePicture; resident: number }
  | { kind: 'refused'; message: string; resident: number }
  | { kind: 'failed'; error: string; resident: number };

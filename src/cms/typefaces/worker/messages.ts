import type { CutTypeface, OwnFiles } from '../../../styles/fonts/own/cutOwnTypeface.ts';

/** Request to the process: the uploaded files of one role. */
export interface CutRequest extends Omit<OwnFiles, 'files'> {
  files: readonly { name: string; data: Uint8Array }[];
}

/** Its answer; buffers arrive as plain bytes. */
export type CutReply =
  | { kind: 'cut'; cut: Omit<CutTypeface, 'files'> & { files: readonly Uint8Array[] } }
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; error: string };

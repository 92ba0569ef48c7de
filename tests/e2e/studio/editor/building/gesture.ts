import type { KindSetting } from '../../../../../src/shared/layouts/kind.ts';

/** One user action in the editor, the same by mouse and by keyboard. Rows are those of the tree, from 0. */
export type Gesture = BlockGesture | SettingGesture;

/** Actions on blocks; by default on the selected one. `then` is the resulting state of the tree. */
export type BlockGesture = { then: Shown } & (
  | { does: 'select'; row: number }
  /** Adds a block of a kind after the selected one, or at the row of an empty slot. */
  | { does: 'add'; kind: string; empty?: number }
  | { does: 'wrap'; kind: string }
  | { does: 'duplicate' | 'remove' | 'copy' | 'cut' | 'pasteStyle' | 'undo' | 'redo' }
  /** Pastes inside the selected block or after it. */
  | { does: 'paste'; isInside: boolean }
  /** Moves the selected one to the end of the preceding block, given by its row. */
  | { does: 'moveIn'; row: number }
);

/** Actions on a setting of the selected block. */
export type SettingGesture =
  | { does: 'set'; setting: KindSetting; path: string; value: unknown; words: readonly string[]; old: number }
  | { does: 'clear'; setting: KindSetting; path: string; old: number }
  /** Resets a setting of Style or Advanced to its default. */
  | { does: 'reset'; setting: KindSetting }
  | { does: 'addRow' | 'duplicateRow' | 'removeRow'; setting: KindSetting; path: string; index: number };

/** State of the tree: number of rows, and the selected one; -1 for none. */
export interface Shown {
  rows: number;
  selected: number;
}

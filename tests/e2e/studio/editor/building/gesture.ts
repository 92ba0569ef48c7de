import type { KindSetting } from '../../../../../src/shared/layouts/kind.ts';

/** One thing that somebody does in the editor, the same with a mouse and by keyboard. Rows are those of the tree, from 0. */
export type Gesture = BlockGesture | SettingGesture;

/** What is done with blocks; where nothing else is said with the selected one. Afterwards the tree is as `then` says. */
export type BlockGesture = { then: Shown } & (
  | { does: 'select'; row: number }
  /** A new one of a kind after the selected one, or at the row of a place where nothing stands yet. */
  | { does: 'add'; kind: string; empty?: number }
  | { does: 'wrap'; kind: string }
  | { does: 'duplicate' | 'remove' | 'copy' | 'cut' | 'pasteStyle' | 'undo' | 'redo' }
  /** What was copied, inside the selected block or after it. */
  | { does: 'paste'; isInside: boolean }
  /** Takes the selected one to the end of the block before it, whose row is named. */
  | { does: 'moveIn'; row: number }
);

/** What is done with a setting of the selected block. */
export type SettingGesture =
  | { does: 'set'; setting: KindSetting; path: string; value: unknown; words: readonly string[]; old: number }
  | { does: 'clear'; setting: KindSetting; path: string; old: number }
  /** Puts a setting of Style or Advanced back to its default. */
  | { does: 'reset'; setting: KindSetting }
  | { does: 'addRow' | 'duplicateRow' | 'removeRow'; setting: KindSetting; path: string; index: number };

/** What the tree shows: how many rows, and which is selected; -1 for none. */
export interface Shown {
  rows: number;
  selected: number;
}

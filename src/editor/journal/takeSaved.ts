import type { Kinds } from '../../shared/layouts/kind.ts';
import { mergeSaved } from '../model/mergeSaved.ts';
import type { Editor, Tree } from '../model/types.ts';
import type { Journal } from './createJournal.ts';

interface Saved {
  /** The tree as it was when the save began. */
  sent: Tree;
  /** The tree that the server returned. */
  saved: Tree;
  /** When it was saved, by the server's clock. */
  updatedAt: string | undefined;
}

/** Applies the response to a save: merges the server's tree into the editor, and confirms it in the journal. */
export function takeSaved({ saved, sent, updatedAt }: Saved, editor: Editor, journal: Journal, kinds: Kinds): void {
  const isLatest = editor.getState().tree === sent;
  editor.adopt(mergeSaved(sent, saved, editor.getState().tree, kinds));
  journal.confirm(isLatest ? editor.getState().tree : sent, updatedAt);
}

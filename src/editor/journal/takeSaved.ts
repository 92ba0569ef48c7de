import type { Kinds } from '../../shared/layouts/kind.ts';
import { mergeSaved } from '../model/mergeSaved.ts';
import type { Editor, Tree } from '../model/types.ts';
import type { Journal } from './createJournal.ts';

interface Saved {
  /** The tree as it was when the save began. */
  sent: Tree;
  /** What the server made of it. */
  saved: Tree;
  /** When the server saved it, as it says. */
  updatedAt: string | undefined;
}

/** Takes the answer to a save: into the editor what the server made of the tree, and out of the journal what it has. */
export function takeSaved({ saved, sent, updatedAt }: Saved, editor: Editor, journal: Journal, kinds: Kinds): void {
  const isLatest = editor.getState().tree === sent;
  editor.adopt(mergeSaved(sent, saved, editor.getState().tree, kinds));
  journal.confirm(isLatest ? editor.getState().tree : sent, updatedAt);
}

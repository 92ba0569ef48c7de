import type { Editor } from '../model/types.ts';
import type { Journal } from './createJournal.ts';

/**
 * Keeps every tree of an editor in a journal, and writes at once when the window is hidden or left.
 * @returns stops doing so
 */
export function followEditor(editor: Editor, journal: Journal, page: Document = document): () => void {
  const flushHidden = () => {
    if (page.visibilityState === 'hidden') journal.flush();
  };
  const flush = () => {
    journal.flush();
  };
  const leave = editor.subscribe(() => journal.keep(editor.getState().tree));
  page.addEventListener('visibilitychange', flushHidden);
  page.defaultView?.addEventListener('pagehide', flush);
  return () => {
    leave();
    page.removeEventListener('visibilitychange', flushHidden);
    page.defaultView?.removeEventListener('pagehide', flush);
  };
}

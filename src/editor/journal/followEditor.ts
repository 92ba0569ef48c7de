import type { Editor } from '../model/types.ts';
import type { Journal } from './createJournal.ts';

const LEAVING = ['beforeunload', 'pagehide'];

/**
 * Records every tree of an editor in a journal, and flushes when the window is hidden or left.
 * @returns unsubscribes
 */
export function followEditor(editor: Editor, journal: Journal, page: Document = document): () => void {
  const leave = editor.subscribe(() => journal.keep(editor.getState().tree));
  const stop = flushOnLeaving(journal, page);
  return () => {
    leave();
    stop();
  };
}

/**
 * Flushes a journal when the window is hidden or left: already on `beforeunload`, since a browser under load may abort
 * what starts while the page unloads.
 * @returns unsubscribes
 */
export function flushOnLeaving(journal: Pick<Journal, 'flush'>, page: Document = document): () => void {
  const flushHidden = () => {
    if (page.visibilityState === 'hidden') journal.flush();
  };
  const flush = () => {
    journal.flush();
  };
  page.addEventListener('visibilitychange', flushHidden);
  for (const event of LEAVING) page.defaultView?.addEventListener(event, flush);
  return () => {
    page.removeEventListener('visibilitychange', flushHidden);
    for (const event of LEAVING) page.defaultView?.removeEventListener(event, flush);
  };
}

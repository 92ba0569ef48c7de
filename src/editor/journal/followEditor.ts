import type { Editor } from '../model/types.ts';
import type { Journal } from './createJournal.ts';

const LEAVING = ['beforeunload', 'pagehide'];

/**
 * Keeps every tree of an editor in a journal, and writes at once when the window is hidden or left: as soon as it is about to be left,
 * since a browser under load may break off what begins as the page goes.
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
  for (const event of LEAVING) page.defaultView?.addEventListener(event, flush);
  return () => {
    leave();
    page.removeEventListener('visibilitychange', flushHidden);
    for (const event of LEAVING) page.defaultView?.removeEventListener(event, flush);
  };
}

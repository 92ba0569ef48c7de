import { type StudioLanguage, studioLanguage, t } from '../../shared/studioWords/t.ts';
import { isEqual } from '../model/shareEqual.ts';
import type { Editor, Step } from '../model/types.ts';
import { flushOnLeaving } from './followEditor.ts';
import { type JournalEntry, type JournalOwner, type JournalStorage, journalKey } from './journalStorage.ts';

/** The steps of a window that was left; the blocks that they share are stored once. */
interface HistoryEntry extends JournalEntry {
  past: readonly Step[];
  future: readonly Step[];
  /** Language of the steps' names; a later window may be in another. */
  language: StudioLanguage;
}

interface HistoryOptions {
  owner: JournalOwner;
  storage: JournalStorage;
  /** Id of this tab, the same after a reload. */
  tab: string;
  /** The time in milliseconds, such as `Date.now`. */
  now: () => number;
  page?: Document;
}

/**
 * Keeps the undo history of an editor on the device when its window is left, and continues it after a reload. Only where the layout is still the
 * one that the steps lead to, at once or when unsaved work is brought back: undoing others' changes unseen would lose them. Failures of the
 * device are ignored, since only steps are lost.
 * @returns stops it
 */
export function keepHistory(editor: Editor, { now, owner, page = document, storage, tab }: HistoryOptions): () => void {
  const key = `history ${journalKey(owner)}`;
  let kept = editor.getState().past;
  let unsubscribe = () => {};

  function resume({ future, language, past, tree }: HistoryEntry): boolean {
    const fits = isEqual(tree, editor.getState().tree);
    const readable = (steps: readonly Step[]) => (language === studioLanguage() ? steps : steps.map(withoutName));
    if (fits) editor.resume(readable(past), readable(future));
    return fits;
  }

  const begin = async () => {
    const found = (await storage.list(key)).find((entry): entry is HistoryEntry => entry.key === key);
    if (!found || found.writer !== tab || !Array.isArray(found.past) || resume(found)) return;
    const { past } = editor.getState();
    unsubscribe = editor.subscribe(() => {
      if (editor.getState().past === past) return;
      unsubscribe();
      resume(found);
    });
  };
  const write = async () => {
    const { future, past, tree } = editor.getState();
    if (past === kept || past.length + future.length === 0) return;
    kept = past;
    const language = studioLanguage();
    const entry: HistoryEntry = { key, writer: tab, base: undefined, tree, when: now(), language, ...editor.history() };
    await storage.put(entry).catch(() => undefined);
  };
  begin().catch(() => undefined);
  const stop = flushOnLeaving({ flush: write }, page);
  return () => {
    unsubscribe();
    stop();
    void write();
  };
}

function withoutName(step: Step): Step {
  return { ...step, name: t('An earlier step') };
}

/** Id of this tab, from its session storage; a new one where the browser refuses that. */
export function readTab(makeId: () => string): string {
  try {
    const id = sessionStorage.getItem(TAB) ?? makeId();
    sessionStorage.setItem(TAB, id);
    return id;
  } catch {
    return makeId();
  }
}

const TAB = 'rihla-editor-tab';

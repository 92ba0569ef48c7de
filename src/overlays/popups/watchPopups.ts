import { isHidden } from '../../visitor/popupRecords.ts';
import { armTriggers } from './armTriggers.ts';
import { followPopups } from './followPopups.ts';
import { openBySelector } from './openBySelector.ts';
import type { OpenPopup, PopupEntry } from './popupEntry.ts';
import type { CleanUp } from './triggers/types.ts';

export interface PopupWatch {
  open: OpenPopup;
  /** Whether all timing rules of a popup pass now. */
  passesTiming(entry: PopupEntry): Promise<boolean>;
}

/**
 * Opens popups when their time has come (spec, section 4, "Popups"): those whose timing passes wait for the first of their
 * triggers, and are judged again when it fires. A selector opens at once. Nothing opens what a visitor wants never to see
 * again. Returns what ends all watching.
 */
export function watchPopups(entries: readonly PopupEntry[], { open, passesTiming }: PopupWatch): CleanUp {
  const listeners = new AbortController();
  const { signal } = listeners;
  const opened = new Set<number>();
  /** Popups that triggers open take turns: each knows whether the one before has opened. */
  let turn = Promise.resolve();

  const mayOpen = async (entry: PopupEntry): Promise<boolean> => {
    const isOneTooMany = (): boolean =>
      Boolean(entry.avoid_multiple_popups) && [...opened].some((other) => other !== entry.id);
    // Another may open while the timing is judged.
    return !isHidden(entry.id) && (await passesTiming(entry)) && !isOneTooMany() && !signal.aborted;
  };
  const openInTurn = (entry: PopupEntry): void => {
    const { id } = entry;
    turn = turn
      .then(async () => ((await mayOpen(entry)) ? open({ id, by: 'trigger' }) : undefined))
      .catch((error) => complain(id, error));
  };
  const openAtOnce = (id: number): boolean => {
    if (isHidden(id)) return false;
    open({ id, by: 'selector' }).catch((error) => complain(id, error));
    return true;
  };
  const watch = async (entry: PopupEntry): Promise<void> => {
    const { id, open_selector: selector, triggers } = entry;
    try {
      if (selector) openBySelector(selector, () => openAtOnce(id), signal);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the only way to tell whoever set the selector
      console.warn('Selector skipped:', selector, error);
    }
    if (!triggers || !(await mayOpen(entry))) return;
    signal.addEventListener(
      'abort',
      armTriggers(triggers, () => openInTurn(entry)),
    );
  };

  followPopups(entries, opened, signal);
  for (const entry of entries) watch(entry).catch((error) => complain(entry.id, error));
  return () => listeners.abort();
}

function complain(id: number, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: what a visitor is not shown is logged only
  console.error('Cannot open popup', id, error);
}

import { isHidden } from '../../visitor/popupRecords.ts';
import { armTriggers } from './armTriggers.ts';
import { followPopups } from './followPopups.ts';
import { openBySelector } from './openBySelector.ts';
import type { OpenPopup, PopupEntry } from './popupEntry.ts';
import type { CleanUp } from './triggers/types.ts';
import { tryTo } from './tryTo.ts';

export interface PopupWatch {
  open: OpenPopup;
  /** Whether all timing rules of a popup pass now. */
  passesTiming(entry: PopupEntry): Promise<boolean>;
}

/**
 * Opens popups when their time has come (spec, section 4, "Popups"): those whose timing passes wait for the first of their
 * triggers, and are judged again when it fires; what a visitor wants never to see again is not among them. A click on what a
 * selector names opens at once, whatever there was. Returns what ends all watching.
 */
export function watchPopups(entries: readonly PopupEntry[], { open, passesTiming }: PopupWatch): CleanUp {
  const listeners = new AbortController();
  const { signal } = listeners;
  const opened = new Set<number>();
  /** Popups that triggers open take turns: each knows whether the one before has opened. */
  let turn = Promise.resolve();

  const mayOpen = async (entry: PopupEntry): Promise<boolean> => {
    if (isHidden(entry.id) || !(await passesTiming(entry))) return false;
    const isOneTooMany = entry.avoid_multiple_popups && [...opened].some((id) => id !== entry.id);
    return !isOneTooMany && !signal.aborted;
  };
  const openInTurn = (entry: PopupEntry): void => {
    turn = turn.then(async () => {
      if (await mayOpen(entry)) await tryTo('Popup not opened:', entry.id, () => open({ id: entry.id, by: 'trigger' }));
    });
  };
  const openAtOnce = (id: number): void => {
    tryTo('Popup not opened:', id, () => open({ id, by: 'selector' }));
  };
  const watch = async (entry: PopupEntry): Promise<void> => {
    const { id, open_selector: selector, triggers } = entry;
    if (selector) tryTo('Selector skipped:', selector, () => openBySelector(selector, () => openAtOnce(id), signal));
    if (!triggers || !(await mayOpen(entry))) return;
    const disarm = armTriggers(triggers, () => openInTurn(entry));
    signal.addEventListener('abort', disarm);
  };

  followPopups(opened, signal);
  for (const entry of entries) watch(entry);
  return () => listeners.abort();
}

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

export interface WatchedPopups {
  /** Begins a new view of the same page: all are judged and wait anew, but those that a trigger has opened on it. */
  viewAgain(): void;
  stop: CleanUp;
}

/**
 * Opens popups when their time has come (spec, section 4, "Popups"): those whose timing passes wait for the first of their
 * triggers, and are judged again when it fires. A selector opens at once. Nothing opens what a visitor wants never to see
 * again.
 */
export function watchPopups(entries: readonly PopupEntry[], { open, passesTiming }: PopupWatch): WatchedPopups {
  const listeners = new AbortController();
  const { signal } = listeners;
  const opened = new Set<number>();
  const openedByTrigger = new Set<number>();
  let view = new AbortController();
  /** Popups that triggers open take turns: each knows whether the one before has opened. */
  let turn = Promise.resolve();

  const mayOpen = async (entry: PopupEntry): Promise<boolean> => {
    if (isHidden(entry.id) || !(await passesTiming(entry))) return false;
    const isOneTooMany = entry.avoid_multiple_popups && [...opened].some((id) => id !== entry.id);
    return !isOneTooMany && !signal.aborted;
  };
  const openInTurn = (entry: PopupEntry): void => {
    turn = turn.then(async () => {
      const { id } = entry;
      if (openedByTrigger.has(id) || !(await mayOpen(entry))) return;
      openedByTrigger.add(id);
      await tryTo('Popup not opened:', id, () => open({ id, by: 'trigger' }));
    });
  };
  const openAtOnce = (id: number): boolean => {
    if (isHidden(id)) return false;
    tryTo('Popup not opened:', id, () => open({ id, by: 'selector' }));
    return true;
  };
  const waitForTriggers = async (entry: PopupEntry): Promise<void> => {
    const { signal: isOver } = view;
    if (!entry.triggers || openedByTrigger.has(entry.id) || !(await mayOpen(entry)) || isOver.aborted) return;
    isOver.addEventListener(
      'abort',
      armTriggers(entry.triggers, () => openInTurn(entry)),
    );
  };
  const endView = (): void => view.abort();
  const beginView = (): void => {
    endView();
    view = new AbortController();
    opened.clear();
    for (const entry of entries) waitForTriggers(entry);
  };

  followPopups(entries, opened, signal);
  for (const { id, open_selector: selector } of entries) {
    if (selector) tryTo('Selector skipped:', selector, () => openBySelector(selector, () => openAtOnce(id), signal));
  }
  signal.addEventListener('abort', endView);
  beginView();
  return { viewAgain: beginView, stop: () => listeners.abort() };
}

import type { OpenPopup, PopupEntry } from '../popupEntry.ts';
import { isHidden } from './counters/popupRecords.ts';
import { followPopups } from './followPopups.ts';
import { tryTo } from './tryTo.ts';

/** Functions for judging and opening popups. */
export interface PopupMeans {
  open: OpenPopup;
  /** Whether all timing rules of a popup pass now. */
  passesTiming(entry: PopupEntry): Promise<boolean>;
}

export interface PopupWatch {
  /** Judges a popup whose trigger has fired, and opens it if it passes; one at a time. */
  openInTurn(entry: PopupEntry): void;
  /** Opens a popup on the visitor's request, without judging. */
  openAtOnce(id: number): void;
  /** Handles events of opened or closed popups. */
  follow(event: Event): void;
}

/**
 * Judges and opens popups (spec): rules are checked when the first trigger fires, since only that moment counts; popups with "do
 * not show again" are skipped. A click on the selector always opens at once.
 * @param signal ends all watching
 */
export function watchPopups({ open, passesTiming }: PopupMeans, signal: AbortSignal): PopupWatch {
  const opened = new Set<number>();
  /** Queue of popups opened by triggers: each waits until the previous one has opened or failed. */
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

  return { openInTurn, openAtOnce, follow: followPopups(opened) };
}

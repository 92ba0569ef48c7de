import type { OpenPopup, PopupEntry } from '../popupEntry.ts';
import { isHidden } from './counters/popupRecords.ts';
import { followPopups } from './followPopups.ts';
import { tryTo } from './tryTo.ts';

/** How popups are judged and opened. */
export interface PopupMeans {
  open: OpenPopup;
  /** Whether all timing rules of a popup pass now. */
  passesTiming(entry: PopupEntry): Promise<boolean>;
}

export interface PopupWatch {
  /** Judges a popup of which a trigger has fired, and opens it if it may. */
  openInTurn(entry: PopupEntry): void;
  /** Opens a popup that a visitor has asked for, whatever its rules say. */
  openAtOnce(id: number): void;
  /** Told of every popup that has opened or closed. */
  follow(event: Event): void;
}

/**
 * Opens popups when their time has come (spec, section 4, "Popups"): judged when the first of their triggers fires, since only
 * that moment counts; what a visitor wants never to see again is not among them. A click on what a selector names opens at
 * once, whatever there was.
 * @param signal ends all watching
 */
export function watchPopups({ open, passesTiming }: PopupMeans, signal: AbortSignal): PopupWatch {
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

  return { openInTurn, openAtOnce, follow: followPopups(opened) };
}

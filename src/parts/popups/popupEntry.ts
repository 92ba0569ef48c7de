import type { Timing, Triggers } from './rules/timing.ts';

/** Settings in the page for a popup that may open on it. */
export interface PopupEntry {
  id: number;
  /** Rules that must pass before triggers are armed, and again when one fires. */
  timing?: Timing;
  triggers?: Triggers;
  /** A click on a matching element opens it, regardless of timing and "do not show again". */
  open_selector?: string;
  /** Triggers do not open it after another popup has opened on this page. */
  avoid_multiple_popups?: boolean;
}

/** Popup to open, and its opener. */
export interface OpenRequest {
  id: number;
  by: 'trigger' | 'selector' | 'action';
}

/** Opens a popup; resolves once it is open, for the next in the queue. */
export type OpenPopup = (request: OpenRequest) => Promise<void>;

import type { Timing, Triggers } from './rules/timing.ts';

/** What a page says of a popup that may open on it. */
export interface PopupEntry {
  id: number;
  /** Rules that must pass before triggers are waited for, and again when one fires. */
  timing?: Timing;
  triggers?: Triggers;
  /** A click on what matches opens it, whatever its timing says, and after "do not show again" too. */
  open_selector?: string;
  /** No trigger opens it after another popup has opened on this page. */
  avoid_multiple_popups?: boolean;
}

/** Which popup to open, and what asks for it. */
export interface OpenRequest {
  id: number;
  by: 'trigger' | 'selector' | 'action';
}

/** Opens a popup; settles once it is open, so that the next one in turn knows of it. */
export type OpenPopup = (request: OpenRequest) => Promise<void>;

import { createContext, type RefObject } from 'react';
import type { Outcome, Place } from './model/types.ts';

/** What is dragged over the page: blocks of the layout, or something new. */
export interface Dragged {
  /** The blocks of the layout; none for something new. */
  ids: readonly string[];
  /** Announced when it is dropped nowhere. */
  unchanged: string;
  /** Why it is not allowed at a place, as text. */
  whyNot: (place: Place) => string | undefined;
  land: (place: Place) => Outcome;
}

/**
 * Watches a press that may become a drag over the page.
 * @param onBegin called once it is one
 */
export type StartDrag = (dragged: Dragged, press: PointerEvent, onBegin?: () => void) => void;

/** Set by the canvas while it shows a page that can be changed: the palette begins its drags by it. */
export const DragContext = createContext<RefObject<StartDrag | undefined>>({ current: undefined });

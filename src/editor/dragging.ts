import { createContext, type RefObject } from 'react';
import type { Outcome, Place } from './model/types.ts';

/** Payload of a drag over the page: blocks of the layout, or something new. */
export interface Dragged {
  /** The blocks of the layout; none for something new. */
  ids: readonly string[];
  /** What is dragged, as in `Heading: Journeys`. */
  name: string;
  /** Announcement when it is dropped outside of any slot. */
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

/** Set by the canvas while it shows an editable page: the palette starts its drags with it. */
export const DragContext = createContext<RefObject<StartDrag | undefined>>({ current: undefined });

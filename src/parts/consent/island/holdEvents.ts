import type { VisitorEvent } from '../../../shared/analytics/events.ts';
import { VISITOR_EVENT } from '../../../visitor/visitorEvents.ts';

export interface HeldEvents {
  /** Whether events may still be sent later; otherwise held ones are dropped. */
  keep(mayKeep: boolean): void;
  /** Forwards held events, and from now on all events at once. */
  passTo(forward: (event: VisitorEvent) => void): void;
}

/** Holds visitor events until the consent decision. */
export function holdEvents(signal: AbortSignal): HeldEvents {
  const held: VisitorEvent[] = [];
  let isKept = false;
  let tell = (event: VisitorEvent): void => {
    if (isKept) held.push(event);
  };
  document.addEventListener(VISITOR_EVENT, (event) => tell((event as CustomEvent<VisitorEvent>).detail), { signal });
  return {
    keep(mayKeep) {
      isKept = mayKeep;
      if (!mayKeep) held.length = 0;
    },
    passTo(forward) {
      tell = forward;
      for (const event of held.splice(0)) forward(event);
    },
  };
}

import type { VisitorEvent } from '../../../shared/analytics/events.ts';
import { VISITOR_EVENT } from '../../../visitor/visitorEvents.ts';

export interface HeldEvents {
  /** Whether what happens may still be told later; what is held is forgotten when not. */
  keep(mayKeep: boolean): void;
  /** Hands over what is held, and from now on everything at once. */
  passTo(forward: (event: VisitorEvent) => void): void;
}

/** Holds what visitors do until it is known whether anybody may be told. */
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

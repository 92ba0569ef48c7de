import type { Arrangement } from '../rules/stops.ts';

/** The elements of a carousel. */
export interface Parts {
  frame: HTMLElement;
  view: HTMLElement;
  track: HTMLElement;
  slides: readonly HTMLElement[];
}

/** How slides are moved, apart from what steers them. */
export interface DriverOptions extends Arrangement {
  isFade: boolean;
  /** Of a movement, in ms; 0 where nothing may move. */
  speedMs: number;
  /** How far from the start of a row of some width its first slide stands, in CSS px. */
  startOffset(width: number): number;
  /** The first stop to be seen. */
  startStop: number;
}

/** Tells what happens to the slides. */
export interface DriverEvents {
  /** Another stop; `byVisitor` when a hand moved the slides, not a call. */
  onStop(stop: number, byVisitor: boolean): void;
  /** A hand takes or leaves the slides. */
  onHold(isHeld: boolean): void;
}

/** Moves the slides of a carousel to its stops. */
export interface Driver {
  goTo(stop: number): void;
  /** Leaves the slides as they were without it. */
  end(): void;
}

export type StartDriver = (parts: Parts, options: DriverOptions, events: DriverEvents) => Driver;

import type { Arrangement } from '../rules/stops.ts';

/** The elements of a carousel. */
export interface Parts {
  frame: HTMLElement;
  view: HTMLElement;
  track: HTMLElement;
  slides: readonly HTMLElement[];
}

/** Moves the slides, independent of the controls. */
export interface DriverOptions extends Arrangement {
  isFade: boolean;
  /** Duration of a movement, in ms; 0 under reduced motion. */
  speedMs: number;
  /** Offset of the first slide from the start of a row of some width, in CSS px. */
  startOffset(width: number): number;
  /** The initial stop. */
  startStop: number;
}

/** Events of the slides. */
export interface DriverEvents {
  /** The stop has changed; `byVisitor`: by scrolling or dragging, not by a call. */
  onStop(stop: number, byVisitor: boolean): void;
  /** A drag starts or ends. */
  onHold(isHeld: boolean): void;
}

/** Moves the slides of a carousel to its stops. */
export interface Driver {
  goTo(stop: number): void;
  /** Unmounts, and restores the slides. */
  end(): void;
}

export type StartDriver = (parts: Parts, options: DriverOptions, events: DriverEvents) => Driver;

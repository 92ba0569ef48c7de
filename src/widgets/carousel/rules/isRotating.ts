/** Conditions of autoplay. */
export interface RotationState {
  /** Enabled, and not stopped by the button, focus or manual navigation. */
  isWanted: boolean;
  /** The visitor prefers reduced motion. */
  isStill: boolean;
  /** The mouse is over it, where hover pauses. */
  isHovered: boolean;
  /** A slide is being dragged. */
  isHeld: boolean;
  isOnScreen: boolean;
  isTabVisible: boolean;
}

/** Whether autoplay runs (spec; reference: never under reduced motion, off screen or in a hidden tab). */
export function isRotating({ isHeld, isHovered, isOnScreen, isStill, isTabVisible, isWanted }: RotationState): boolean {
  return isWanted && isOnScreen && isTabVisible && !isStill && !isHovered && !isHeld;
}

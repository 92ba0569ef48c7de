/** What decides whether a carousel moves by itself at a moment. */
export interface RotationState {
  /** Set to move, and not stopped by the button, the focus or the visitor's own hand. */
  isWanted: boolean;
  /** The visitor asked for less motion. */
  isStill: boolean;
  /** The mouse is over it, where that holds it. */
  isHovered: boolean;
  /** A slide is being dragged. */
  isHeld: boolean;
  isOnScreen: boolean;
  isTabVisible: boolean;
}

/** Whether a carousel moves by itself (spec, section 4 "Carousel"; reference: never under reduced motion, off screen or in a hidden tab). */
export function isRotating({ isHeld, isHovered, isOnScreen, isStill, isTabVisible, isWanted }: RotationState): boolean {
  return isWanted && isOnScreen && isTabVisible && !isStill && !isHovered && !isHeld;
}

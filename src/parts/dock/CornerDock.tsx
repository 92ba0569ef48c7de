import type { ReactNode } from 'react';

/** CSS pixels from the side and from the bottom, as in `cornerDock.css` (spec, chat: this site's settings). */
export const DOCK_DISTANCE_PX = 30;

/** `side` is a physical side of the screen (spec: bottom-left or bottom-right corner); in right-to-left languages it is the left one, beside the beginnings of lines. */
export type CornerDockProps = {
  side: 'left' | 'right';
  /** May set `--dock-side` and `--dock-bottom`, distances from the corner. */
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Container for controls that float in a bottom corner. The last child is in the corner, the others above it, so that nothing overlaps and Tab goes
 * downwards: to-top first, the chat button last.
 */
export function CornerDock({ side, children, className }: CornerDockProps): ReactNode {
  return (
    <div className={['r-corner-dock', className].filter(Boolean).join(' ')} data-side={side}>
      {children}
    </div>
  );
}

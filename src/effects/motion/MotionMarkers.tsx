import { Island } from '../../islands/Island.tsx';
import type { MarkerProps } from '../effect.ts';

/** Loads the scroll island where CSS has no scroll timelines, and the mouse island where there is a mouse; for no other visitors. */
export function MotionMarkers({ has }: MarkerProps) {
  return (
    <>
      {has('motion/scroll') && (
        <Island<typeof import('./island/MotionIsland.ts')> name="motion" trigger="lacks(animation-timeline: view())">
          {null}
        </Island>
      )}
      {has('motion/mouse') && (
        <Island<typeof import('./island/MouseMotionIsland.ts')>
          name="mouse-motion"
          trigger="media((hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference))"
        >
          {null}
        </Island>
      )}
    </>
  );
}

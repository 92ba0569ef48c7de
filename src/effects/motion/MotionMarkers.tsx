import { Island } from '../../islands/Island.tsx';
import type { MarkerProps } from '../effect.ts';

/** Wakes what moves with the page where style cannot, and what follows a mouse where there is one; neither comes to anybody else. */
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

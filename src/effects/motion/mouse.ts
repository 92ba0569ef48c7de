import type { Motion } from './readMotions.ts';

/** Mouse effect of a block: px and degrees per percent of the mouse's distance from the window's centre. */
export interface MouseMotion {
  track?: number;
  tilt?: number;
}

/** CSS perspective of a tilted block, in px. */
const PERSPECTIVE = 1000;

/** The mouse motions; undefined without any. */
export function mouseOf(motions: readonly Motion[]): MouseMotion | undefined {
  const signed = (name: Motion['name']): number | undefined => {
    const motion = motions.find((each) => each.name === name);
    return motion && motion.amount * (motion.direction === 'direct' ? 1 : -1);
  };
  const [track, tilt] = [signed('mouseTrack'), signed('tilt')];
  if (track === undefined && tilt === undefined) return undefined;
  return { ...(track !== undefined && { track }), ...(tilt !== undefined && { tilt: tilt / 10 }) };
}

/**
 * The `transform` at a mouse position (reference).
 * @param x percent of the window's width, from the left
 * @param y percent of its height, from the top
 */
export function mouseTransform({ tilt, track }: MouseMotion, x: number, y: number): string {
  const [across, down] = [x - 50, y - 50];
  const moved = track === undefined ? '' : `translate(${px(across * track)}, ${px(down * track)})`;
  const tilted = tilt === undefined ? '' : `rotateX(${round(-down * tilt)}deg) rotateY(${round(across * tilt)}deg)`;
  return [tilted && `perspective(${PERSPECTIVE}px)`, moved, tilted].filter(Boolean).join(' ');
}

function px(value: number): string {
  return `${round(value)}px`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

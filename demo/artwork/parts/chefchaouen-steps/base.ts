import { clamp } from '../../lib/maths.ts';
import type { Spot } from '../../lib/view.ts';
import { makeView } from '../../lib/view.ts';

// Metres: the street is 4 wide and climbs 15 steps to a gate.
export const view = makeView({ horizon: 830, focal: 1500, eye: 1.75, centre: 1180 });

export const [WALL, STEPS, RISE, TREAD, START] = [2, 15, 0.17, 0.5, 2.4];

export const TOP = STEPS * RISE;

export const GATE = START + STEPS * TREAD + 1.2;

export const BLUE = {
  deep: '#173a86',
  shade: '#2e62b5',
  mid: '#4b86d0',
  light: '#93c0ea',
  lit: '#d9ecf8',
  glow: '#fdf3da',
};

export function fill(d: string, colour: string, alpha = 1): string {
  return `<path d="${d}" fill="${colour}"${alpha === 1 ? '' : ` fill-opacity="${alpha}"`}/>`;
}

export const leftWall = (u: number, v: number): Spot => [-WALL, v, u];

export const rightWall = (u: number, v: number): Spot => [WALL, v, u];

export const floorAt = (z: number): number => clamp(Math.floor((z - START) / TREAD) + 1, 0, STEPS) * RISE;

import { makeNoise } from '../../lib/noise.ts';

export const noise = makeNoise(120);

export const POT = { x: 1640, y: 640, scale: 1.62, turn: -36 };

export const TRAY = { x: 1180, y: 1260, rx: 900, ry: 250 };

export const POUR = { x: 915, y: 1120 };

export function cast(x: number, y: number, rx: number, long: number, alpha = 0.42): string {
  return `<path d="M${x - rx} ${y}Q${x} ${y + rx * 0.3} ${x + rx * 0.6} ${y + rx * 0.2}L${x + long}
    ${y + long * 0.13}Q${x + long * 1.06} ${y - 4} ${x + long * 0.9} ${y - rx * 0.3}L${x} ${y - rx * 0.26}Z"
      fill="#3a160c" fill-opacity="${alpha}"/>`;
}

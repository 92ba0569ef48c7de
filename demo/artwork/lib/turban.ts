import { mix } from './colour.ts';
import type { Point } from './path.ts';
import { closed, limb, open } from './path.ts';

/** One fold of wound cloth: its spine with widths, and where it lies in the light (0 shade – 1 light). */
export interface Fold {
  spine: readonly (readonly [number, number, number])[];
  light: number;
}

/** Draws folds one over another, each with a shaded under-edge and a lit upper edge. */
export function folds(list: readonly Fold[], cloth: string, dark: string, lit: string): string {
  let svg = '';
  for (const { spine, light } of list) {
    const body = light > 0.5 ? mix(cloth, lit, (light - 0.5) * 0.7) : mix(dark, cloth, light * 2);
    const lower = spine.map(([x, y, w]) => [x + w * 0.04, y + w * 0.14, w] as const);
    const under = spine.map(([x, y, w]) => [x + w * 0.05, y + w * 0.3, w * 0.42] as const);
    const ridge: Point[] = spine.map(([x, y, w]) => [x - w * 0.04, y - w * 0.32]);
    const crease: Point[] = spine.map(([x, y, w]) => [x + w * 0.03, y + w * 0.08]);
    svg +=
      `<path d="${limb(lower)}" fill="${mix(dark, '#0a0a20', 0.4)}"/><path d="${limb(spine)}" fill="${body}"/><path
        d="${limb(under)}" fill="${dark}" fill-opacity="0.55"/>` +
      `<path d="${open(crease)}" fill="none" stroke="${dark}" stroke-width="4" stroke-opacity="0.5"
        stroke-linecap="round"/>` +
      `<path d="${open(ridge)}" fill="none" stroke="${lit}" stroke-width="${light > 0.5 ? 7 : 4}"
        stroke-opacity="${(0.15 + light * 0.6).toFixed(2)}" stroke-linecap="round"/>`;
  }
  return svg;
}

/** Smooth closed shape in one fill. */
export function plane(points: readonly Point[], fill: string, alpha = 1): string {
  return `<path d="${closed(points)}" fill="${fill}"${alpha === 1 ? '' : ` fill-opacity="${alpha}"`}/>`;
}

/** Smooth line. */
export function stroke(points: readonly Point[], colour: string, width: number, alpha = 1): string {
  return `<path d="${open(points)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${alpha}"
    stroke-linecap="round"/>`;
}

import { r1 } from './maths.ts';
import { closed, type Point } from './path.ts';
import type { Random } from './random.ts';

/** A boulder worn round, its foot at x, y: `tones` from shade to light, lit from the upper right. */
export function granite(random: Random, x: number, y: number, w: number, h: number, tones: readonly string[]): string {
  const n = 12;
  const rim: Point[] = Array.from({ length: n }, (_, i) => {
    const a = (i / n) * Math.PI * 2;
    // Square enough to look heavy, flat where it stands.
    const k = (Math.abs(Math.cos(a)) ** 3.2 + Math.abs(Math.sin(a)) ** 3.2) ** (-1 / 3.2) * random.range(0.93, 1.05);
    const drop = Math.sin(a) > 0 ? 0.94 : 1;
    return [x + Math.cos(a) * k * w * 0.5, y - h * 0.5 + Math.sin(a) * k * h * 0.5 * drop];
  });
  const scaled = (sx: number, sy: number, dx: number, dy: number): string =>
    closed(rim.map(([px, py]): Point => [x + (px - x) * sx + dx * w, y - h * 0.5 + (py - y + h * 0.5) * sy + dy * h]));
  let svg =
    `<path d="${closed(rim)}" fill="${tones[0]}"/>` +
    `<path d="${scaled(0.88, 0.9, 0.055, -0.045)}" fill="${tones[1]}"/>` +
    `<path d="${scaled(0.7, 0.7, 0.13, -0.12)}" fill="${tones[2]}"/>` +
    `<path d="${scaled(0.42, 0.34, 0.2, -0.26)}" fill="${tones[3]}"/>`;
  let cracks = '';
  for (let i = 0; i < 2; i += 1) {
    const cx = x + random.range(-0.3, 0.3) * w;
    const cy = y - h * random.range(0.25, 0.8);
    cracks += `M${r1(cx)} ${r1(cy)}l${r1(w * random.range(-0.05, 0.05))} ${r1(h * 0.12)}l${r1(w * random.range(-0.06, 0.06))} ${r1(h * 0.13)}`;
  }
  svg += `<path d="${cracks}" stroke="${tones[0]}" stroke-width="${r1(Math.max(1.5, w * 0.012))}" fill="none" stroke-linecap="round"/>`;
  return svg;
}

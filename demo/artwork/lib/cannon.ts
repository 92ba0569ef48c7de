import { r1 } from './maths.ts';

/** A bronze cannon on its naval carriage, muzzle to the left at x0, yc; `s` is pixels a unit, `tone` fades a colour. */
export function cannon(x0: number, yc: number, s: number, tone: (colour: string) => string): string {
  const p = (u: number, v: number): string => `${r1(x0 + u * s)} ${r1(yc - v * s)}`;
  const wheel = (u: number): string =>
    `<ellipse cx="${r1(x0 + u * s)}" cy="${r1(yc + 0.33 * s)}" rx="${r1(0.11 * s)}" ry="${r1(0.11 * s)}" ` +
    `fill="${tone('#2c1a18')}"/>` +
    `<ellipse cx="${r1(x0 + u * s)}" cy="${r1(yc + 0.33 * s)}" rx="${r1(0.05 * s)}" ry="${r1(0.05 * s)}" ` +
    `fill="${tone('#7d5138')}"/>`;
  const ring = (u: number, r: number): string => `M${p(u, r)}L${p(u, -r)}`;
  return (
    `<path d="M${p(0.5, -0.44)}L${p(2.1, -0.44)}L${p(2.2, -0.5)}L${p(0.6, -0.5)}Z" fill="#3a2226" ` +
    `fill-opacity="0.4"/>` +
    `<path d="M${p(0.78, -0.06)}L${p(1.62, -0.06)}V${r1(yc + 0.14 * s)}H${r1(x0 + 1.82 * s)}` +
    `V${r1(yc + 0.36 * s)}H${r1(x0 + 0.7 * s)}Z" fill="${tone('#6b3f2c')}"/>` +
    `<path d="M${p(0.78, -0.06)}L${p(1.62, -0.06)}V${r1(yc + 0.1 * s)}H${r1(x0 + 0.76 * s)}Z" ` +
    `fill="${tone('#9a6444')}"/>${wheel(0.88)}${wheel(1.66)}` +
    `<path d="M${p(0, 0.085)}L${p(1.1, 0.13)}L${p(1.72, 0.16)}C${p(1.84, 0.15)} ${p(1.86, 0.06)} ` +
    `${p(1.92, 0.04)}C${p(2, 0.07)} ${p(2, -0.07)} ${p(1.92, -0.04)}` +
    `C${p(1.86, -0.06)} ${p(1.84, -0.15)} ${p(1.72, -0.16)}L${p(1.1, -0.13)}L${p(0, -0.085)}Z" ` +
    `fill="${tone('#2f3f3a')}"/>` +
    `<path d="M${p(0, 0.07)}L${p(1.1, 0.11)}L${p(1.76, 0.13)}L${p(1.74, 0.04)}L${p(0, 0.02)}Z" ` +
    `fill="${tone('#7f947f')}"/>` +
    `<path d="${ring(0.06, 0.11)}${ring(0.5, 0.115)}${ring(1.08, 0.15)}${ring(1.68, 0.18)}" ` +
    `stroke="${tone('#4a5c52')}" stroke-width="${r1(0.045 * s)}"/>`
  );
}

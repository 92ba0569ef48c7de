import { r1 } from './maths.ts';

/** A gull in flight, wings raised; `span` in pixels, `tilt` in radians. */
export function gull(x: number, y: number, span: number, tilt: number, body: string, lit: string): string {
  const s = span / 100;
  return (
    `<g transform="translate(${r1(x)} ${r1(y)}) rotate(${r1((tilt * 180) / Math.PI)}) scale(${s.toFixed(3)})">` +
    `<path d="M-50 -14C-38 -26 -22 -26 -8 -7C-4 -9 4 -9 8 -6C20 -25 38 -30 52 -22C40 -22 26 -14 14 2C10 7 4 9 ` +
    `-2 9C-8 9 -12 5 -14 1C-24 -12 -36 -18 -50 -14Z" fill="${body}"/>` +
    `<path d="M-50 -14C-38 -26 -22 -26 -8 -7C-20 -17 -34 -20 -50 -14ZM8 -6C20 -25 38 -30 52 -22C38 -24 22 -14 ` +
    `11 -2ZM-14 2C-8 6 2 6 10 2L22 5L10 6C4 10 -8 10 -14 2Z" fill="${lit}"/></g>`
  );
}

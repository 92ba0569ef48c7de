import { r1 } from './maths.ts';
import type { Point } from './path.ts';

/** A strip of tone on a turned body: from and to are shares of the radius, −1 (left edge) to 1. */
export interface Band {
  from: number;
  to: number;
  fill: string;
  alpha?: number;
}

/** Vessel turned on a wheel: radius and height from the foot up; `flat` is the tilt of its circles (0 side-on). */
export interface Turned {
  profile: readonly Point[];
  flat?: number;
}

function smoothed(profile: readonly Point[]): Point[] {
  const out: Point[] = [];
  const last = profile.length - 1;
  for (let i = 0; i < last; i += 1) {
    const [p0, p1, p2, p3] = [
      profile[Math.max(0, i - 1)]!,
      profile[i]!,
      profile[i + 1]!,
      profile[Math.min(last, i + 2)]!,
    ];
    for (let k = 0; k < 6; k += 1) {
      const t = k / 6;
      const mix = (a: number, b: number, c: number, d: number): number =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      out.push([mix(p0[0], p1[0], p2[0], p3[0]), mix(p0[1], p1[1], p2[1], p3[1])]);
    }
  }
  out.push(profile[last]!);
  return out;
}

/** Outline of the strip of a turned body between two shares of its radius; foot centre at 0,0, up is negative. */
export function strip(body: Turned, from: number, to: number): string {
  const flat = body.flat ?? 0;
  const points = smoothed(body.profile);
  const sag = (r: number, share: number): number => r * flat * Math.sqrt(Math.max(0, 1 - share * share));
  const left = points.map(([r, h]) => `${r1(r * from)} ${r1(-h + sag(r, from))}`);
  const right = points.map(([r, h]) => `${r1(r * to)} ${r1(-h + sag(r, to))}`);
  const arc: string[] = [];
  const [foot, top] = [points[0]!, points[points.length - 1]!];
  for (let i = 1; i < 8; i += 1) {
    const share = to + ((from - to) * i) / 8;
    arc.push(`${r1(foot[0] * share)} ${r1(-foot[1] + sag(foot[0], share))}`);
  }
  const rim: string[] = [];
  for (let i = 1; i < 8; i += 1) {
    const share = from + ((to - from) * i) / 8;
    rim.push(`${r1(top[0] * share)} ${r1(-top[1] + sag(top[0], share))}`);
  }
  return `M${[...left, ...rim, ...right.reverse(), ...arc].join('L')}Z`;
}

/** Draws a turned body: its ground colour, then strips of light and shade that follow its form. */
export function turned(body: Turned, fill: string, bands: readonly Band[]): string {
  return `<path d="${strip(body, -1, 1)}" fill="${fill}"/>${bands
    .map(
      (band) =>
        `<path d="${strip(body, band.from, band.to)}" ` +
        `fill="${band.fill}"${band.alpha === undefined ? '' : ` fill-opacity="${band.alpha}"`}/>`,
    )
    .join('')}`;
}

/** A ring or belt round a turned body between two heights. */
export function belt(body: Turned, low: number, high: number, fill: string, alpha = 1): string {
  const points = smoothed(body.profile).filter(([, h]) => h >= low && h <= high);
  if (points.length < 2) return '';
  const inner: Turned = { profile: points, flat: body.flat ?? 0 };
  return `<path d="${strip(inner, -1, 1)}" fill="${fill}" fill-opacity="${alpha}"/>`;
}

/** Puts drawn markup in place. */
export function place(markup: string, x: number, y: number, scale: number, turn = 0, flip: 1 | -1 = 1): string {
  const rotate = turn === 0 ? '' : ` rotate(${r1(turn)})`;
  return `<g transform="translate(${r1(x)} ${r1(y)})${rotate} scale(${(scale * flip).toFixed(3)}
    ${scale.toFixed(3)})">${markup}</g>`;
}

import type { Direction } from './motions.ts';
import type { Motion } from './readMotions.ts';

/** Property changed by a motion. */
export type Property = 'x' | 'y' | 'rotate' | 'opacity' | 'blur' | 'scale';

/** Piecewise linear function: points by rising percent of the range; constant before the first and after the last. */
export type Curve = readonly (readonly [percent: number, value: number])[];

export type Curves = Partial<Record<Property, Curve>>;

/** Directions that mirror the range. */
const MIRRORED: ReadonlySet<Direction> = new Set(['down', 'right', 'direct']);

/** Piecewise linear “in” share from 0 to 100, by start and end of the range (reference: m). */
const IN: Partial<Record<Direction, (start: number, end: number) => Curve>> = {
  'out-in': (start, end) => [
    [start, 0],
    [end, 100],
  ],
  'in-out': (start, end) => [
    [start, 100],
    [end, 0],
  ],
  'in-out-in': (start, end) => [
    [0, 100],
    [start, 0],
    [end, 0],
    [100, 100],
  ],
  'out-in-out': (start, end) => [
    [0, 0],
    [start, 100],
    [end, 100],
    [100, 0],
  ],
};

/** Formulas of the reference: p is the percent of the range, m the “in” share. Lengths in px, angles in degrees. */
const FORMULAS = {
  translateY: { property: 'y', of: (amount: number, p: number) => -(p - 50) * amount },
  translateX: { property: 'x', of: (amount: number, p: number) => -(p - 50) * amount },
  rotateZ: { property: 'rotate', of: (amount: number, p: number) => -(p - 50) * amount },
  opacity: { property: 'opacity', of: (amount: number, m: number) => 1 - amount / 10 + (amount / 10) * (m / 100) },
  blur: { property: 'blur', of: (amount: number, m: number) => amount * (1 - m / 100) },
  scale: { property: 'scale', of: (amount: number, m: number) => 1 + (amount * m) / 1000 },
} as const;

/** Curves of all scroll motions; mouse motions are left out. */
export function curvesOf(motions: readonly Motion[]): Curves {
  return Object.fromEntries(
    motions.flatMap((motion) => {
      if (motion.name === 'mouseTrack' || motion.name === 'tilt') return [];
      const { of, property } = FORMULAS[motion.name];
      return [[property, wayOf(motion).map(([percent, value]) => [percent, round(of(motion.amount, value))])]];
    }),
  );
}

/** Percent of the range, or “in” share, by scroll percent: clamped to the range of the motion. */
function wayOf({ direction, end, start }: Motion): Curve {
  const inward = IN[direction]?.(start, end);
  if (inward) return inward.filter(([percent], index) => percent !== inward[index + 1]?.[0]);
  return [start, end].map((percent) => [percent, MIRRORED.has(direction) ? 100 - percent : percent]);
}

/** A curve's value at a percent, which may be outside its points. */
export function valueAt(curve: Curve, percent: number): number {
  const next = curve.findIndex(([at]) => at > percent);
  const [from, to] = next === -1 ? [curve.at(-1), curve.at(-1)] : [curve[Math.max(0, next - 1)], curve[next]];
  if (!from || !to) return 0;
  const part = to[0] === from[0] || percent <= from[0] ? 0 : (percent - from[0]) / (to[0] - from[0]);
  return from[1] + (to[1] - from[1]) * part;
}

/** Style declarations by property, for curves at a percent. */
export function declarationsAt(curves: Curves, percent: number): Record<string, string> {
  const { blur, opacity, rotate, scale, x, y } = curves;
  const at = (curve: Curve | undefined, rest: number) => round(curve ? valueAt(curve, percent) : rest);
  return {
    ...((x || y) && { translate: `${at(x, 0)}px ${at(y, 0)}px` }),
    ...(rotate && { rotate: `${at(rotate, 0)}deg` }),
    ...(scale && { scale: `${at(scale, 1)}` }),
    ...(opacity && { opacity: `${at(opacity, 1)}` }),
    ...(blur && { filter: `blur(${at(blur, 0)}px)` }),
  };
}

/** Keyframes for the curves: a step at each of their points. */
export function keyframeSteps(curves: Curves): string {
  const turns = new Set([0, 100, ...Object.values(curves).flatMap((curve) => curve.map(([percent]) => percent))]);
  return [...turns]
    .sort((one, other) => one - other)
    .map((percent) => {
      const declarations = Object.entries(declarationsAt(curves, percent)).map(([name, value]) => `${name}:${value}`);
      return `${percent}%{${declarations.join(';')}}`;
    })
    .join('');
}

/** To a thousandth, without a negative zero. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Curves, curvesOf, declarationsAt, keyframeSteps, valueAt } from './curves.ts';
import { type Direction, MOTIONS, type MotionName } from './motions.ts';
import type { Motion } from './readMotions.ts';

const SCROLLED = ['translateY', 'translateX', 'rotateZ', 'opacity', 'blur', 'scale'] as const;

function motion(name: MotionName, over: Partial<Motion> = {}): Motion {
  const { amount, directions, end, start } = MOTIONS[name];
  return { name, amount, direction: directions[0], end, start, ...over };
}

const valuesOf = (one: Motion, percents: readonly number[]) => {
  const [curve = []] = Object.values(curvesOf([one]));
  return percents.map((percent) => Math.round(valueAt(curve, percent) * 1000) / 1000);
};

test.each<[MotionName, Direction, readonly number[]]>([
  ['translateY', 'up', [200, 100, 0, -100, -200]],
  ['translateY', 'down', [-200, -100, 0, 100, 200]],
  ['translateX', 'left', [200, 100, 0, -100, -200]],
  ['translateX', 'right', [-200, -100, 0, 100, 200]],
  ['rotateZ', 'left', [50, 25, 0, -25, -50]],
  ['rotateZ', 'right', [-50, -25, 0, 25, 50]],
  ['opacity', 'out-in', [0, 0.083, 0.5, 0.917, 1]],
  ['opacity', 'in-out', [1, 0.917, 0.5, 0.083, 0]],
  ['opacity', 'in-out-in', [1, 0, 0, 0, 1]],
  ['opacity', 'out-in-out', [0, 1, 1, 1, 0]],
  ['blur', 'out-in', [7, 6.417, 3.5, 0.583, 0]],
  ['blur', 'in-out', [0, 0.583, 3.5, 6.417, 7]],
  ['scale', 'out-in', [1, 1.033, 1.2, 1.367, 1.4]],
  ['scale', 'in-out-in', [1.4, 1, 1, 1, 1.4]],
])('%s, %s, at 0, 25, 50, 75 and 100 %% of the range is %j', (name, direction, values) => {
  expect(valuesOf(motion(name, { direction }), [0, 25, 50, 75, 100])).toEqual(values);
});

test('a lower level leaves some opacity', () => {
  expect(valuesOf(motion('opacity', { amount: 4 }), [0, 100])).toEqual([0.6, 1]);
  expect(valuesOf(motion('scale', { amount: -10 }), [100])).toEqual([0]);
});

test('a translation is constant outside its range', () => {
  expect(valuesOf(motion('translateY', { start: 30, end: 60, amount: 1 }), [0, 30, 60, 100])).toEqual([
    20, 20, -10, -10,
  ]);
});

/** The reference's formulas: p clamped, mirrored for the other direction; m by its four cases. */
function formula({ amount, direction, end, name, start }: Motion, percent: number): number {
  const isOther = direction === 'down' || direction === 'right';
  const clamped = Math.min(end, Math.max(start, percent));
  const p = isOther ? 100 - clamped : clamped;
  const m = (): number => {
    const within = (100 * (percent - start)) / (end - start);
    if (direction === 'out-in' || direction === 'in-out') {
      const inward = percent < start ? 0 : percent < end ? within : 100;
      return direction === 'out-in' ? inward : 100 - inward;
    }
    const ramp =
      percent < start ? (100 * percent) / start : percent > end ? (100 * (100 - percent)) / (100 - end) : 100;
    return direction === 'out-in-out' ? ramp : 100 - ramp;
  };
  if (name === 'opacity') return 1 - amount / 10 + ((amount / 10) * m()) / 100;
  if (name === 'blur') return amount * (1 - m() / 100);
  if (name === 'scale') return 1 + (amount * m()) / 1000;
  return -(p - 50) * amount;
}

const anyMotion = fc
  .constantFrom(...SCROLLED)
  .chain((name) =>
    fc.record({
      name: fc.constant(name),
      direction: fc.constantFrom<Direction>(...MOTIONS[name].directions),
      amount: fc.double({ min: MOTIONS[name].least, max: MOTIONS[name].most, noNaN: true }),
      start: fc.integer({ min: 1, max: 98 }),
      length: fc.integer({ min: 1, max: 98 }),
    }),
  )
  .map(({ length, ...rest }): Motion => ({ ...rest, end: Math.min(99, rest.start + length) }));

test('every curve equals the formula, everywhere on the range', () => {
  fc.assert(
    fc.property(anyMotion, fc.integer({ min: 0, max: 100 }), (one, percent) => {
      const [curve = []] = Object.values(curvesOf([one]));
      expect(Math.abs(valueAt(curve, percent) - formula(one, percent))).toBeLessThan(0.002);
    }),
  );
});

test('keyframes equal the curves, at each step and linearly between', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyMotion, { selector: ({ name }) => name, minLength: 1 }), (motions) => {
      const curves = curvesOf(motions);
      const steps = [...keyframeSteps(curves).matchAll(/([\d.]+)%\{([^}]*)\}/g)];
      expect(steps[0]?.[1]).toBe('0');
      expect(steps.at(-1)?.[1]).toBe('100');
      for (const [, percent, declarations] of steps) {
        const at = Object.entries(declarationsAt(curves, Number(percent)));
        expect(declarations).toBe(at.map(([name, value]) => `${name}:${value}`).join(';'));
      }
      // No curve turns between two steps.
      const percents = steps.map(([, percent]) => Number(percent));
      for (const curve of Object.values(curves)) {
        for (const [turn] of curve) expect(percents).toContain(turn);
      }
      expect(keyframeSteps(curves)).not.toMatch(/NaN|undefined|e-|--/);
    }),
  );
});

test('several compose in one declaration each, without other properties', () => {
  const curves: Curves = curvesOf([
    motion('translateY', { amount: 2 }),
    motion('translateX', { amount: 1 }),
    motion('blur'),
  ]);
  expect(declarationsAt(curves, 100)).toEqual({ translate: '-50px -100px', filter: 'blur(0px)' });
  expect(curvesOf([motion('tilt'), motion('mouseTrack')])).toEqual({});
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceToLine, drawLine, simplify } from './drawLine.ts';
import { heightProfile } from './heightProfile.ts';
import { overlaps, placeLabels } from './placeLabels.ts';
import { distanceKm, projectPoints } from './projectPoints.ts';

const FRAME = { width: 640, margin: { inline: 90, block: 40 }, ratios: [0.45, 1.1] } as const;
const place = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const spot = fc.record({ x: fc.integer({ min: 0, max: 640 }), y: fc.integer({ min: 0, max: 400 }) });

describe('points on a map', () => {
  test('are all within the margins', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 40 }), (points) => {
        const { height, spots } = projectPoints(points, FRAME);
        expect(height).toBeGreaterThanOrEqual(FRAME.ratios[0] * FRAME.width - 1);
        expect(height).toBeLessThanOrEqual(FRAME.ratios[1] * FRAME.width + 1);
        for (const { x, y } of spots) {
          expect(x).toBeGreaterThanOrEqual(FRAME.margin.inline - 1);
          expect(x).toBeLessThanOrEqual(FRAME.width - FRAME.margin.inline + 1);
          expect(y).toBeGreaterThanOrEqual(FRAME.margin.block - 1);
          expect(y).toBeLessThanOrEqual(height - FRAME.margin.block + 1);
        }
      }),
    );
  });

  test('have north at the top and east at the right', () => {
    const { spots } = projectPoints(
      [
        { latitude: 31.63, longitude: -7.99 },
        { latitude: 34.03, longitude: -5 },
        { latitude: 31.1, longitude: -4.01 },
      ],
      FRAME,
    );
    const [marrakech, fes, merzouga] = spots as [(typeof spots)[0], (typeof spots)[0], (typeof spots)[0]];
    expect(fes.y).toBeLessThan(marrakech.y);
    expect(marrakech.x).toBeLessThan(fes.x);
    expect(fes.x).toBeLessThan(merzouga.x);
    expect(merzouga.y).toBeGreaterThan(marrakech.y);
  });

  test('have an accurate scale, to a twentieth', () => {
    const points = [
      { latitude: 31.63, longitude: -7.99 },
      { latitude: 31.1, longitude: -4.01 },
    ];
    const { kilometresPerUnit, spots } = projectPoints(points, FRAME);
    const [from, to] = spots as [{ x: number; y: number }, { x: number; y: number }];
    const drawn = Math.hypot(to.x - from.x, to.y - from.y) * kilometresPerUnit;
    const real = distanceKm(points[0] as never, points[1] as never);
    expect(Math.abs(drawn - real) / real).toBeLessThan(0.05);
  });

  test('are neighbours on both sides of the date line', () => {
    const { spots, kilometresPerUnit } = projectPoints(
      [
        { latitude: -17, longitude: 179 },
        { latitude: -17, longitude: -179 },
      ],
      FRAME,
    );
    expect(Math.abs((spots[1]?.x ?? 0) - (spots[0]?.x ?? 0)) * kilometresPerUnit).toBeLessThan(250);
  });
});

describe('a route’s line', () => {
  test('begins and ends with the route, and passes near every point', () => {
    fc.assert(
      fc.property(fc.array(spot, { minLength: 2, maxLength: 40 }), (spots) => {
        const kept = simplify(spots);
        expect([kept[0], kept.at(-1)]).toEqual([spots[0], spots.at(-1)]);
        for (const each of spots) {
          const nearest = Math.min(...kept.slice(1).map((to, index) => distanceToLine(each, kept[index] ?? to, to)));
          expect(nearest).toBeLessThanOrEqual(3);
        }
      }),
    );
  });

  test('contains numbers only, and is empty for one point', () => {
    fc.assert(
      fc.property(fc.array(spot, { maxLength: 20 }), (spots) => {
        expect(drawLine(spots)).toMatch(/^(?:M-?\d+ -?\d+c(?:-?\d+ -?\d+ ?){3}(?:s(?:-?\d+ -?\d+ ?){2})*)?$/);
      }),
    );
    expect(drawLine([{ x: 1, y: 1 }])).toBe('');
  });
});

describe('labels', () => {
  const sheet = { width: 640, height: 400, size: 15, clearance: 12, obstacles: [] };

  test('do not overlap, and are all inside the sheet', () => {
    const label = fc.record({
      x: fc.integer({ min: 0, max: 640 }),
      y: fc.integer({ min: 0, max: 400 }),
      text: fc.string({ minLength: 1, maxLength: 24 }),
      weight: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(label, { maxLength: 30 }), (labels) => {
        const boxes = placeLabels(labels, sheet).flatMap((found) => (found ? [found.box] : []));
        boxes.forEach((box, index) => {
          expect(boxes.slice(index + 1).filter((other) => overlaps(box, other))).toEqual([]);
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(sheet.width);
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(box.y + box.height).toBeLessThanOrEqual(sheet.height);
        });
      }),
    );
  });

  test('cover a line only where there is no other position', () => {
    const [label] = placeLabels([{ x: 300, y: 200, text: 'Alnif', weight: 0 }], {
      ...sheet,
      shunned: [
        { x: 320, y: 200 },
        { x: 280, y: 200 },
      ],
    });
    expect(label?.anchor).toBe('middle');
  });

  test('a place at the edge of the sheet is named above or below it, where nothing else is free', () => {
    const [label] = placeLabels([{ x: 590, y: 200, text: 'Camp at Erg Chebbi', weight: 1 }], {
      ...sheet,
      obstacles: [{ x: 400, y: 100, width: 25, height: 200 }],
    });
    expect([label?.anchor, label?.x]).toEqual(['end', 602]);
  });

  test('with the highest weight are placed first, on the right', () => {
    const labels = [
      { x: 300, y: 200, text: 'Aït Benhaddou', weight: 0 },
      { x: 302, y: 200, text: 'Marrakech', weight: 3 },
    ];
    const [, start] = placeLabels(labels, sheet);
    expect(start?.anchor).toBe('start');
  });
});

describe('a height profile', () => {
  test('stays within its drawing, with higher points above', () => {
    const step = fc.record({
      along: fc.double({ min: 0, max: 900, noNaN: true }),
      altitude: fc.integer({ min: -400, max: 8800 }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 2, maxLength: 30 }), (steps) => {
        const ordered = steps.toSorted((a, b) => a.along - b.along);
        const profile = heightProfile(ordered, { width: 640, height: 120 });
        const spots = profile?.spots ?? [];
        expect(spots).toHaveLength(steps.length);
        for (const { x, y } of spots) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(640);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(120);
        }
        const highest = Math.max(...ordered.map(({ altitude }) => altitude));
        expect(spots.find(({ altitude }) => altitude === highest)?.y).toBe(Math.min(...spots.map(({ y }) => y)));
      }),
    );
  });

  test('of flat country is flat, and undefined for one point', () => {
    const flat = heightProfile(
      [
        { along: 0, altitude: 700 },
        { along: 9, altitude: 720 },
      ],
      { width: 640, height: 120 },
    );
    expect(flat?.range).toEqual([700, 1100]);
    expect(heightProfile([{ along: 0, altitude: 700 }], { width: 640, height: 120 })).toBeUndefined();
  });
});

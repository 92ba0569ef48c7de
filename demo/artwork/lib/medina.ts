import { mix } from './colour.ts';
import { r1 } from './maths.ts';
import type { Random } from './random.ts';
import type { Spot, View } from './view.ts';

export interface HouseLook {
  front: string;
  side: string;
  roof: string;
  floor: string;
  dark: string;
  lamp: string;
  /** By day no lamps are lit. */
  day?: boolean;
}

export interface RoofHouse {
  x: number;
  z: number;
  width: number;
  depth: number;
  base: number;
  top: number;
}

function path(d: string, fill: string, alpha = 1): string {
  return `<path d="${d}" fill="${fill}"${alpha === 1 ? '' : ` fill-opacity="${alpha}"`}/>`;
}

/** A flat-roofed medina house seen from above: walls, parapet, terrace floor, windows, some lit. */
export function roofHouse(view: View, random: Random, house: RoofHouse, look: HouseLook): string {
  const { x, z, width, depth, base, top } = house;
  const [l, r, back] = [x - width / 2, x + width / 2, z + depth];
  const quad = (...spots: Spot[]): string => view.face(spots);
  const [eyeX] = view.at(0, 0, 1);
  const shows = view.at(l, top, z)[0] > eyeX ? l : view.at(r, top, z)[0] < eyeX ? r : undefined;
  const warm = random.range(-0.14, 0.14);
  const front = warm > 0 ? mix(look.front, '#f3d3a4', warm) : mix(look.front, look.dark, -warm);
  let svg = '';
  if (shows !== undefined)
    svg += path(quad([shows, base, z], [shows, top, z], [shows, top, back], [shows, base, back]), look.side);
  svg += path(quad([l, top, z], [r, top, z], [r, top, back], [l, top, back]), look.roof);
  const t = 0.45;
  const deck = top - 0.9;
  svg += path(
    quad([l + t, top, z + t], [r - t, top, z + t], [r - t, top, back - t], [l + t, top, back - t]),
    mix(look.floor, look.dark, 0.34),
  );
  svg += path(
    quad([l + t, deck, z + t], [r - t, deck, z + t], [r - t, deck, back - t], [l + t, deck, back - t]),
    look.floor,
  );
  svg += path(
    quad([l + t, deck, back - t], [r - t, deck, back - t], [r - t, top, back - t], [l + t, top, back - t]),
    mix(look.front, look.dark, 0.16),
  );
  svg += path(quad([l, base, z], [l, top, z], [r, top, z], [r, base, z]), front);
  svg += path(quad([l, top, z], [r, top, z], [r, top - 0.22, z], [l, top - 0.22, z]), mix(front, '#ffe6c4', 0.3));
  // Rain stains below the parapet.
  if (view.scale(z) > 12) {
    for (let i = 0; i < 3; i += 1) {
      const sx = random.range(l + 0.5, r - 1);
      svg += path(
        quad(
          [sx, top - 0.2, z],
          [sx + 0.5, top - 0.2, z],
          [sx + 0.36, top - random.range(1.6, 4), z],
          [sx + 0.1, top - 2, z],
        ),
        look.dark,
        0.13,
      );
    }
  }
  const rows = Math.floor((top - base) / 3.4);
  for (let row = 0; row < rows; row += 1) {
    for (let wx = l + 1.2; wx < r - 1.4; wx += random.range(2, 3.6)) {
      if (random.next() < 0.42) continue;
      const wy = top - 2.9 - row * 3.3 + random.range(-0.3, 0.3);
      const [w, h] = [random.range(0.7, 1.05), random.range(1, 1.6)];
      const d = quad([wx, wy, z], [wx, wy + h, z], [wx + w, wy + h, z], [wx + w, wy, z]);
      if (look.day !== true && random.next() < 0.56) {
        const [gx, gy] = view.at(wx + w / 2, wy + h / 2, z);
        const s = view.scale(z);
        // Lamplight bleeding on the wall, in two flat steps.
        if (s > 7) {
          for (const k of [1.9, 1.15])
            svg += `<circle cx="${r1(gx)}" cy="${r1(gy)}" r="${r1(s * k)}" fill="${look.lamp}" fill-opacity="0.13"/>`;
        }
        svg += path(d, look.lamp);
        if (s > 14)
          svg += path(
            quad(
              [wx + w * 0.45, wy, z],
              [wx + w * 0.45, wy + h, z],
              [wx + w * 0.55, wy + h, z],
              [wx + w * 0.55, wy, z],
            ),
            look.dark,
            0.6,
          );
      } else if (view.scale(z) > 8) {
        svg += path(d, look.dark, 0.8);
      }
    }
  }
  if (view.scale(z) > 14 && random.next() < 0.14)
    svg += washing(view, random, [l + 0.6, top + 1.2, z + depth * 0.5], [r - 0.6, top + 1.3, z + depth * 0.7], look);
  return svg;
}

/** Washing drying on a line between two poles. */
function washing(view: View, random: Random, from: Spot, to: Spot, look: HouseLook): string {
  const [a, b] = [view.at(...from), view.at(...to)];
  const s = view.scale(from[2]);
  let svg = `<path d="M${r1(a[0])} ${r1(a[1] + s * 1.6)}V${r1(a[1])}L${r1(b[0])} ${r1(b[1])}V${r1(b[1] + s * 1.6)}"
    stroke="${look.dark}" stroke-width="${r1(s * 0.06)}" fill="none"/>`;
  let t = random.range(0.06, 0.14);
  while (t < 0.86) {
    const wide = random.range(0.08, 0.2);
    const [x0, y0, x1, y1] = [
      a[0] + (b[0] - a[0]) * t,
      a[1] + (b[1] - a[1]) * t,
      a[0] + (b[0] - a[0]) * (t + wide),
      a[1] + (b[1] - a[1]) * (t + wide),
    ];
    const drop = s * random.range(0.7, 1.3);
    const cloth = random.pick(['#f0dfcf', '#b4492b', '#3f56b0', '#e0a04a', '#f0dfcf', '#c46a74']);
    svg += path(
      `M${r1(x0)} ${r1(y0)}L${r1(x1)} ${r1(y1)}L${r1(x1 + s * 0.1)} ${r1(y1 + drop)}L${r1(x0 + s * 0.06)}
        ${r1(y0 + drop * 0.96)}Z`,
      mix(cloth, '#4a3460', 0.22),
    );
    t += wide + random.range(0.02, 0.1);
  }
  return svg;
}

import { mix } from './colour.ts';
import { r1 } from './maths.ts';
import { polygon } from './path.ts';
import type { Random } from './random.ts';

export interface EarthLook {
  lit: string;
  shade: string;
  dark: string;
  /** Which side the sun strikes: 1 lights the right face. */
  sun: 1 | -1;
}

export interface House {
  x: number;
  /** Foot of the walls. */
  y: number;
  width: number;
  height: number;
  /** Share of the width taken by the face turned from the sun. */
  turn: number;
  /** Towers taper, carry patterned brick and stepped corners; houses are plain. */
  tower: boolean;
}

function windows(random: Random, house: House, x0: number, x1: number, look: EarthLook, lit: boolean): string {
  const { y, height } = house;
  const wide = x1 - x0;
  const size = Math.max(3, Math.min(wide, height) * (house.tower ? 0.09 : 0.1));
  const columns = Math.max(1, Math.round(wide / (size * 4.2)));
  const rows = Math.max(1, Math.round(height / (size * 6)));
  let d = '';
  for (let row = 0; row < rows; row += 1) {
    for (let col = 0; col < columns; col += 1) {
      if (random.next() < 0.34) continue;
      const cx = x0 + ((col + 0.5) / columns) * wide + random.range(-0.5, 0.5) * size;
      const cy = y - height * (0.28 + (0.5 * row) / rows) - size;
      d += `M${r1(cx - size / 2)} ${r1(cy)}h${r1(size)}v${r1(size * 1.7)}h${r1(-size)}z`;
    }
  }
  return `<path d="${d}" fill="${look.dark}" fill-opacity="${lit ? 0.82 : 0.6}"/>`;
}

function frieze(x0: number, x1: number, y: number, size: number, fill: string): string {
  let d = '';
  const n = Math.max(2, Math.floor((x1 - x0) / (size * 1.9)));
  const step = (x1 - x0) / n;
  for (let i = 0; i < n; i += 1) {
    const cx = x0 + (i + 0.5) * step;
    // Lozenges of raised brick, two courses.
    for (const dy of [0, size * 2.1]) {
      d +=
        `M${r1(cx)} ${r1(y + dy - size)}l${r1(size * 0.6)} ${r1(size)}l${r1(-size * 0.6)} ` +
        `${r1(size)}l${r1(-size * 0.6)} ${r1(-size)}z`;
    }
  }
  return `<path d="${d}" fill="${fill}" fill-opacity="0.55"/>`;
}

/** One rammed-earth house or corner tower with a lit and a shaded face. */
export function earthHouse(random: Random, house: House, look: EarthLook): string {
  const { x, y, width, height, turn, tower } = house;
  const taper = tower ? width * 0.07 : width * 0.015;
  const edge = look.sun === 1 ? x + width * turn : x + width * (1 - turn);
  const top = y - height;
  const warm = random.range(-0.1, 0.12);
  const lit = warm > 0 ? mix(look.lit, '#ffe3b0', warm) : mix(look.lit, look.shade, -warm * 1.4);
  const [l, r] = [x + taper, x + width - taper];
  const faces = look.sun === 1 ? [look.shade, lit] : [lit, look.shade];
  let svg =
    `<path d="${polygon([
      [x, y],
      [l, top],
      [edge, top],
      [edge, y],
    ])}" fill="${faces[0]}"/>` +
    `<path d="${polygon([
      [edge, y],
      [edge, top],
      [r, top],
      [x + width, y],
    ])}" fill="${faces[1]}"/>`;
  const [from, to] = look.sun === 1 ? [edge, r] : [l, edge];
  // Rain wears the foot of earth walls darker.
  svg +=
    `<path d="${polygon([
      [x, y],
      [x + 1, y - height * 0.13],
      [edge, y - height * 0.1],
      [x + width, y - height * 0.15],
      [x + width, y],
    ])}" ` + `fill="${look.dark}" fill-opacity="0.16"/>`;
  svg +=
    `<path d="M${r1(from)} ${r1(top + 1)}H${r1(to)}" stroke="${mix(lit, '#fff0cf', 0.5)}" ` +
    `stroke-width="${r1(Math.max(1.4, width * 0.018))}"/>`;
  if (tower) {
    const s = width * 0.055;
    svg += frieze(from + s, to - s, top + height * 0.1, s, look.shade);
    const c = width * 0.13;
    const stepped = (cx: number, fill: string): string =>
      `<path d="M${r1(cx - c / 2)} ${r1(top + 1)}v${r1(-c * 0.75)}h${r1(c * 0.22)}v${r1(-c * 0.6)}` +
      `h${r1(c * 0.56)}v${r1(c * 0.6)}h${r1(c * 0.22)}v${r1(c * 0.75)}z" fill="${fill}"/>`;
    svg +=
      stepped(l + c / 2, faces[0]!) +
      stepped(r - c / 2, faces[1]!) +
      stepped(edge, lit) +
      stepped((from + to) / 2, lit);
  }
  return svg + windows(random, house, from, to, look, true);
}

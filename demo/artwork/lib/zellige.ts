import type { Rgb } from './colour.ts';
import { rgb } from './colour.ts';
import { clamp, r1, smooth } from './maths.ts';

export interface ZelligeLook {
  ground: string;
  star: string;
  heart: string;
  knot: string;
  grout: string;
}

/** Writes the colour of an eight-pointed star pattern at u, v (one star a unit); `blur` is a pixel's size there. */
export type Zellige = (u: number, v: number, blur: number, out: Float32Array) => void;

/** Makes the pattern. */
export function makeZellige(look: ZelligeLook): Zellige {
  const [ground, star, heart, knot, grout] = [
    rgb(look.ground),
    rgb(look.star),
    rgb(look.heart),
    rgb(look.knot),
    rgb(look.grout),
  ];
  const mean = [0, 1, 2].map(
    (c) => ground[c]! * 0.42 + star[c]! * 0.34 + heart[c]! * 0.08 + knot[c]! * 0.1 + grout[c]! * 0.06,
  ) as unknown as Rgb;
  const blend = (out: Float32Array, colour: Rgb, amount: number): void => {
    for (let c = 0; c < 3; c += 1) out[c]! += (colour[c]! - out[c]!) * amount;
  };
  return function zellige(u, v, blur, out) {
    const edge = Math.max(0.004, blur * 0.7);
    const [x, y] = [Math.abs(u - Math.floor(u) - 0.5), Math.abs(v - Math.floor(v) - 0.5)];
    const d = Math.min(Math.max(x, y), (x + y) * Math.SQRT1_2);
    const [kx, ky] = [0.5 - x, 0.5 - y];
    const k = Math.min(Math.max(kx, ky), (kx + ky) * Math.SQRT1_2);
    const cover = (limit: number, value: number): number => smooth(limit + edge, limit - edge, value);
    out[0] = ground[0];
    out[1] = ground[1];
    out[2] = ground[2];
    // Bands that run from star to star.
    const band = Math.min(Math.abs(x - y), Math.min(x, y) + 0.06);
    blend(out, grout, cover(0.012, band) * 0.8);
    blend(out, grout, cover(0.345, d));
    blend(out, star, cover(0.325, d));
    blend(out, grout, cover(0.2, d));
    blend(out, ground, cover(0.185, d));
    blend(out, heart, cover(0.11, d));
    blend(out, grout, cover(0.16, k));
    blend(out, knot, cover(0.143, k));
    blend(out, ground, cover(0.06, k));
    const far = smooth(0.12, 0.4, blur);
    if (far > 0) blend(out, mean, far);
  };
}

/** An eight-pointed star as a path. */
export function starPath(x: number, y: number, size: number): string {
  let d = '';
  for (let i = 0; i < 16; i += 1) {
    const a = (i / 16) * Math.PI * 2 - Math.PI / 2;
    const r = i % 2 === 0 ? size : size * 0.765;
    d += `${i === 0 ? 'M' : 'L'}${r1(x + Math.cos(a) * r)} ${r1(y + Math.sin(a) * r)}`;
  }
  return `${d}Z`;
}

/** Carved plaster: a net of leaf-shaped lozenges filling a rectangle. */
export function sebka(x: number, y: number, w: number, h: number, columns: number, rows: number, gap = 0.42): string {
  let d = '';
  const [s, v] = [w / columns, h / rows];
  for (let j = 0; j <= rows * 2; j += 1) {
    const odd = j % 2 === 1;
    for (let i = 0; i < columns + (odd ? 0 : 1); i += 1) {
      const cx = clamp(x + (i + (odd ? 0.5 : 0)) * s, x, x + w);
      const cy = y + j * v * 0.5;
      if (cx - s * gap < x || cx + s * gap > x + w || cy - v * gap < y || cy + v * gap > y + h) continue;
      d +=
        `M${r1(cx)} ${r1(cy - v * gap)}Q${r1(cx + s * gap * 0.3)} ${r1(cy - v * gap * 0.6)} ${r1(cx + s * gap)}
          ${r1(cy)}` +
        `Q${r1(cx + s * gap * 0.3)} ${r1(cy + v * gap * 0.6)} ${r1(cx)} ${r1(cy + v * gap)}Q${r1(cx - s * gap * 0.3)}
          ${r1(cy + v * gap * 0.6)} ${r1(cx - s * gap)} ${r1(cy)}` +
        `Q${r1(cx - s * gap * 0.3)} ${r1(cy - v * gap * 0.6)} ${r1(cx)} ${r1(cy - v * gap)}Z`;
    }
  }
  return d;
}

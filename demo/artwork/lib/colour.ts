import { clamp } from './maths.ts';

export type Rgb = readonly [number, number, number];

/** Reads #rrggbb. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Writes #rrggbb. */
export function hex(colour: Rgb): string {
  const [r, g, b] = colour.map((part) => Math.round(clamp(part, 0, 255))) as [number, number, number];
  return `#${((1 << 24) | (r << 16) | (g << 8) | b).toString(16).slice(1)}`;
}

/** Mixes two #rrggbb colours. */
export function mix(a: string, b: string, t: number): string {
  const [x, y] = [rgb(a), rgb(b)];
  return hex([x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t]);
}

/** Writes the colour at t (0–1) into `out`. */
export type Ramp = (t: number, out: Float32Array) => void;

/** Colour ramp through stops, tabulated so that it is cheap per pixel. */
export function makeRamp(stops: readonly (readonly [number, string])[]): Ramp {
  const size = 1024;
  const table = new Float32Array((size + 1) * 3);
  for (let i = 0; i <= size; i += 1) {
    const t = i / size;
    let k = 0;
    while (k < stops.length - 2 && t > stops[k + 1]![0]) k += 1;
    const [from, to] = [stops[k]!, stops[k + 1] ?? stops[k]!];
    const span = clamp((t - from[0]) / (to[0] - from[0] || 1));
    const [a, b] = [rgb(from[1]), rgb(to[1])];
    for (let c = 0; c < 3; c += 1) table[i * 3 + c] = a[c]! + (b[c]! - a[c]!) * span;
  }
  return function ramp(t: number, out: Float32Array): void {
    const i = (t <= 0 ? 0 : t >= 1 ? size : Math.round(t * size)) * 3;
    out[0] = table[i]!;
    out[1] = table[i + 1]!;
    out[2] = table[i + 2]!;
  };
}

/** Moves `out` towards a colour. */
export function tint(out: Float32Array, colour: Rgb, amount: number): void {
  out[0]! += (colour[0] - out[0]!) * amount;
  out[1]! += (colour[1] - out[1]!) * amount;
  out[2]! += (colour[2] - out[2]!) * amount;
}

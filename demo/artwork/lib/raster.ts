import type { PixelLayer } from '../types.ts';
import { HEIGHT, WIDTH } from './canvas.ts';

export interface Lattice {
  columns: number;
  rows: number;
  pitch: number;
  margin: number;
}

/** Turns a front-to-back lattice of screen rows and colours into pixels, with exact coverage along each column. */
export function rasterise(screen: Float32Array, colours: Float32Array, lattice: Lattice): PixelLayer {
  const { columns, rows, pitch, margin } = lattice;
  const pixels = new Uint8Array(WIDTH * HEIGHT * 4);
  const sum = new Float32Array(HEIGHT * 4);
  let state = 99;
  for (let px = 0; px < WIDTH; px += 1) {
    const u = (px + margin) / pitch;
    const iu = Math.floor(u);
    const f = u - iu;
    const g = 1 - f;
    const side = f > 0 ? 1 : 0;
    sum.fill(0);
    let top = HEIGHT;
    let before = HEIGHT;
    for (let v = 0; v < rows; v += 1) {
      const at = v * columns + iu;
      const row = screen[at]! * g + screen[at + side]! * f;
      if (row < top) {
        const a = (v === 0 ? at : at - columns) * 3;
        const b = at * 3;
        const s = side * 3;
        const span = before - row || 1;
        const first = Math.max(0, Math.floor(row));
        const last = Math.min(HEIGHT - 1, Math.ceil(top) - 1);
        for (let y = first; y <= last; y += 1) {
          const cover = Math.min(top, y + 1) - Math.max(row, y);
          if (cover <= 0) continue;
          let t = v === 0 ? 1 : (before - (y + 0.5)) / span;
          t = t < 0 ? 0 : t > 1 ? 1 : t;
          for (let c = 0; c < 3; c += 1) {
            const from = colours[a + c]! * g + colours[a + s + c]! * f;
            const to = colours[b + c]! * g + colours[b + s + c]! * f;
            sum[y * 4 + c]! += (from + (to - from) * t) * cover;
          }
          sum[y * 4 + 3]! += cover;
        }
        top = row;
        if (top <= 0) break;
      }
      before = row;
    }
    for (let y = 0; y < HEIGHT; y += 1) {
      const cover = sum[y * 4 + 3]!;
      if (cover <= 0.004) continue;
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const dither = state / 4294967296;
      const at = (y * WIDTH + px) * 4;
      for (let c = 0; c < 3; c += 1) {
        const value = sum[y * 4 + c]! / cover + dither;
        pixels[at + c] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
      pixels[at + 3] = Math.min(255, cover * 255 + 0.5);
    }
  }
  return { pixels, width: WIDTH, height: HEIGHT };
}

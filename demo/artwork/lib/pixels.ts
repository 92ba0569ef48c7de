import type { PixelLayer } from '../types.ts';
import { HEIGHT, WIDTH } from './canvas.ts';

/** Writes r, g, b (0–255) and alpha (0–1) for a point of the drawing space. */
export type PixelShader = (x: number, y: number, out: Float32Array) => void;

/**
 * Paints a pixel layer point by point, at a fraction of full size, with a dither so that slow gradients never band.
 */
export function paintPixels(scale: number, shader: PixelShader, box?: { top: number; bottom: number }): PixelLayer {
  const width = Math.round(WIDTH * scale);
  const height = Math.round(HEIGHT * scale);
  const pixels = new Uint8Array(width * height * 4);
  const out = new Float32Array(4);
  const first = Math.max(0, Math.floor((box?.top ?? 0) * scale));
  const last = Math.min(height, Math.ceil((box?.bottom ?? HEIGHT) * scale));
  let state = 12345;
  for (let j = first; j < last; j += 1) {
    const y = (j + 0.5) / scale;
    let at = j * width * 4;
    for (let i = 0; i < width; i += 1) {
      out[3] = 1;
      shader((i + 0.5) / scale, y, out);
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const dither = state / 4294967296;
      for (let c = 0; c < 3; c += 1) {
        const value = out[c]! + dither;
        pixels[at + c] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
      const alpha = out[3]! * 255 + dither;
      pixels[at + 3] = alpha < 1 ? 0 : alpha > 255 ? 255 : alpha;
      at += 4;
    }
  }
  return { pixels, width, height };
}

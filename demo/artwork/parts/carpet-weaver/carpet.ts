import { rgb } from '../../lib/colour.ts';
import { paintPixels } from '../../lib/pixels.ts';
import type { Layer } from '../../types.ts';
import { KNOT, LOOM, noise } from './base.ts';

/** Colour of one knot of the carpet. */
function knot(i: number, j: number): string {
  const wide = (LOOM.right - LOOM.left - 60) / KNOT;
  const u = i - wide / 2;
  if (Math.abs(u) > wide / 2 - 4) return '#241a3a';
  if (Math.abs(u) > wide / 2 - 7) return (j >> 1) % 2 === 0 ? '#e8a33d' : '#241a3a';
  const band = j % 36;
  if (band < 2 || band > 33) return '#f0dfba';
  if (band < 5 || band > 30) return (i + (band < 5 ? band : -band)) % 6 < 3 ? '#2541a8' : '#f0dfba';
  const v = band - 17.5;
  // Nested stepped lozenges, the big one between two small.
  const cell = ((u + 2400) % 36) - 18;
  const d = Math.abs(cell) + Math.abs(v) * 1.18;
  const base = Math.floor(j / 36) % 2 === 0 ? '#a8321f' : '#8a2440';
  if (d < 2.5) return '#f0dfba';
  if (d < 5) return '#1e1413';
  if (d < 8) return '#e8a33d';
  if (d < 10) return base;
  if (d < 12.6) return '#f0dfba';
  if (d < 15) return '#2541a8';
  if (d > 26 && d < 29) return '#e8a33d';
  if (d >= 29) return '#1e1413';
  return base;
}

export function carpet(): Layer {
  const cache = new Map<number, readonly [number, number, number]>();
  return paintPixels(
    1,
    (x, y, out) => {
      const left = LOOM.left + 30;
      const i = Math.floor((x - left) / KNOT);
      const j = Math.floor((LOOM.foot - y) / (KNOT * 0.8));
      const fell = LOOM.fell + (i < 34 ? 14 : 0) + (i > 76 ? -8 : 0) + noise(i * 0.4, 1) * 5;
      if (x < left || x > LOOM.right - 30 || y < fell || y > LOOM.foot) {
        out[3] = 0;
        return;
      }
      const key = i * 1000 + j;
      let colour = cache.get(key);
      if (colour === undefined) {
        colour = rgb(knot(i, j));
        cache.set(key, colour);
      }
      // Each knot is a small rounded lump of wool; dye varies from skein to skein.
      const [fu, fv] = [(x - left) / KNOT - i - 0.5, (LOOM.foot - y) / (KNOT * 0.8) - j - 0.5];
      const tone =
        (1.06 - (fu * fu + fv * fv) * 0.7 - fu * 0.14 + fv * 0.16) *
        (0.95 + noise(j * 0.7, i * 0.02) * 0.1) *
        (0.9 + noise(x / 200, y / 160) * 0.12);
      for (let c = 0; c < 3; c += 1) out[c] = Math.min(255, colour[c]! * tone);
    },
    { top: LOOM.fell - 20, bottom: LOOM.foot + 2 },
  );
}

export function loom(): string {
  const { left, right, top, fell, foot } = LOOM;
  let warp = '';
  for (let x = left + 34; x < right - 30; x += 9) warp += `M${x} ${top + 26}L${x + 1} ${fell + 8}`;
  let svg = `<path d="M${left + 40} ${top}L${right + 160} ${top + 60}V${foot + 40}L${left + 180} ${foot + 20}Z"
    fill="#1e0c2a" fill-opacity="0.26"/>`;
  svg += `<path d="${warp}" stroke="#4a2a30" stroke-width="3.4" stroke-opacity="0.5" transform="translate(4 3)"/><path
    d="${warp}" stroke="#f0e0c0" stroke-width="3"/>`;
  for (const [x, a, b] of [
    [left - 34, '#7a4a2a', '#d99a5c'],
    [right - 24, '#4f2c24', '#8a5634'],
  ] as const)
    svg += `<path d="M${x} 130h62V1440h-62z" fill="${a}"/><path d="M${x} 130h18V1440h-18z" fill="${b}"/><path
      d="M${x + 30} 160q6 300 -4 620M${x + 44} 300q-8 400 4 900" stroke="#2a1418" stroke-width="3" fill="none"
      stroke-opacity="0.4"/>`;
  for (const [y, h] of [
    [top - 30, 60],
    [foot - 6, 64],
  ] as const)
    svg += `<path d="M${left - 60} ${y}H${right + 66}v${h}H${left - 60}z" fill="#6b3f26"/><path d="M${left - 60}
      ${y}H${right + 66}v${h * 0.3}H${left - 60}z" fill="#c98a52"/><path d="M${left - 60}
        ${y + h * 0.78}H${right + 66}v${h * 0.22}H${left - 60}z" fill="#2a1418"/>`;
  // Heddle rod and shed stick.
  for (const y of [430, 520])
    svg += `<path d="M${left + 6} ${y + 9}H${right - 4}" stroke="#2a1418" stroke-width="14"
      stroke-opacity="0.35"/><path d="M${left} ${y}H${right}" stroke="#9a6236" stroke-width="17"
      stroke-linecap="round"/><path d="M${left} ${y - 4}H${right}" stroke="#e9b878" stroke-width="5"
      stroke-linecap="round"/>`;
  let loops = '';
  for (let x = left + 40; x < right - 30; x += 18) loops += `M${x} 438q5 26 0 52`;
  return `${svg}<path d="${loops}" stroke="#b4492b" stroke-width="3" fill="none"/>`;
}

import { r1 } from '../../lib/maths.ts';
import type { Random } from '../../lib/random.ts';
import { cast, disc, leafHeap, olives, slices } from '../../lib/table.ts';
import { HUB } from './base.ts';

/** The open tagine: a glazed dish of chicken, lemon and olives, steam rising. */
export function tagine(random: Random): string {
  const { x, y } = HUB;
  let svg =
    cast(x, y, 330, 70) +
    disc(x, y, 330, '#8f3f26') +
    disc(x - 4, y - 5, 318, '#c4603a') +
    disc(x, y, 286, '#8a3a22') +
    disc(x + 3, y + 4, 276, '#6b2a1a');
  for (let i = 0; i < 36; i += 1) {
    const a = (i / 36) * 6.2832;
    svg += `<path d="M${r1(x + Math.cos(a) * 295)} ${r1(y + Math.sin(a) * 295)}l${r1(Math.cos(a) * 17)}
      ${r1(Math.sin(a) * 17)}" stroke="#f0cf94" stroke-width="7" stroke-linecap="round"/>`;
  }
  svg +=
    disc(x, y, 262, '#8a4616') +
    `<ellipse cx="${x - 30}" cy="${y - 34}" rx="206" ry="196" fill="#b4681e" fill-opacity="0.6"/>`;
  // Onions melted in saffron.
  for (let i = 0; i < 60; i += 1) {
    const [a, d] = [random.range(0, 6.28), Math.sqrt(random.next()) * 240];
    const [ox, oy] = [x + Math.cos(a) * d, y + Math.sin(a) * d];
    svg += `<path d="M${r1(ox)} ${r1(oy)}q${r1(random.range(-26, 26))} ${r1(random.range(-26, 26))}
      ${r1(random.range(-44, 44))} ${r1(random.range(-20, 20))}"
        stroke="${random.pick(['#f0b848', '#c97a24', '#e8a33d', '#f7d488'])}" stroke-width="7" fill="none"
        stroke-linecap="round"/>`;
  }
  for (const [dx, dy, s, t] of [
    [-96, -70, 1.3, -24],
    [70, -120, 1.15, 40],
    [30, 110, 1.3, 160],
    [-126, 80, 1.1, 230],
    [134, 30, 1.15, 96],
  ] as const) {
    svg +=
      `<g transform="translate(${x + dx} ${y + dy}) rotate(${t}) scale(${s})"><path d="M-72 12Q-70 -46 -14 -50Q30 -54
        48 -24L92 -14Q108 -22 110 -8Q112 4 100 4Q98 14 88 6L46 14Q20 52 -24 48Q-66 44 -72 12Z" fill="#3a130a"
        fill-opacity="0.5" transform="translate(8 10)"/>` +
      `<path d="M-72 12Q-70 -46 -14 -50Q30 -54 48 -24L92 -14Q108 -22 110 -8Q112 4 100 4Q98 14 88 6L46 14Q20 52 -24
        48Q-66 44 -72 12Z" fill="#cf8638"/><path d="M92 -14Q108 -22 110 -8Q112 4 100 4Q98 14 88 6L78 2L80 -12Z"
        fill="#f3e0bd"/>` +
      `<path d="M-66 8Q-62 -40 -14 -44Q24 -48 42 -22Q0 -34 -30 -12Q-50 4 -54 30Q-64 22 -66 8Z" fill="#f0b45c"/><path
        d="M-44 -18Q-34 -34 -12 -36" stroke="#ffe7b0" stroke-width="7" fill="none" stroke-linecap="round"/><path
        d="M-30 38Q20 42 40 14Q30 44 -18 46Z" fill="#7a3a18"/></g>`;
  }
  svg +=
    olives(random, x, y, 220, 20, ['#7a4a7a', '#5a6a2c', '#8a8f3a', '#3f2a3f']) +
    slices(x - 20, y - 10, 5, '#f3c93a', '#fff0a8', 34, 110) +
    leafHeap(random, x + 30, y + 10, 150, 18);
  return svg;
}

/** The cone of the tagine set aside, seen from above. */
export function lid(): string {
  const [x, y] = [1812, 398];
  let svg = cast(x, y, 236, 150) + disc(x, y, 236, '#7d3420') + disc(x - 3, y - 4, 224, '#bf5a36');
  for (const [k, fill] of [
    [190, '#2541a8'],
    [176, '#c9653f'],
    [120, '#f0cf94'],
    [110, '#cf6e45'],
  ] as const)
    svg += disc(x - (236 - k) * 0.1, y - (236 - k) * 0.1, k, fill);
  svg += `<path d="M${x} ${y}L${x + 224} ${y + 60}A232 232 0 0 1 ${x - 70} ${y + 222}Z" fill="#4a1a14"
    fill-opacity="0.42"/><path d="M${x - 20} ${y - 20}L${x - 226} ${y - 30}A228 228 0 0 1 ${x - 60} ${y - 218}Z"
    fill="#ffd9a0" fill-opacity="0.3"/>`;
  return (
    svg +
    disc(x - 14, y - 14, 56, '#8a3a24') +
    disc(x - 20, y - 20, 48, '#d97f52') +
    disc(x - 28, y - 28, 22, '#f3b184')
  );
}

import { rgb, tint } from '../../lib/colour.ts';
import { r1, smooth } from '../../lib/maths.ts';
import { fbm } from '../../lib/noise.ts';
import { paintPixels } from '../../lib/pixels.ts';
import { makeZellige, starPath } from '../../lib/zellige.ts';
import type { Layer } from '../../types.ts';
import { noise, TRAY } from './base.ts';

export function room(): Layer {
  const tiles = makeZellige({
    ground: '#17508f',
    star: '#e9e0c8',
    heart: '#c8742f',
    knot: '#1d3370',
    grout: '#0e2450',
  });
  const [plaster, wood] = [rgb('#b9683f'), rgb('#52261d')];
  return paintPixels(1, (x, y, out) => {
    // Window light falls from the upper left in two leaning bars.
    const lean = x + y * 0.55;
    const bar = Math.max(
      smooth(560, 640, lean) * smooth(1180, 1100, lean),
      smooth(1250, 1330, lean) * smooth(1860, 1780, lean),
    );
    const light = bar * smooth(1250, 500, y) * 0.75;
    if (y > 1100) {
      const grain = noise(x / 420, y / 9) + noise(x / 90, y / 4) * 0.4;
      for (let c = 0; c < 3; c += 1) out[c] = wood[c]! * (1.12 + grain * 0.1 - (y - 1100) / 1900);
      tint(out, [226, 140, 74], 0.34 * smooth(1500, 200, x) * smooth(1600, 1080, y));
    } else if (y > 560) {
      tiles(x / 150 + 0.06, (y - 560) / 150, 1 / 110, out);
      const shade = 0.44 + light * 0.66 + noise(Math.floor(x / 150) * 3.1, Math.floor(y / 150) * 5.3) * 0.05;
      for (let c = 0; c < 3; c += 1) out[c]! *= shade * (c === 0 ? 1.08 : c === 2 ? 0.92 : 1);
      if (y < 590) tint(out, [24, 16, 30], 0.72);
      tint(out, [34, 16, 20], 0.4 * smooth(960, 1100, y));
    } else {
      const brush = fbm(noise, x / 240, y / 190, 3) * 0.12;
      for (let c = 0; c < 3; c += 1) out[c] = plaster[c]! * (0.5 + light * 0.86 + brush);
      tint(out, [255, 206, 130], light * 0.4);
    }
    tint(out, [30, 14, 26], 0.5 * smooth(1300, 2500, x + y * 0.2));
  });
}

export function tray(): string {
  const { x, y, rx, ry } = TRAY;
  const ring = (k: number, fill: string, dy = 0, alpha = 1): string =>
    `<ellipse cx="${x}" cy="${y + dy}" rx="${r1(rx * k)}" ry="${r1(ry * k)}" fill="${fill}" fill-opacity="${alpha}"/>`;
  let svg =
    `<defs><linearGradient id="brass" x1="0" x2="1"><stop offset="0" stop-color="#ffe9a8"/><stop offset="0.2"
      stop-color="#f2c056"/><stop offset="0.5" stop-color="#c9832f"/>` +
    `<stop offset="0.72" stop-color="#e5a946"/><stop offset="1" stop-color="#7c4020"/></linearGradient><linearGradient
      id="brass2" x1="1" x2="0"><stop offset="0" stop-color="#f2c056"/>` +
    '<stop offset="0.5" stop-color="#a5612a"/><stop offset="1" stop-color="#fff0bd"/></linearGradient></defs>';
  svg +=
    ring(1.05, '#150a12', 54, 0.55) +
    ring(1, '#6b3a1c', 30) +
    ring(1, 'url(#brass)') +
    ring(0.955, '#7c4a20', 0) +
    ring(0.945, 'url(#brass2)', 6) +
    ring(0.9, 'url(#brass)', 8);
  // Chased rings: arches, stars and fine lines, flattened with the tray.
  let fine = '';
  for (const [k, n] of [
    [0.83, 54],
    [0.55, 34],
  ] as const) {
    for (let i = 0; i < n; i += 1) {
      const [a, b] = [(i / n) * Math.PI * 2, ((i + 1) / n) * Math.PI * 2];
      const at = (angle: number, q: number): string =>
        `${r1(x + Math.cos(angle) * rx * q)} ${r1(y + 8 + Math.sin(angle) * ry * q)}`;
      const mid = (a + b) / 2;
      fine += `M${at(a, k - 0.05)}L${at(mid, k + 0.05)}L${at(b, k - 0.05)}M${at(mid, k - 0.06)}L${at(mid + 0.02, k)}`;
    }
  }
  svg += `<path d="${fine}" fill="none" stroke="#6b3515" stroke-width="3.4" stroke-opacity="0.7"/>`;
  for (const k of [0.9, 0.77, 0.74, 0.62, 0.48, 0.46])
    svg += `<ellipse cx="${x}" cy="${y + 8}" rx="${r1(rx * k)}" ry="${r1(ry * k)}" fill="none" stroke="#6b3515"
      stroke-width="3" stroke-opacity="0.6"/>`;
  svg += `<g transform="translate(${x} ${y + 8}) scale(1 ${(ry / rx).toFixed(3)})"><path
    d="${starPath(0, 0, 330)}${starPath(0, 0, 250)}${starPath(0, 0, 130)}" fill="none" stroke="#6b3515"
    stroke-width="6" stroke-opacity="0.6"/></g>`;
  return `${svg}<path d="M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}" fill="none" stroke="#fff3c4"
    stroke-width="4" stroke-opacity="0.7"/>`;
}

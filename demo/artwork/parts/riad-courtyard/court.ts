import { rgb, tint } from '../../lib/colour.ts';
import { smooth } from '../../lib/maths.ts';
import { paintPixels } from '../../lib/pixels.ts';
import { horseshoe, onPlane, shift } from '../../lib/view.ts';
import { makeZellige, sebka, starPath } from '../../lib/zellige.ts';
import type { Layer } from '../../types.ts';
import { back, EYE, FAR, FOCAL, fill, HALF, HORIZON, noise, rect, S, TILES, view } from './base.ts';

export function floor(): Layer {
  const tiles = makeZellige(TILES);
  const shadowed = rgb('#2a3f74');
  return paintPixels(
    1,
    (x, y, out) => {
      const z = (FOCAL * EYE) / (y - HORIZON);
      if (z > FAR + 0.05 || z < 0) {
        out[3] = 0;
        return;
      }
      const u = ((x - 1200) * z) / FOCAL;
      const blur = z / FOCAL;
      if (Math.abs(u) > HALF - 0.55 || z > FAR - 0.5) {
        for (let c = 0; c < 3; c += 1) out[c] = [216, 196, 172][c]! + noise(u * 3, z * 3) * 12;
      } else {
        tiles(u * 2.1, z * 2.1, blur * 4.2 * (1 + 1.6 * (z / 8)), out);
      }
      const sheen = noise(u * 0.9, z * 0.5) * 0.06;
      // Sun through the open roof: a leaning quadrilateral on the floor.
      const lit =
        smooth(-0.05, 0.05, u - 0.1 - (z - 4) * 0.34) *
        smooth(0.05, -0.05, u - 4.2 - (z - 4) * 0.34) *
        smooth(3.3, 3.4, z) *
        smooth(9.2, 9.1, z);
      tint(out, shadowed, (0.5 - sheen) * (1 - lit));
      tint(out, [255, 224, 150], lit * 0.32);
      tint(out, [24, 16, 44], 0.55 * smooth(3.4, 2.2, z));
    },
    { top: 930, bottom: 1600 },
  );
}

export function gallery(): string {
  // View through the arches: a lamplit gallery with a painted door and cushions.
  let svg =
    `<defs><radialGradient id="in" cx="0.5" cy="0.62" r="0.6"><stop offset="0" stop-color="#e08a3c"/><stop
      offset="0.45" stop-color="#7d3528"/>` +
    `<stop offset="1" stop-color="#2b1430"/></radialGradient></defs>${fill(rect(-5, 0, 5, 4.2), 'url(#in)')}`;
  svg +=
    fill(onPlane(view, shift(horseshoe(1.5, 2.5, 0.08), 0, 0.1), back), '#1c0f22') +
    fill(onPlane(view, shift(horseshoe(1.3, 2.36, 0.08), 0, 0.1), back), '#7a4a22');
  svg += fill(rect(-0.02, 0.1, 0.02, 2.3), '#2b1430');
  for (const u of [-0.34, 0.34])
    for (const v of [0.3, 0.85, 1.4])
      svg +=
        fill(rect(u - 0.24, v, u + 0.24, v + 0.42), '#a5642a') +
        `<path d="${starPath(view.at(u, v, FAR)[0], view.at(u, v + 0.21, FAR)[1], 17)}" fill="#e8a33d"/>`;
  for (const u of [-3.3, 3.3]) {
    svg += fill(rect(u - 1.1, 0, u + 1.1, 0.46), '#5a2030') + fill(rect(u - 1.1, 0.4, u + 1.1, 0.56), '#b4492b');
    for (const [du, colour] of [
      [-0.7, '#2541a8'],
      [-0.1, '#e8a33d'],
      [0.5, '#7f2f55'],
    ] as const)
      svg += fill(
        onPlane(
          view,
          [
            [u + du - 0.3, 0.54],
            [u + du - 0.25, 1.02],
            [u + du + 0.27, 1.02],
            [u + du + 0.3, 0.54],
          ],
          back,
        ),
        colour,
      );
  }
  return svg;
}

export function farWall(): string {
  const arches: { u: number; w: number; h: number }[] = [
    { u: 0, w: 2.5, h: 3.75 },
    { u: -3.3, w: 2.1, h: 3.3 },
    { u: 3.3, w: 2.1, h: 3.3 },
  ];
  const holes = arches.map((a) => onPlane(view, shift(horseshoe(a.w, a.h, 0.14, 0.08), a.u, 0), back)).join('');
  let svg = gallery() + fill(rect(-HALF, 0, HALF, 7.5) + holes, '#d9c3b4', 1, ' fill-rule="evenodd"');
  for (const a of arches) {
    const top = a.h + 0.62;
    const [x0, y0] = view.at(a.u - a.w * 0.62, top, FAR);
    const low = a.h - a.w * 0.62;
    const around = shift(horseshoe(a.w * 1.12, a.h + 0.1, 0.14, 0.08), a.u, 0).filter(([, v]) => v >= low);
    const [l, r] = [a.u - a.w * 0.62, a.u + a.w * 0.62];
    const panel = onPlane(view, [[l, low], [l, top], [r, top], [r, low], ...around.reverse()], back);
    const id = `c${Math.round(a.u * 10 + 50)}`;
    svg += `<clipPath id="${id}"><path d="${panel}"/></clipPath>${fill(panel, '#c9ae9e')}`;
    const net = sebka(x0, y0, a.w * 1.24 * S, a.w * 1.3 * S, Math.round(a.w * 5), Math.round(a.w * 4));
    svg += `<g clip-path="url(#${id})"><path d="${net}" fill="#8a6b74"/><path d="${net}" transform="translate(2.5
      2.5)" fill="#efdcc6"/></g>`;
    const ring = onPlane(view, shift(horseshoe(a.w * 1.06, a.h + 0.05, 0.14, 0.08), a.u, 0), back);
    svg += `<path d="${ring}" fill="none" stroke="#f3e4cf" stroke-width="9"/><path d="${ring}" fill="none"
      stroke="#7a5a66" stroke-width="2"/>`;
    // The thickness of the arch, in shade on the sun's side.
    const inner = onPlane(view, shift(horseshoe(a.w, a.h, 0.14, 0.08), a.u, 0), back);
    svg += `<path d="${inner}" fill="none" stroke="#4f3450" stroke-width="11" stroke-opacity="0.55"/>`;
    for (const side of [-1, 1]) {
      const foot = a.u + side * a.w * 0.53;
      const [tx, ty] = view.at(foot - 0.17, 1.25, FAR);
      svg +=
        fill(rect(foot - 0.17, 0, foot + 0.17, 1.25), '#2c6f86') +
        fill(sebka(tx, ty, 0.34 * S, 1.2 * S, 3, 9, 0.4), '#f0e3c4') +
        fill(rect(foot - 0.2, 1.22, foot + 0.2, 1.32), '#e8a33d');
    }
  }
  // Calligraphy-like frieze and the cedar beam of the gallery above.
  svg += fill(rect(-HALF, 4.36, HALF, 4.7), '#1f4f86');
  let band = '';
  for (let i = 0; i < 40; i += 1)
    band += starPath(view.at(-HALF + (i + 0.5) * 0.25, 0, FAR)[0], view.at(0, 4.53, FAR)[1], 12);
  svg +=
    fill(band, '#f0dfb4') +
    fill(rect(-HALF, 4.7, HALF, 4.98), '#6b3a24') +
    fill(rect(-HALF, 4.92, HALF, 4.98), '#b3713f');
  // Upper gallery: dark openings, turned rail, carved shutters.
  for (const [u, w] of [
    [-3.3, 2.4],
    [0, 2.8],
    [3.3, 2.4],
  ] as const) {
    svg += fill(onPlane(view, shift(horseshoe(w * 0.86, 1.95, 0.05, 0.14), u, 4.98), back), '#33203c');
    svg += `<path d="${onPlane(view, shift(horseshoe(w * 0.86, 1.95, 0.05, 0.14), u, 4.98), back)}" fill="none"
      stroke="#f3e4cf" stroke-width="7"/>`;
    svg +=
      fill(rect(u - w * 0.34, 5, u - w * 0.08, 6.3), '#7a4524') +
      fill(rect(u + w * 0.08, 5, u + w * 0.34, 6.3), '#8f552c');
    for (const side of [-1, 1]) {
      const [sx, sy] = view.at(u + side * w * 0.21 - w * 0.11, 6.2, FAR);
      svg += fill(sebka(sx, sy, w * 0.22 * S, 1.1 * S, 4, 7, 0.36), '#35191f');
    }
  }
  let rail = '';
  for (let u = -HALF; u < HALF; u += 0.13) rail += rect(u, 5, u + 0.05, 5.72);
  svg +=
    fill(rail, '#5f3220') +
    fill(rect(-HALF, 5.7, HALF, 5.82), '#a5683a') +
    fill(rect(-HALF, 5.32, HALF, 5.37), '#a5683a');
  let tiles = '';
  for (let u = -HALF; u < HALF; u += 0.16) tiles += rect(u, 7.2, u + 0.13, 7.62);
  return (
    svg +
    fill(rect(-HALF, 7.16, HALF, 7.66), '#154a3c') +
    fill(tiles, '#2f8f6a') +
    fill(rect(-HALF, 7.02, HALF, 7.18), '#5a3020')
  );
}

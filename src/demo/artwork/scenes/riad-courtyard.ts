import type { Layer, Scene } from '../types.ts';
import { rgb, tint } from '../lib/colour.ts';
import { foliage } from '../lib/foliage.ts';
import { lantern } from '../lib/lantern.ts';
import { r1, smooth } from '../lib/maths.ts';
import { makeNoise } from '../lib/noise.ts';
import type { Point } from '../lib/path.ts';
import { limb } from '../lib/path.ts';
import { paintPixels } from '../lib/pixels.ts';
import { plantPot } from '../lib/pot.ts';
import { makeRandom } from '../lib/random.ts';
import { turned } from '../lib/turned.ts';
import { horseshoe, makeView, onPlane, shift } from '../lib/view.ts';
import type { Spot } from '../lib/view.ts';
import { wash } from '../lib/wash.ts';
import { makeZellige, sebka, starPath } from '../lib/zellige.ts';
import { pairs } from '../lib/points.ts';

// Metres: a court 10 wide and 9 deep, its far arcade 11 away.
const [HORIZON, FOCAL, EYE, FAR, HALF] = [800, 1300, 1.6, 11, 5];
const view = makeView({ horizon: HORIZON, focal: FOCAL, eye: EYE });
const S = FOCAL / FAR;
const noise = makeNoise(51);
const TILES = { ground: '#f0e8d4', star: '#1f5fa8', heart: '#e0a23f', knot: '#2f7f62', grout: '#8a9aa8' };

const back = (u: number, v: number): Spot => [u, v, FAR];
function fill(d: string, colour: string, alpha = 1, rule = ''): string {
  return `<path d="${d}" fill="${colour}"${alpha === 1 ? '' : ` fill-opacity="${alpha}"`}${rule}/>`;
}
function rect(u0: number, v0: number, u1: number, v1: number): string {
  return onPlane(
    view,
    [
      [u0, v0],
      [u0, v1],
      [u1, v1],
      [u1, v0],
    ],
    back,
  );
}

function floor(): Layer {
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

function gallery(): string {
  // What is seen through the arches: a lamplit gallery with a painted door and cushions.
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

function farWall(): string {
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
      svg +=
        fill(rect(foot - 0.17, 0, foot + 0.17, 1.25), '#2c6f86') +
        `<path d="${sebka(view.at(foot - 0.17, 1.25, FAR)[0], view.at(0, 1.25, FAR)[1], 0.34 * S, 1.2 * S, 3, 9, 0.4)}" fill="#f0e3c4"/>` +
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
    for (const side of [-1, 1])
      svg += `<path
        d="${sebka(view.at(u + side * w * 0.21 - w * 0.11, 0, FAR)[0], view.at(0, 6.2, FAR)[1], w * 0.22 * S, 1.1 * S, 4, 7, 0.36)}" fill="#35191f"/>`;
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

function sides(): string {
  let svg = '';
  for (const side of [-1, 1]) {
    const x = side * HALF;
    const plane = (u: number, v: number): Spot => [x, v, u];
    const on = (points: readonly Point[]): string => onPlane(view, points, plane);
    const tone = side === -1 ? ['#9f8ba0', '#53405f', '#26446e'] : ['#ecd2b0', '#a98a8a', '#2f7f9a'];
    svg += fill(
      on([
        [2, 0],
        [2, 9],
        [FAR, 7.5],
        [FAR, 0],
      ]),
      tone[0]!,
    );
    for (const u of [5.2, 8.6]) {
      svg +=
        fill(on(shift(horseshoe(2.2, 3.5, 0.12), u, 0)), side === -1 ? '#1f1230' : '#43223a') +
        `<path d="${on(shift(horseshoe(2.36, 3.6, 0.12), u, 0))}" fill="none" stroke="${tone[1]}" stroke-width="9"/>`;
    }
    for (const [a, b] of [
      [6.4, 7.4],
      [9.8, FAR],
      [2, 4],
    ] as const) {
      svg += fill(
        on([
          [a, 0],
          [a, 1.25],
          [b, 1.25],
          [b, 0],
        ]),
        tone[2]!,
      );
      for (let u = a + 0.1; u < b - 0.05; u += 0.2)
        for (let v = 0.12; v < 1.15; v += 0.22)
          svg += fill(
            on([
              [u - 0.07, v],
              [u, v + 0.08],
              [u + 0.07, v],
              [u, v - 0.08],
            ]),
            side === -1 ? '#7d94ae' : '#f0e3c4',
          );
    }
    svg +=
      fill(
        on([
          [2, 4.36],
          [2, 4.7],
          [FAR, 4.7],
          [FAR, 4.36],
        ]),
        '#1d447a',
      ) +
      fill(
        on([
          [2, 4.7],
          [2, 4.98],
          [FAR, 4.98],
          [FAR, 4.7],
        ]),
        side === -1 ? '#3f2430' : '#8a5030',
      );
    let rail = '';
    for (let u = 3; u < FAR; u += 0.16)
      rail += on([
        [u, 5],
        [u, 5.72],
        [u + 0.05, 5.72],
        [u + 0.05, 5],
      ]);
    svg +=
      fill(rail, side === -1 ? '#35202f' : '#7a4527') +
      fill(
        on([
          [2, 5.7],
          [2, 5.82],
          [FAR, 5.82],
          [FAR, 5.7],
        ]),
        side === -1 ? '#5a3a3c' : '#c08048',
      );
    svg += fill(
      on([
        [2, 7.16],
        [2, 7.66],
        [FAR, 7.66],
        [FAR, 7.16],
      ]),
      side === -1 ? '#123c38' : '#2f8f6a',
    );
  }
  // Sun on the right-hand wall and the far wall, edged by the roof opposite.
  svg += fill(
    view.face([
      [HALF, 7.1, 5.2],
      [HALF, 0.2, 9.8],
      [HALF, 0.2, FAR],
      [HALF, 7.1, FAR],
    ]),
    '#ffdf9c',
    0.5,
  );
  svg += fill(
    onPlane(
      view,
      [
        [-1.2, 7.1],
        [HALF, 7.1],
        [HALF, 0],
        [3.9, 0],
      ],
      back,
    ),
    '#ffe2a2',
    0.36,
  );
  return (
    svg +
    fill(
      onPlane(
        view,
        [
          [-HALF, 7.1],
          [-1.2, 7.1],
          [3.9, 0],
          [-HALF, 0],
        ],
        back,
      ),
      '#34306e',
      0.32,
    )
  );
}

function tree(random: ReturnType<typeof makeRandom>, x: number, z: number, lit: boolean): string {
  const [px, py] = view.at(x, 0, z);
  const s = view.scale(z);
  let svg = `<ellipse cx="${r1(px + s * 0.5)}" cy="${r1(py)}" rx="${r1(s * 1.1)}" ry="${r1(s * 0.16)}" fill="#1a1740"
    fill-opacity="0.4"/>`;
  svg +=
    fill(
      view.face([
        [x - 0.6, 0, z - 0.5],
        [x + 0.6, 0, z - 0.5],
        [x + 0.6, 0.32, z - 0.5],
        [x - 0.6, 0.32, z - 0.5],
      ]),
      '#1f5f86',
    ) +
    fill(
      view.face([
        [x - 0.6, 0.32, z - 0.5],
        [x + 0.6, 0.32, z - 0.5],
        [x + 0.6, 0.32, z + 0.5],
        [x - 0.6, 0.32, z + 0.5],
      ]),
      '#4a2a26',
    );
  const [bx, by] = view.at(x - 0.6, 0.3, z - 0.5);
  svg += `<path d="${sebka(bx, by, view.scale(z - 0.5) * 1.2, view.scale(z - 0.5) * 0.3, 10, 2.4, 0.4)}"
    fill="#f0e3c4"/>`;
  svg += fill(
    limb([
      [px, py - s * 0.25, s * 0.2],
      [px + s * 0.05, py - s * 1, s * 0.15],
      [px - s * 0.06, py - s * 1.7, s * 0.13],
      [px + s * 0.1, py - s * 2.3, s * 0.08],
    ]),
    '#4a2f2a',
  );
  const leaf = lit
    ? { dark: '#17382c', mid: '#2f6a38', lit: '#a4b94e' }
    : { dark: '#122c30', mid: '#24523a', lit: '#6f9a48' };
  for (const [dx, dy, rx, ry, n] of [
    [0, -2.3, 1.15, 0.85, 520],
    [-0.5, -1.9, 0.7, 0.5, 200],
    [0.5, -2.0, 0.75, 0.55, 220],
    [0.05, -2.75, 0.8, 0.55, 240],
  ] as const) {
    svg += foliage(random, px + dx * s, py + dy * s, rx * s, ry * s, {
      ...leaf,
      dab: s * 0.075,
      count: n,
      sunX: -0.55,
      sunY: -0.8,
    });
  }
  for (let i = 0; i < 26; i += 1) {
    const a = random.range(0, 6.28);
    const d = Math.sqrt(random.next());
    const [ox, oy, r] = [px + Math.cos(a) * d * s * 1.0, py - s * 2.2 + Math.sin(a) * d * s * 0.75, s * 0.075];
    svg += `<circle cx="${r1(ox)}" cy="${r1(oy)}" r="${r1(r)}" fill="#c8641f"/><circle cx="${r1(ox - r * 0.2)}"
      cy="${r1(oy - r * 0.2)}" r="${r1(r * 0.74)}" fill="#f09a35"/><circle cx="${r1(ox - r * 0.35)}"
      cy="${r1(oy - r * 0.4)}" r="${r1(r * 0.28)}" fill="#ffd98a"/>`;
  }
  return svg;
}

function fountain(): string {
  const z = 6.1;
  const [cx, cy] = view.at(0, 0, z);
  const corner = (i: number, r: number, y: number): Spot => {
    const k = r * (i % 2 === 0 ? 1 : 0.83);
    return [Math.sin((i / 16) * 6.2832) * k, y, z + Math.cos((i / 16) * 6.2832) * k];
  };
  const ring = (r: number, y: number): string => view.face(Array.from({ length: 16 }, (_, i) => corner(i, r, y)));
  const s = view.scale(z);
  let svg = `<ellipse cx="${cx + s * 0.5}" cy="${cy + 6}" rx="${s * 1.7}" ry="${s * 0.36}" fill="#15153f"
    fill-opacity="0.4"/>`;
  svg += fill(ring(1.5, 0), '#123f5c');
  for (let i = 4; i < 12; i += 1) {
    const face = (low: number, high: number): string =>
      view.face([corner(i, 1.5, low), corner(i + 1, 1.5, low), corner(i + 1, 1.5, high), corner(i, 1.5, high)]);
    svg +=
      fill(face(0, 0.34), ['#1f6f94', '#123f66'][i % 2]!) +
      fill(face(0.08, 0.13), '#e8a33d', 0.85) +
      fill(face(0.2, 0.26), '#f0e3c4', 0.8);
  }
  svg += fill(ring(1.54, 0.34), '#f3e8d6') + fill(ring(1.34, 0.34), '#155a72') + fill(ring(1.34, 0.3), '#2f93a0');
  svg += fill(
    view.face([
      [0.2, 0.31, z - 0.9],
      [1.15, 0.31, z - 0.2],
      [0.7, 0.31, z + 0.6],
      [-0.1, 0.31, z - 0.2],
    ]),
    '#a4e0d8',
    0.6,
  );
  const random = makeRandom(3);
  for (let i = 0; i < 46; i += 1) {
    const [a, d] = [random.range(0, 6.28), Math.sqrt(random.next()) * 1.1];
    const [x, y] = view.at(Math.sin(a) * d, 0.32, z + Math.cos(a) * d);
    svg += `<ellipse cx="${r1(x)}" cy="${r1(y)}" rx="${r1(random.range(7, 13))}" ry="4"
      fill="${random.pick(['#e2557d', '#f3a0b0', '#b4365a', '#f7d9d4'])}"/>`;
  }
  const bowl = { flat: 0.2, profile: pairs('20 0, 14 10, 12 50, 20 58, 66 76, 84 94, 86 100') };
  const [fx, fy] = view.at(0, 0.3, z);
  svg +=
    `<g transform="translate(${r1(fx)} ${r1(fy)}) scale(${(s / 105).toFixed(3)})">${turned(bowl, '#e6dccb', [
      { from: -1, to: -0.5, fill: '#fffaf0' },
      { from: 0.15, to: 0.7, fill: '#a3909c', alpha: 0.8 },
      { from: 0.7, to: 1, fill: '#7a6680', alpha: 0.9 },
    ])}<ellipse cx="0" cy="-99" rx="84" ry="17" fill="#2f93a0"/><ellipse cx="-14" cy="-100" rx="44" ry="7"
      fill="#bfe8e2"/>` +
    `<path d="M-2 -100Q-3 -146 0 -158Q3 -146 2 -100M0 -156Q-26 -170 -40 -104M0 -156Q26 -170 40 -104M0 -154Q-14 -172
      -20 -100M0 -154Q14 -172 20 -100" fill="none" stroke="#f2fbfa" stroke-width="3.4" stroke-opacity="0.85"/>` +
    `<path d="M-84 -96Q-90 -60 -92 -6M84 -96Q90 -60 92 -4M-50 -84Q-54 -50 -55 8M48 -84Q52 -40 53 8" fill="none"
      stroke="#f2fbfa" stroke-width="2.6" stroke-opacity="0.7"/></g>`;
  return svg;
}

function garden(): string {
  const random = makeRandom(66);
  const leaf = { dark: '#12322c', mid: '#2c6038', lit: '#9cb450', dab: 9, count: 190, sunX: -0.5, sunY: -0.8 };
  let svg = tree(random, -3.15, 8, false) + tree(random, 3.15, 8, true) + fountain();
  for (const [x, z, clay, flower] of [
    [-3.9, 5, '#a8502f', '#e2557d'],
    [-3.2, 4.4, '#24509a', '#f6efe2'],
    [3.9, 5, '#c4623a', '#f6efe2'],
    [3.3, 4.4, '#2a5aa8', '#e8a33d'],
  ] as const) {
    const [px, py] = view.at(x, 0, z);
    svg += `<ellipse cx="${r1(px + 40)}" cy="${r1(py)}" rx="130" ry="20" fill="#15153f"
      fill-opacity="0.4"/>${plantPot(random, px, py, (view.scale(z) * 0.62) / 75, { clay, leaf, flower, sun: -1 })}`;
  }
  return svg;
}

function paint(): Layer[] {
  const sky = `<defs><linearGradient id="sk" x2="0" y2="1"><stop offset="0" stop-color="#4f93cf"/><stop offset="1"
      stop-color="#cfe6ee"/></linearGradient></defs><path d="M0 0H2400V400H0Z" fill="url(#sk)"/>`;
  const beam =
    `<defs><linearGradient id="bm" x1="0.2" y1="0" x2="0.75" y2="1"><stop offset="0" stop-color="#fff2c8"
      stop-opacity="0.5"/><stop offset="1" stop-color="#ffdf9c" stop-opacity="0.03"/></linearGradient></defs>` +
    '<path d="M760 0L1500 0L2240 1330L1280 1330Z" fill="url(#bm)" fill-opacity="0.55"/>';
  const frame = `<defs><radialGradient id="fr" cx="0.52" cy="0.52" r="0.75"><stop offset="0.55" stop-color="#1a1030"
    stop-opacity="0"/><stop offset="1" stop-color="#1a1030" stop-opacity="0.5"/></radialGradient></defs><path d="M0
    0H2400V1600H0Z" fill="url(#fr)"/>`;
  return [
    { svg: sky + farWall() + sides() },
    floor(),
    wash(7, 0.5),
    { svg: garden() + lantern(1200, 470, 1.1) },
    { svg: beam, blend: 'screen' },
    { svg: frame },
  ];
}

/** A riad court with its fountain and orange trees. */
export const riadCourtyard: Scene = {
  key: 'riad-courtyard',
  title: 'The court of the riad',
  alt:
    `A riad courtyard with carved plaster arches, a star-tiled floor, a marble fountain strewn with rose petals and
      two orange ` + 'trees, sunlight slanting in from the open sky.',
  caption: 'Your first night: a riad behind a plain door in the Marrakech medina',
  focal: { x: 50, y: 55 },
  paint,
};

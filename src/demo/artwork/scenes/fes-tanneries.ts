import type { Layer, Scene } from '../types.ts';
import { mix } from '../lib/colour.ts';
import { shadow, stand } from '../lib/figure.ts';
import { clamp, r1 } from '../lib/maths.ts';
import { minaret, roofHouse, tiledHall } from '../lib/medina.ts';
import { bender, person, personLook } from '../lib/people.ts';
import { makeRandom } from '../lib/random.ts';
import type { Random } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import { place } from '../lib/turned.ts';
import { makeView } from '../lib/view.ts';
import type { Spot } from '../lib/view.ts';
import { drift, wash } from '../lib/wash.ts';

// Metres, seen from a leather seller's terrace; the sun is low on the right.
const view = makeView({ horizon: 330, focal: 1500, eye: 12 });
const FAR = 33;

function fill(d: string, colour: string, alpha = 1): string {
  return `<path d="${d}" fill="${colour}"${alpha === 1 ? '' : ` fill-opacity="${alpha}"`}/>`;
}

function ring(x: number, z: number, r: number, y: number): string {
  return view.face(
    Array.from(
      { length: 22 },
      (_, i) => [x + Math.cos((i / 22) * 6.2832) * r, y, z + Math.sin((i / 22) * 6.2832) * r] as const,
    ),
  );
}

/** Dye of a pit: the limes lie at the left, the colours sweep across in drifts. */
function dye(random: Random, x: number, z: number): string {
  const t = x / 15 + (z - 22) / 26 + random.range(-0.16, 0.16);
  if (x < -9 + random.range(-1.5, 1.5)) return random.pick(['#f3ecdc', '#e4dac6', '#f7f1e4', '#cfd0c4']);
  if (t > 0.62) return random.pick(['#2541a8', '#1f3480', '#3a5cc0', '#35507f']);
  if (t > 0.26) return random.pick(['#a8281f', '#8a1f24', '#c2402c', '#b4492b']);
  if (t > -0.06) return random.pick(['#d98a2b', '#c9701f', '#e8a33d', '#b4592a']);
  return random.pick(['#8a5230', '#6f3f26', '#a8652f', '#e0b04a', '#7a4a2a']);
}

function pits(): string {
  const random = makeRandom(12);
  let svg = fill(
    view.face([
      [-40, 0, 8],
      [40, 0, 8],
      [40, 0, FAR],
      [-40, 0, FAR],
    ]),
    '#c9a27a',
  );
  const rows: { x: number; z: number }[] = [];
  let odd = 0;
  for (let z = FAR - 1.6; z > 9.4; z -= 1.78) {
    odd = 1 - odd;
    for (let x = -24 + odd * 1.03; x < 24; x += 2.06) rows.push({ x, z });
  }
  for (const { x, z } of rows) {
    if (Math.abs((x * 1500) / z) > 1400) continue;
    const far = clamp((z - 12) / 40);
    const clay = mix(mix('#d9b084', '#b98660', random.next()), '#e3b58c', far);
    const colour = mix(dye(random, x, z), '#d9a27a', far * 0.5);
    const r = random.range(0.8, 0.9);
    // Rim, its lit lip, the inner wall in shade on the sun's side, then the dye with the sky on it.
    svg += fill(ring(x, z, 1, 0.02), mix(clay, '#6b4438', 0.34)) + fill(ring(x, z, 0.99, 0.16), clay);
    svg += fill(ring(x - 0.02, z, r, 0.17), mix(clay, '#4a2a2c', 0.62));
    svg +=
      fill(ring(x - 0.05, z - 0.02, r * 0.95, -0.1), mix(colour, '#1a0f1c', 0.4)) +
      fill(ring(x - 0.12, z - 0.04, r * 0.82, -0.1), colour);
    svg += fill(ring(x - 0.28, z + 0.1, r * 0.3, -0.1), mix(colour, '#fff3d8', 0.34), 0.8);
    if (random.next() < 0.16)
      svg += fill(
        view.face([
          [x - 0.5, -0.06, z - 0.1],
          [x - 0.1, 0.02, z + 0.3],
          [x + 0.42, -0.04, z + 0.12],
          [x + 0.2, 0, z - 0.34],
        ]),
        mix(colour, '#f0d9b0', 0.45),
      );
  }
  // Stains run between the pits.
  for (let i = 0; i < 60; i += 1) {
    const p = random.pick(rows);
    svg += fill(
      view.face([
        [p.x + 0.9, 0.17, p.z],
        [p.x + 1.2, 0.17, p.z + 0.1],
        [p.x + 1.16, 0.17, p.z - 0.5],
        [p.x + 0.96, 0.17, p.z - 0.4],
      ]),
      dye(random, p.x, p.z),
      0.6,
    );
  }
  return svg;
}

function hides(random: Random, from: Spot, to: Spot, n: number): string {
  const [a, b] = [view.at(...from), view.at(...to)];
  const s = view.scale(from[2]);
  let svg = `<path d="M${r1(a[0])} ${r1(a[1])}L${r1(b[0])} ${r1(b[1])}" stroke="#3a2028" stroke-width="3"/>`;
  for (let i = 0; i < n; i += 1) {
    const [x, y] = [a[0] + ((b[0] - a[0]) * (i + 0.12)) / n, a[1] + ((b[1] - a[1]) * (i + 0.12)) / n];
    const w = ((b[0] - a[0]) / n) * 0.78;
    const h = s * random.range(0.9, 1.25);
    const c = random.pick(['#e8a33d', '#d98a2b', '#f0c05a', '#b4492b', '#8a2a24', '#f3e0b8']);
    svg +=
      fill(
        `M${r1(x)} ${r1(y)}h${r1(w)}l${r1(w * 0.12)} ${r1(h * 0.4)}l${r1(-w * 0.1)} ${r1(h * 0.6)}l${r1(-w * 0.34)}
          ${r1(-h * 0.16)}l${r1(-w * 0.36)} ${r1(h * 0.2)}l${r1(-w * 0.3)} ${r1(-h * 0.3)}z`,
        c,
      ) +
      fill(
        `M${r1(x)} ${r1(y)}h${r1(w * 0.3)}l${r1(-w * 0.06)} ${r1(h)}l${r1(-w * 0.22)} ${r1(-h * 0.3)}z`,
        '#2a1430',
        0.3,
      );
  }
  return svg;
}

function terraces(): string {
  const random = makeRandom(55);
  let svg = '';
  const look = (far: number) => {
    const hue = (c: string): string => mix(c, '#e3b08c', far);
    return {
      front: hue(['#c9956c', '#dcb48a', '#b57f62', '#e3c9a4'][Math.floor(random.next() * 4)]!),
      side: hue('#f0c089'),
      roof: hue('#e9c49a'),
      floor: hue('#b98a70'),
      dark: hue('#4a2a34'),
      lamp: hue('#5a3440'),
      day: true,
    };
  };
  for (const [z, low, high, far] of [
    [74, 13, 17, 0.6],
    [60, 11, 15.5, 0.45],
    [48, 8, 13.5, 0.26],
    [39, 5.5, 11, 0.1],
    [34, 4, 8, 0],
  ] as const) {
    const reach = (z * 1300) / 1500;
    const list: { x: number; w: number }[] = [];
    for (let x = -reach; x < reach; ) {
      const w = random.range(5, 9);
      list.push({ x: x + w / 2, w });
      x += w * 0.98;
    }
    list.sort((p, q) => Math.abs(q.x) - Math.abs(p.x));
    if (z === 48) {
      const look0 = {
        lit: '#f3d3a0',
        shade: '#b98a70',
        tile: '#3f9a78',
        tileShade: '#2f7a68',
        line: '#6a4440',
        ball: '#f3c25a',
      };
      const [mx, my] = view.at(-13, 8.5, 58);
      svg += tiledHall(view, 17, 56, 20, 9, 6, 15, 18.6, look0) + place(minaret(look0), mx, my, 0.56);
    }
    for (const p of list) {
      const top = random.range(low, high);
      svg += roofHouse(
        view,
        random,
        { x: p.x, z: z + random.range(-0.6, 0.6), width: p.w, depth: 8, base: -0.5, top },
        look(far),
      );
      if (z < 50 && random.next() < 0.75)
        svg += hides(
          random,
          [p.x - p.w * 0.42, top + 1.2, z + 1],
          [p.x + p.w * 0.42, top + 1.2, z + 1],
          Math.round(p.w * 0.9),
        );
      if (z === 34)
        svg += hides(
          random,
          [p.x - p.w * 0.44, top * 0.62, z - 0.1],
          [p.x + p.w * 0.44, top * 0.62, z - 0.1],
          Math.round(p.w),
        );
    }
  }
  return svg;
}

function workers(): string {
  const random = makeRandom(71);
  const shirts = ['#2541a8', '#f0e3c8', '#b4492b', '#e8a33d', '#4a6a7a', '#f0e3c8', '#7a2f52'];
  const list = Array.from({ length: 17 }, (_, i) => {
    const z = 14.6 + ((i * 7) % 17) * 1.0;
    return { x: random.range(-0.72, 0.72) * z * 0.95, z, i };
  }).sort((a, b) => b.z - a.z);
  return list
    .map(({ x, z, i }) => {
      const [px, py] = view.at(x, 0.16, z);
      const look = personLook(
        shirts[i % 7]!,
        ['#f6efe2', '#b4492b', '#2541a8'][i % 3]!,
        i % 2 === 0 ? 'cap' : 'scarf',
        '#7a4630',
      );
      const parts =
        i % 3 === 2
          ? person({ ...look, ...(i % 2 === 0 ? { carries: 'bundle' as const } : {}) }, i * 0.31)
          : bender(look);
      const at = {
        x: px,
        y: py,
        scale: (view.scale(z) * (i % 3 === 2 ? 1.75 : 1.85)) / 100,
        facing: random.next() < 0.5 ? (-1 as const) : (1 as const),
      };
      return (
        shadow(parts, at, -1.15, 0.28, '#3a1a2c', 0.45) + stand(parts, at, { colour: '#ffe2a8', dx: 1.8, dy: -1.2 })
      );
    })
    .join('');
}

function ledge(): string {
  // The terrace rail the picture is seen from, with dyed skins and a sprig of mint against the smell.
  let svg = `<path d="M-20 1610V1500L900 1560L2420 1486V1610Z" fill="#6b3a38"/><path d="M-20 1500L900 1560L2420 1486V1506L900
      1582L-20 1522Z" fill="#e9bd8c"/>`;
  for (const [x, y, c] of [
    [150, 1508, '#e8a33d'],
    [300, 1518, '#b4492b'],
    [2040, 1500, '#2541a8'],
    [2190, 1494, '#e8a33d'],
  ] as const) {
    svg +=
      fill(`M${x} ${y}l170 8l14 96h-196z`, c) +
      fill(`M${x} ${y}l54 3l-20 94h-46z`, '#2a1030', 0.3) +
      fill(`M${x + 110} ${y + 5}l60 3l14 90h-40z`, '#ffe6b0', 0.2);
  }
  return svg;
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 8,
    bottom: 420,
    stops: [
      [0, '#5f8fb8'],
      [0.6, '#c9cdbd'],
      [1, '#f6d9a8'],
    ],
    glow: { x: 2300, y: 200, colour: '#ffe2a0', reach: 900, strength: 0.6 },
  });
  const dusk =
    `<defs><linearGradient id="lt" x1="1" x2="0" y2="0.4"><stop offset="0" stop-color="#ffd894"
      stop-opacity="0.22"/><stop offset="0.5" stop-color="#ffd894" stop-opacity="0.04"/><stop offset="1"
      stop-color="#2a1a50" stop-opacity="0.4"/></linearGradient>` +
    `<linearGradient id="hz" x2="0" y2="1"><stop offset="0.1" stop-color="#f6cfa0" stop-opacity="0"/><stop
      offset="0.28" stop-color="#f6cfa0" stop-opacity="0.22"/><stop offset="0.5" stop-color="#f6cfa0"
      stop-opacity="0"/></linearGradient></defs>` +
    '<path d="M0 0H2400V1600H0Z" fill="url(#hz)"/><path d="M0 0H2400V1600H0Z" fill="url(#lt)"/>';
  // The shade of the western houses lying over the left of the yard.
  const cast = fill(
    view.face([
      [-30, 0.17, FAR],
      [-5.5, 0.17, FAR],
      [-8.6, 0.17, 24],
      [-6.6, 0.17, 23.6],
      [-8.8, 0.17, 16],
      [-6.9, 0.17, 15.8],
      [-8, 0.17, 9.6],
      [-30, 0.17, 9.6],
    ]),
    '#2a1a54',
    0.26,
  );
  const steam = drift(
    6,
    [255, 236, 206],
    (x, y) => 0.2 * Math.exp(-(((x - 1500) / 620) ** 2) - ((y - 640) / 170) ** 2),
  );
  return [sky, { svg: terraces() + pits() }, wash(36, 0.5), steam, { svg: cast + workers() + dusk + ledge() }];
}

/** The dye pits of the Chouara tannery. */
export const fesTanneries: Scene = {
  key: 'fes-tanneries',
  title: 'The Chouara tannery',
  alt:
    `Workers bend over a honeycomb of round dye pits in white, ochre, red and indigo at the Fes tannery, with hides
      drying on ` + 'the house terraces behind.',
  caption: 'Chouara, Fes: poppy for red, indigo for blue, saffron for the good slippers',
  focal: { x: 52, y: 52 },
  paint,
};

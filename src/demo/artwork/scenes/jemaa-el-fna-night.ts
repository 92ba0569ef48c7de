import type { Layer, Scene } from '../types.ts';
import { mix } from '../lib/colour.ts';
import { stand } from '../lib/figure.ts';
import { clamp, r1, smooth } from '../lib/maths.ts';
import { minaret } from '../lib/medina.ts';
import { fbm, makeNoise } from '../lib/noise.ts';
import { palm } from '../lib/palm.ts';
import { person, personLook } from '../lib/people.ts';
import { paintPixels } from '../lib/pixels.ts';
import { makeRandom } from '../lib/random.ts';
import type { Random } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import { place } from '../lib/turned.ts';
import { makeView } from '../lib/view.ts';
import { drift } from '../lib/wash.ts';
import { pairs } from '../lib/points.ts';

// Seen from a café terrace over the square, four metres up.
const view = makeView({ horizon: 820, focal: 1700, eye: 4.3 });
const noise = makeNoise(29);

function fill(d: string, colour: string, alpha = 1): string {
  return `<path d="${d}" fill="${colour}"${alpha === 1 ? '' : ` fill-opacity="${alpha}"`}/>`;
}

/** Distance in the square: smoke and lamplight swallow what is far. */
function air(colour: string, z: number): string {
  return mix(colour, '#8a4a4c', clamp((z - 12) / 60) * 0.7);
}

interface Stall {
  x: number;
  z: number;
  width: number;
}

const STALLS: readonly Stall[] = [
  ...[-19, -12.6, -6.2, 0.4, 7, 13.4, 20].map((x) => ({ x, z: 42, width: 5 })),
  ...[-15.4, -9, -2.6, 3.8, 10.2, 16.6].map((x) => ({ x, z: 33, width: 5 })),
  ...[-11.4, -5.2, 1.4, 7.8, 13.6].map((x) => ({ x, z: 25.4, width: 4.8 })),
  ...[-7.6, 4.4, 10.6].map((x) => ({ x, z: 19.2, width: 4.8 })),
];

function square(): Layer {
  return paintPixels(
    0.5,
    (x, y, out) => {
      const z = (1700 * 4.3) / (y - 820);
      if (z < 0 || z > 90) {
        out[3] = 0;
        return;
      }
      const u = ((x - 1200) * z) / 1700;
      let warm = 0;
      for (const s of STALLS) {
        const [dx, dz] = [(u - s.x) / 5.4, (z - s.z + 2.2) / 4.6];
        const d = dx * dx + dz * dz;
        if (d < 4) warm += Math.exp(-d * 1.6) * 0.62;
      }
      const slab = Math.min(Math.abs((u * 0.9) % 1), Math.abs((z * 0.7) % 1)) < 0.04 ? -0.05 : 0;
      const shine = fbm(noise, u * 0.5, z * 1.1, 3) * 0.16 + slab;
      const light = clamp(warm * (1 + shine) + 0.05 + shine * 0.3);
      out[0] = 38 + 214 * light;
      out[1] = 26 + 132 * light ** 1.2;
      out[2] = 58 + 44 * light ** 1.6;
      const far = smooth(30, 80, z);
      out[0] += (170 - out[0]!) * far * 0.6;
      out[1] += (96 - out[1]!) * far * 0.6;
      out[2] += (84 - out[2]!) * far * 0.6;
    },
    { top: 820, bottom: 1600 },
  );
}

function skyline(): string {
  const random = makeRandom(10);
  let svg = '';
  let x = -30;
  while (x < 2440) {
    const w = random.range(110, 230);
    const h = random.range(70, 150);
    const base = mix('#5a2f48', '#3a2250', random.next());
    svg += `<path d="M${r1(x)} 930V${r1(880 - h)}h${r1(w)}V930Z" fill="${base}"/><path d="M${r1(x)}
      ${r1(880 - h)}h${r1(w)}v7h${r1(-w)}z" fill="#c9744c" fill-opacity="0.5"/>`;
    for (let wx = x + 12; wx < x + w - 20; wx += 30)
      for (let wy = 880 - h + 20; wy < 860; wy += 36)
        if (random.next() < 0.46)
          svg += `<path d="M${r1(wx)} ${r1(wy)}h12v17h-12z" fill="${random.pick(['#ffc65e', '#ffab4a', '#ffdf9c'])}"
            fill-opacity="0.85"/>`;
    x += w;
  }
  const palms = { trunk: '#2a1838', trunkLit: '#7a4450', dark: '#1a1838', mid: '#2c2a48', lit: '#5a4454' };
  for (const [px, h] of pairs('300 300, 420 240, 980 260, 1900 250, 2010 310, 2240 240'))
    svg += palm(random, px, 900, h, palms, 1);
  return svg;
}

function koutoubia(): string {
  const look = {
    lit: '#e9a566',
    shade: '#7a4450',
    tile: '#3f8f8a',
    tileShade: '#2a5a6a',
    line: '#4a2440',
    ball: '#f3c25a',
  };
  return place(minaret(look), 690, 900, 1.2);
}

function stall(random: Random, s: Stall): string {
  const { x, z, width } = s;
  const [l, r] = [x - width / 2, x + width / 2];
  const k = view.scale(z);
  const q = (...spots: [number, number, number][]): string => view.face(spots);
  // Lit inside, counter, heaps of food, cooks, then the canopy and its bulbs.
  let svg = fill(q([l, 0, z + 1.4], [l, 2.5, z + 1.4], [r, 2.5, z + 1.4], [r, 0, z + 1.4]), air('#d9803a', z));
  svg += fill(
    q([l, 1.4, z + 1.38], [l, 2.5, z + 1.38], [r, 2.5, z + 1.38], [r, 1.4, z + 1.38]),
    air('#ffd07a', z),
    0.75,
  );
  for (let i = 0; i < 2; i += 1) {
    const [px, py] = view.at(x + (i === 0 ? -1 : 0.9) + random.range(-0.4, 0.4), 0, z + 0.7);
    svg += stand(person(personLook(air('#f3e6cc', z), air('#f6efe2', z), 'cap', air('#7a4630', z)), 0.1), {
      x: px,
      y: py,
      scale: (k * 1.75) / 100,
    });
  }
  svg += fill(
    q([l, 0, z], [l, 0.95, z], [r, 0.95, z], [r, 0, z]),
    air(random.pick(['#a3382a', '#24418f', '#b4692b', '#2f6a5a']), z),
  );
  svg +=
    fill(q([l, 0.95, z], [l, 1.02, z + 0.9], [r, 1.02, z + 0.9], [r, 0.95, z]), air('#f7d9a0', z)) +
    fill(q([l, 0.88, z], [l, 0.97, z], [r, 0.97, z], [r, 0.88, z]), air('#ffe9b8', z));
  for (let i = 0; i < 9; i += 1) {
    const [px, py] = view.at(l + 0.3 + (i * (width - 0.6)) / 8, 0.98, z + 0.3);
    const m = k * 0.24;
    svg += fill(
      `M${r1(px - m)} ${r1(py)}Q${r1(px - m * 0.5)} ${r1(py - m * 1.3)} ${r1(px)}
        ${r1(py - m * 1.4)}Q${r1(px + m * 0.5)} ${r1(py - m * 1.3)} ${r1(px + m)} ${r1(py)}Z`,
      air(random.pick(['#e8872a', '#c93a2a', '#7a8a34', '#f0c24a', '#e8a33d', '#8a2f4a', '#f3e0b8']), z),
    );
  }
  for (const px of [l, r])
    svg += fill(q([px - 0.05, 0, z], [px - 0.05, 2.7, z], [px + 0.05, 2.7, z], [px + 0.05, 0, z]), air('#2a1424', z));
  // Canopy: two slopes of canvas lit from below.
  svg +=
    fill(
      q([l - 0.3, 2.55, z - 0.4], [l, 3.35, z + 0.9], [r, 3.35, z + 0.9], [r + 0.3, 2.55, z - 0.4]),
      air('#c98a5c', z),
    ) +
    fill(q([l, 3.35, z + 0.9], [l - 0.1, 2.7, z + 2], [r + 0.1, 2.7, z + 2], [r, 3.35, z + 0.9]), air('#8a5058', z));
  for (let i = 0; i < 5; i += 1) {
    const a = l - 0.3 + ((i * 2 + 0.5) * (width + 0.6)) / 10;
    const w = (width + 0.6) / 11;
    svg += fill(
      q([a, 2.55, z - 0.4], [a + 0.06, 3.35, z + 0.9], [a + w, 3.35, z + 0.9], [a + w, 2.55, z - 0.4]),
      air('#e9bd84', z),
    );
  }
  svg += fill(
    q([l - 0.3, 2.55, z - 0.4], [r + 0.3, 2.55, z - 0.4], [r + 0.3, 2.3, z - 0.42], [l - 0.3, 2.3, z - 0.42]),
    air('#ffd690', z),
  );
  let bulbs = '';
  for (let i = 0; i <= 10; i += 1) {
    const t = i / 10;
    const [px, py] = view.at(l - 0.3 + t * (width + 0.6), 2.22 - 0.5 * 4 * t * (1 - t) * 0.5, z - 0.5);
    svg += `<circle cx="${r1(px)}" cy="${r1(py)}" r="${r1(k * 0.19)}" fill="#ffb04a" fill-opacity="0.3"/>`;
    bulbs += `<circle cx="${r1(px)}" cy="${r1(py)}" r="${r1(Math.max(2.6, k * 0.062))}"/>`;
  }
  return `${svg}<g fill="#fff3c4">${bulbs}</g>`;
}

function crowd(random: Random, near: number, far: number, count: number): { z: number; svg: string }[] {
  const robes = ['#3a2a5a', '#5a2a40', '#2541a8', '#7a3a34', '#3a3a4a', '#8a5a34', '#4a3a62', '#c9b08c', '#6a2440'];
  return Array.from({ length: count }, () => {
    const z = random.range(near, far);
    const x = random.range(-0.78, 0.78) * z;
    const [px, py] = view.at(x, 0, z);
    const wears = random.pick(['hood', 'scarf', 'cap', 'scarf'] as const);
    const dim = mix(random.pick(robes), '#1a1030', 0.42);
    const look = personLook(
      air(dim, z),
      air(mix(random.pick(['#e9d3ac', '#b4492b', '#e8a33d', '#2541a8', '#c9a0a0']), '#2a1838', 0.3), z),
      wears,
      air('#5a3228', z),
    );
    const at = {
      x: px,
      y: py,
      scale: (view.scale(z) * random.range(1.55, 1.8)) / 100,
      facing: random.next() < 0.5 ? (-1 as const) : (1 as const),
    };
    const s = at.scale;
    const cast = `<ellipse cx="${r1(px)}" cy="${r1(py + 3 * s)}" rx="${r1(24 * s)}" ry="${r1(5 * s)}" fill="#150a24"
      fill-opacity="0.5"/>`;
    return {
      z,
      svg:
        cast +
        stand(person({ ...look, ...(random.next() < 0.14 ? { carries: 'basket' as const } : {}) }, random.next()), at, {
          colour: air('#ffb868', z),
          dx: random.range(-1.4, 1.4) * s,
          dy: -1.2 * s,
        }),
    };
  });
}

/** A juice cart with its wall of oranges, near the viewer. */
function cart(x: number, z: number): { z: number; svg: string } {
  const k = view.scale(z);
  const q = (...spots: [number, number, number][]): string => view.face(spots);
  let svg =
    fill(q([x - 1.5, 0.3, z], [x - 1.5, 1.1, z], [x + 1.5, 1.1, z], [x + 1.5, 0.3, z]), '#2f7f62') +
    fill(q([x - 1.5, 0.98, z], [x - 1.5, 1.1, z], [x + 1.5, 1.1, z], [x + 1.5, 0.98, z]), '#e8a33d') +
    fill(q([x - 1.5, 0.5, z], [x - 1.5, 0.6, z], [x + 1.5, 0.6, z], [x + 1.5, 0.5, z]), '#f3e0b8');
  for (const wx of [-1.05, 1.05]) {
    const [px, py] = view.at(x + wx, 0.38, z - 0.05);
    svg += `<circle cx="${r1(px)}" cy="${r1(py)}" r="${r1(k * 0.38)}" fill="#1e1028"/><circle cx="${r1(px)}"
      cy="${r1(py)}" r="${r1(k * 0.28)}" fill="#b4692b"/><circle cx="${r1(px)}" cy="${r1(py)}" r="${r1(k * 0.07)}"
      fill="#1e1028"/>`;
  }
  for (let row = 0; row < 5; row += 1) {
    for (let i = 0; i < 13 - row; i += 1) {
      const [px, py] = view.at(x - 1.35 + row * 0.11 + i * 0.225, 1.2 + row * 0.19, z);
      const r = k * 0.115;
      svg += `<circle cx="${r1(px)}" cy="${r1(py)}" r="${r1(r)}" fill="#b8561a"/><circle cx="${r1(px - r * 0.1)}"
        cy="${r1(py - r * 0.16)}" r="${r1(r * 0.8)}" fill="#f0922e"/><circle cx="${r1(px - r * 0.2)}"
        cy="${r1(py - r * 0.35)}" r="${r1(r * 0.3)}" fill="#ffd98a"/>`;
    }
  }
  return { z, svg };
}

function life(): string {
  const random = makeRandom(83);
  const items: { z: number; svg: string }[] = STALLS.map((s) => ({ z: s.z, svg: stall(random, s) }));
  items.push(
    ...crowd(random, 38, 46, 34),
    ...crowd(random, 28, 36, 40),
    ...crowd(random, 21, 28, 44),
    ...crowd(random, 14, 20, 34),
    ...crowd(random, 9.6, 13, 7),
    cart(-2.1, 14.6),
    cart(6.2, 13.4),
  );
  return items
    .sort((a, b) => b.z - a.z)
    .map((item) => item.svg)
    .join('');
}

function glows(): string {
  let svg = `<defs><radialGradient id="w"><stop offset="0" stop-color="#ffb24a" stop-opacity="0.42"/><stop offset="0.4"
      stop-color="#ff8a3a" stop-opacity="0.14"/><stop offset="1" stop-color="#ff7a2c"
      stop-opacity="0"/></radialGradient></defs>`;
  for (const s of STALLS) {
    const [x, y] = view.at(s.x, 1.8, s.z);
    const k = view.scale(s.z);
    svg += `<ellipse cx="${r1(x)}" cy="${r1(y)}" rx="${r1(k * 4.2)}" ry="${r1(k * 3)}" fill="url(#w)"/>`;
  }
  return svg;
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 44,
    bottom: 900,
    stops: [
      [0, '#141a4c'],
      [0.35, '#2a2a6e'],
      [0.62, '#5a3a7a'],
      [0.82, '#a8586e'],
      [1, '#e88a5c'],
    ],
    glow: { x: 1300, y: 860, colour: '#ffab5c', reach: 900, strength: 0.6 },
    clouds: [
      {
        top: 120,
        bottom: 560,
        long: 1000,
        tall: 60,
        cover: 0.46,
        soft: 0.14,
        lit: '#b86a86',
        shade: '#33307a',
        alpha: 0.6,
      },
    ],
  });
  const smoke = drift(90, [255, 196, 140], (x, y) => {
    const plume = (cx: number, foot: number, w: number): number => {
      const up = foot - y;
      if (up < 0 || up > 760) return 0;
      const mid = cx + up * 0.26 + Math.sin(up / 130) * 26;
      return smooth(0, 60, up) * smooth(760, 200, up) * Math.exp(-(((x - mid) / (w + up * 0.28)) ** 2));
    };
    return 0.85 * (plume(1300, 1010, 60) + plume(1850, 1040, 70) + plume(330, 1060, 64) + plume(900, 930, 44));
  });
  const random = makeRandom(2);
  let stars = '';
  for (let i = 0; i < 70; i += 1)
    stars += `<circle cx="${r1(random.range(0, 2400))}" cy="${r1(random.next() ** 1.4 * 480)}"
      r="${r1(random.range(1, 2.6))}" fill="#fff3e0" fill-opacity="${random.range(0.3, 0.9).toFixed(2)}"/>`;
  const edge = `<defs><radialGradient id="ve" cx="0.5" cy="0.56" r="0.72"><stop offset="0.45" stop-color="#0c0a2a"
      stop-opacity="0"/><stop offset="1" stop-color="#0c0a2a" stop-opacity="0.6"/></radialGradient></defs><path d="M0
      0H2400V1600H0Z" fill="url(#ve)"/>`;
  return [
    sky,
    { svg: stars + skyline() + koutoubia() },
    square(),
    { svg: life() },
    { svg: glows(), blend: 'screen' },
    smoke,
    { svg: edge },
  ];
}

/** The food stalls of the great square after dark. */
export const jemaaElFnaNight: Scene = {
  key: 'jemaa-el-fna-night',
  title: 'Jemaa el-Fna after dark',
  alt:
    `Night on Jemaa el-Fna: rows of food stalls under strings of bulbs, smoke rising over the crowd, orange-juice
      carts in ` + 'front and the Koutoubia minaret against a violet sky.',
  caption: 'Jemaa el-Fna, Marrakech: the smoke goes up at seven',
  focal: { x: 44, y: 46 },
  paint,
};

import { makeRamp, mix, rgb, tint } from '../lib/colour.ts';
import { shadow, stand } from '../lib/figure.ts';
import { foliage } from '../lib/foliage.ts';
import { granite } from '../lib/granite.ts';
import { earthHouse } from '../lib/kasbah.ts';
import { clamp, r1, smooth, steps } from '../lib/maths.ts';
import { fbm, makeNoise, ridged } from '../lib/noise.ts';
import { palmTuft } from '../lib/palm.ts';
import { makeRandom } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import type { Terrain } from '../lib/terrain.ts';
import { paintTerrain } from '../lib/terrain.ts';
import { hiker } from '../lib/walker.ts';
import type { Layer, Scene } from '../types.ts';

const noise = makeNoise(923);
const HAZE = '#e0b4ac';

function land(): Terrain {
  const stone = makeRamp([
    [0, '#4f2f4c'],
    [0.3, '#95525a'],
    [0.55, '#cf7f68'],
    [0.8, '#f0ae84'],
    [1, '#ffdcb0'],
  ]);
  const grass = makeRamp([
    [0, '#35423c'],
    [0.4, '#6d7a44'],
    [0.75, '#b3b055'],
    [1, '#ebd988'],
  ]);
  const haze = rgb(HAZE);
  return paintTerrain({
    horizon: 760,
    focal: 1700,
    eye: 1.3,
    near: 1.9,
    far: 70,
    steps: 600,
    sun: [0.82, 0.4, -0.1],
    reach: 9,
    blend: true,
    height(x, z) {
      const floor = 0.05 * fbm(noise, x * 0.6, z * 0.6, 3) + 0.05 * Math.max(0, Math.abs(x) - 3);
      if (z < 14) return floor;
      // Jebel Lekst: a wall of rounded buttresses.
      const butt = Math.abs(Math.sin(x * 0.16 + noise(x * 0.06, 2) * 2)) ** 0.5;
      const wall =
        smooth(26 + 3 * noise(x * 0.1, 5), 40, z) * (5.4 + 3.4 * butt + 3 * ridged(noise, x * 0.06, z * 0.07, 5));
      return floor + smooth(14, 26, z) * 0.8 * (1 + noise(x * 0.2, z * 0.2)) + wall;
    },
    shade(g, out) {
      const brush = fbm(noise, g.x * 2, g.z * 1.6 + g.h, 3);
      const light = clamp(0.17 + g.sun * g.open * 0.98 + brush * 0.07);
      if (g.z < 20 && g.h < 0.9) {
        const field = fbm(noise, g.x * 0.5 + 3, g.z * 0.4, 2);
        const path = Math.abs(g.x - 0.5 - Math.sin(g.z * 0.6) * 0.6);
        if (field > -0.2) grass(steps(clamp(light + field * 0.16), 7, 0.6), out);
        else stone(steps(clamp(light), 7, 0.6), out);
        const flowers = smooth(0.44, 0.52, fbm(noise, g.x * 8, g.z * 6, 2)) * (1 - smooth(6, 10, g.z));
        tint(out, [255, 214, 110], flowers * 0.7);
        // Fallen petals.
        tint(
          out,
          [255, 226, 226],
          0.6 * smooth(0.5, 0.56, fbm(noise, g.x * 11 + 4, g.z * 8, 2)) * (1 - smooth(7, 11, g.z)),
        );
        tint(out, rgb('#e8bd92'), 0.85 * smooth(0.28, 0.2, path + brush * 0.06));
      } else stone(steps(clamp(light + Math.sin(g.h * 4 + g.x * 0.3) * 0.03), 7, 0.6), out);
      tint(out, haze, 0.62 * smooth(8, 48, g.z));
    },
  });
}

function things(terrain: Terrain): string {
  const random = makeRandom(64);
  const items: { z: number; svg: string }[] = [];
  const tones = ['#7a4454', '#a8605e', '#d98a6e', '#f6bd92'];
  // Heaps of rounded granite, the largest pair balanced.
  const heaps = [
    [-2.7, 6, 1.9, 1.5],
    [-1.75, 5.7, 0.9, 0.7],
    [-3.9, 7, 2.2, 1.3],
    [3.9, 7.4, 2, 1.5],
    [2.9, 7.1, 1, 0.8],
    [5.4, 8.6, 2.4, 2],
    [-5.6, 10, 3, 2.4],
    [1.4, 12, 1.6, 1.2],
    [-1.2, 13, 1.4, 0.9],
  ] as const;
  for (const [x, z, w, h] of heaps) {
    const at = terrain.project(x, z);
    const far = 0.5 * smooth(6, 18, z);
    const hued = tones.map((tone) => mix(tone, HAZE, far));
    const [bw, bh] = [w * at.scale, h * at.scale];
    let svg =
      `<ellipse cx="${r1(at.x - bw * 0.36)}" cy="${r1(at.y + bh * 0.06)}" rx="${r1(bw * 0.7)}" ry="${r1(bh * 0.1)}" fill="#3a2444" fill-opacity="0.36"/>` +
      granite(random, at.x, at.y + bh * 0.05, bw, bh, hued);
    if (w > 1.8) svg += granite(random, at.x + bw * 0.08, at.y - bh * 0.88, bw * 0.66, bh * 0.64, hued);
    items.push({ z, svg });
  }
  const pinks = [
    ['#b7728a', '#f0b6c2', '#fff0ee'],
    ['#c79aa8', '#f7dcdc', '#fffaf4'],
  ] as const;
  for (let i = 0; i < 64; i += 1) {
    const z = 4.3 + random.next() ** 1.2 * 12;
    const x = random.range(-0.72, 0.72) * z;
    const blocked = heaps.some(([hx, hz, w]) => Math.abs(hz - z) < 1.2 && Math.abs(hx - x) < w * 0.6);
    if (blocked || (z < 6.4 && x > 0.5 && x < 2.5) || Math.abs(x - 0.5 - Math.sin(z * 0.6) * 0.6) < 0.7) continue;
    const at = terrain.project(x, z);
    const s = at.scale * random.range(0.62, 0.86);
    const [dark, mid, lit] = pinks[random.next() < 0.65 ? 0 : 1]!;
    const far = 0.4 * smooth(6, 16, z);
    let limbs = '';
    for (const [dx, dy] of [
      [-0.3, -0.86],
      [0.02, -1],
      [0.32, -0.84],
    ] as const)
      limbs += `M${r1(at.x)} ${r1(at.y - s * 0.34)}Q${r1(at.x + dx * s * 0.3)} ${r1(at.y - s * 0.5)} ${r1(at.x + dx * s)} ${r1(at.y + dy * s)}`;
    items.push({
      z,
      svg:
        `<ellipse cx="${r1(at.x - s * 0.5)}" cy="${r1(at.y + 2)}" rx="${r1(s * 0.7)}" ry="${r1(s * 0.12)}" fill="#3a2444" fill-opacity="0.36"/>` +
        `<path d="M${r1(at.x)} ${r1(at.y + 3)}V${r1(at.y - s * 0.36)}" stroke="#46302f" stroke-width="${r1(s * 0.1)}" stroke-linecap="round"/>` +
        `<path d="${limbs}" stroke="#46302f" stroke-width="${r1(s * 0.05)}" fill="none" stroke-linecap="round"/>` +
        foliage(random, at.x, at.y - s * 0.98, s * 0.66, s * 0.5, {
          dark: mix(dark, HAZE, far),
          mid: mix(mid, HAZE, far),
          lit: mix(lit, '#ffeade', far),
          dab: Math.max(3, s * 0.045),
          count: z < 7 ? 300 : 130,
          sunX: 0.75,
          sunY: -0.66,
        }),
    });
  }
  for (let i = 0; i < 16; i += 1) {
    const z = 17 + random.range(0, 3);
    const at = terrain.project(-0.4 + random.range(-2.6, 4), z);
    const w = at.scale * random.range(0.7, 1.1);
    items.push({
      z,
      svg: earthHouse(
        random,
        {
          x: at.x - w / 2,
          y: at.y + 4,
          width: w,
          height: w * random.range(0.6, 1),
          turn: 0.36,
          tower: random.next() < 0.12,
        },
        { lit: mix('#f0b48c', HAZE, 0.2), shade: mix('#a4645a', HAZE, 0.3), dark: '#5a3444', sun: 1 },
      ),
    });
  }
  for (let i = 0; i < 12; i += 1) {
    const z = 15 + random.range(0, 3);
    const at = terrain.project(random.range(-4, 6), z);
    items.push({
      z,
      svg: palmTuft(
        random,
        at.x,
        at.y,
        at.scale * random.range(1, 1.5),
        { trunk: '#6d4a44', trunkLit: '#c8926c', dark: '#3f5a48', mid: '#71864e', lit: '#bfbc6a' },
        1,
      ),
    });
  }
  // A photographer, bent to a tripod.
  const z = 4.6;
  const at = terrain.project(1.55, z);
  const s = at.scale / 100;
  const guest = hiker({
    coat: '#2541a8',
    shade: '#1a2c70',
    legs: '#3a3f5c',
    skin: '#a5664a',
    wrap: '#e8a33d',
    stride: 0.5,
  });
  const place = { x: at.x, y: at.y, scale: s * 0.9, facing: -1 } as const;
  items.push({
    z,
    svg:
      shadow(guest, place, -1.3, 0.1, '#3a2444', 0.45) +
      stand(guest, place, { colour: '#ffeac4', dx: 2, dy: -1 }) +
      `<path d="M${r1(at.x - 34 * s)} ${r1(at.y - 62 * s)}L${r1(at.x - 50 * s)} ${r1(at.y)}M${r1(at.x - 34 * s)} ${r1(at.y - 62 * s)}L${r1(at.x - 22 * s)} ${r1(at.y)}M${r1(at.x - 34 * s)} ${r1(at.y - 62 * s)}L${r1(at.x - 36 * s)} ${r1(at.y + 4 * s)}" stroke="#2a1c28" stroke-width="${r1(2.2 * s)}"/>` +
      `<path d="M${r1(at.x - 42 * s)} ${r1(at.y - 74 * s)}h${r1(16 * s)}v${r1(12 * s)}h${r1(-16 * s)}zM${r1(at.x - 52 * s)} ${r1(at.y - 72 * s)}h${r1(10 * s)}v${r1(8 * s)}h${r1(-10 * s)}z" fill="#2a1c28"/>`,
  });
  return items
    .sort((a, b) => b.z - a.z)
    .map((item) => item.svg)
    .join('');
}

/** A flowering bough that reaches in from the right. */
function bough(): string {
  const random = makeRandom(12);
  let svg =
    '<path d="M2440 60Q2180 150 2010 130T1700 190" stroke="#46302f" stroke-width="22" fill="none" stroke-linecap="round"/>' +
    '<path d="M2190 132Q2080 250 1960 290M2320 100Q2280 260 2180 340M2010 130Q1930 90 1850 60" stroke="#46302f" stroke-width="11" fill="none" stroke-linecap="round"/>';
  for (let i = 0; i < 92; i += 1) {
    const t = random.next();
    const branch = random.int(0, 3);
    const [x, y] =
      branch === 0
        ? [2440 - 740 * t, 60 + 130 * t + 40 * Math.sin(t * 4)]
        : branch === 1
          ? [2190 - 230 * t, 132 + 158 * t]
          : branch === 2
            ? [2320 - 140 * t, 100 + 240 * t]
            : [2010 - 160 * t, 130 - 70 * t];
    const r = random.range(16, 30);
    const [cx, cy] = [x + random.gauss() * 26, y + random.gauss() * 22];
    let petals = '';
    const turn = random.range(0, 1.2);
    for (let k = 0; k < 5; k += 1) {
      const a = turn + (k / 5) * Math.PI * 2;
      petals += `<circle cx="${r1(cx + Math.cos(a) * r * 0.5)}" cy="${r1(cy + Math.sin(a) * r * 0.5)}" r="${r1(r * 0.5)}" fill="${random.pick(['#fbdfe2', '#f6c6d0', '#fff3f0', '#efaebd'])}"/>`;
    }
    svg += `${petals}<circle cx="${r1(cx)}" cy="${r1(cy)}" r="${r1(r * 0.24)}" fill="#c8506c"/>`;
  }
  return svg;
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 19,
    bottom: 800,
    stops: [
      [0, '#3d7fc4'],
      [0.5, '#8fb8dc'],
      [1, '#f3dccc'],
    ],
    clouds: [
      {
        top: 40,
        bottom: 380,
        long: 620,
        tall: 90,
        cover: 0.44,
        soft: 0.12,
        lit: '#fff6ea',
        shade: '#b6c2dc',
        alpha: 0.75,
      },
    ],
  });
  const terrain = land();
  return [sky, terrain.layer, { svg: things(terrain) + bough() }];
}

/** Almond blossom among the granite of Tafraoute. */
export const tafraouteBlossom: Scene = {
  key: 'tafraoute-blossom',
  title: 'Blossom at Tafraoute',
  alt:
    'A photographer stands at a tripod on a path between almond trees in pink blossom and heaps of rounded granite; ' +
    'a village and the red wall of Jebel Lekst close the valley.',
  caption: 'The Ameln valley in the second week of February, give or take a fortnight',
  focal: { x: 52, y: 58 },
  paint,
};

import { makeRamp, rgb, tint } from '../lib/colour.ts';
import { duneField } from '../lib/dunes.ts';
import { shadow, stand } from '../lib/figure.ts';
import { clamp, r1, smooth, steps } from '../lib/maths.ts';
import { mistLayer } from '../lib/mist.ts';
import { fbm, makeNoise } from '../lib/noise.ts';
import { paintSky } from '../lib/sky.ts';
import type { Terrain } from '../lib/terrain.ts';
import { paintTerrain } from '../lib/terrain.ts';
import { van } from '../lib/vehicles.ts';
import type { Layer, Scene } from '../types.ts';

const noise = makeNoise(433);

/** The wheel track across the lake bed. */
function track(z: number): number {
  return 0.6 - Math.sin(z * 0.16 + 0.4) * 1.7 * smooth(2, 9, z) + smooth(8, 30, z) * 3;
}

/** Distance to the nearest crack between plates of dried mud, and a number for the plate. */
function plate(x: number, z: number): { edge: number; tone: number } {
  let [first, second, tone] = [9, 9, 0];
  const [ix, iz] = [Math.floor(x), Math.floor(z)];
  for (let j = -1; j <= 1; j += 1) {
    for (let i = -1; i <= 1; i += 1) {
      const [cx, cz] = [ix + i, iz + j];
      const px = cx + 0.5 + 0.42 * noise(cx * 1.7 + 0.3, cz * 2.3 + 0.7);
      const pz = cz + 0.5 + 0.42 * noise(cx * 2.9 + 5.1, cz * 1.3 + 3.3);
      const d = Math.hypot(px - x, pz - z);
      if (d < first) {
        second = first;
        first = d;
        tone = noise(cx * 3.1 + 0.5, cz * 3.7 + 0.5);
      } else if (d < second) second = d;
    }
  }
  return { edge: second - first, tone };
}

function land(): Terrain {
  const clay = makeRamp([
    [0, '#4c3a4c'],
    [0.35, '#94716a'],
    [0.6, '#cda486'],
    [0.85, '#efd3ac'],
    [1, '#fff0d2'],
  ]);
  const sand = makeRamp([
    [0, '#6d3f5c'],
    [0.4, '#b8695c'],
    [0.7, '#eaa063'],
    [1, '#ffd694'],
  ]);
  const haze = rgb('#efd0b4');
  return paintTerrain({
    horizon: 830,
    focal: 1700,
    eye: 1.3,
    near: 1.7,
    far: 120,
    steps: 620,
    sun: [0.82, 0.4, 0.1],
    reach: 8,
    height(x, z) {
      if (z < 40) return 0;
      return smooth(42, 56, z) * (0.6 + duneField(noise, x + 8, z, 16, 0.5) * 5.6 * (0.6 + 0.5 * noise(x * 0.03, 4)));
    },
    shade(g, out) {
      if (g.z > 42) {
        sand(steps(clamp(0.16 + g.sun * g.open * 1.05), 7, 0.7), out);
        tint(out, haze, 0.42 + 0.16 * smooth(50, 100, g.z));
        return;
      }
      const bend = noise(g.x * 0.5, g.z * 0.5) * 0.24;
      const { edge, tone } = plate((g.x + bend) * 2.1, (g.z + bend) * 1.5);
      const near = 1 - smooth(7, 15, g.z);
      const wide = 0.045 + g.z * 0.006;
      const brush = fbm(noise, g.x * 3, g.z * 3, 2);
      const rim = smooth(wide * 4, wide, edge) * smooth(wide * 0.9, wide * 1.6, edge) * 0.12;
      clay(steps(clamp(0.7 + tone * 0.16 * near + brush * 0.06 + rim * near), 9, 0.7), out);
      tint(out, rgb('#4a3348'), smooth(wide, wide * 0.4, edge) * 0.78 * near);
      const off = Math.abs(g.x - track(g.z));
      const rut = smooth(0.15, 0.06, Math.abs(off - 0.34) + brush * 0.03);
      tint(out, rgb('#f4dcb8'), rut * 0.75);
      tint(out, rgb('#9a7468'), smooth(0.05, 0, Math.abs(off - 0.44)) * 0.35);
      // The far bed shines like water, as it does.
      const mirage = smooth(24, 38, g.z) * smooth(-0.1, 0.3, fbm(noise, g.x * 0.12, g.z * 0.5, 2));
      tint(out, haze, 0.5 * smooth(6, 30, g.z));
      tint(out, rgb('#c4d3de'), mirage * 0.75);
    },
  });
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 91,
    bottom: 870,
    stops: [
      [0, '#2b62aa'],
      [0.4, '#6fa0ce'],
      [0.75, '#c9d7d8'],
      [1, '#f6dfc0'],
    ],
    glow: { x: 2250, y: 420, colour: '#fff0c8', reach: 900, strength: 0.4 },
    clouds: [
      {
        top: 30,
        bottom: 640,
        long: 620,
        tall: 150,
        cover: 0.5,
        soft: 0.11,
        lit: '#fff8ea',
        shade: '#a9b9d2',
        alpha: 0.86,
      },
      {
        top: 560,
        bottom: 780,
        long: 900,
        tall: 30,
        cover: 0.44,
        soft: 0.1,
        lit: '#fff2dc',
        shade: '#c4c6d2',
        alpha: 0.7,
      },
    ],
  });
  const terrain = land();
  const z = 7.4;
  const at = terrain.project(track(z) + 0.05, z);
  const car = van('#f3ead8', '#b49c8c', '#b4492b');
  const place = { x: at.x, y: at.y, scale: (at.scale * 0.92) / 100, facing: -1 } as const;
  const dust = Array.from({ length: 26 }, (_, i) => {
    const t = i / 25;
    const [x, zz] = [track(z + t * 7) + 0.4 + t * 1.3, z + 0.2 + t * 7];
    const spot = terrain.project(x, zz);
    const s = spot.scale / 100;
    return [
      spot.x + 90 * s,
      spot.y - (22 + t * 84) * s + 8 * noise(t * 9, 2),
      (60 + t * 200) * s,
      (36 + t * 110) * s,
      0.5 * (1 - t) ** 0.9,
    ] as const;
  });
  const far = terrain.project(-6.4, 25);
  // Flamingos in the strip that may be water.
  let birds = '';
  for (let i = 0; i < 7; i += 1)
    birds += `<path d="M${r1(far.x + i * 34 + (i % 2) * 12)} ${r1(far.y)}v-16q-2 -8 6 -9q9 0 9 -7" stroke="#d97f86" stroke-width="4" fill="none"/>`;
  return [
    sky,
    terrain.layer,
    { svg: birds },
    mistLayer(dust, '#f3dcbc'),
    {
      svg: shadow(car, place, -0.9, 0.06, '#4a3348', 0.5) + stand(car, place, { colour: '#fff6dc', dx: 2, dy: -1 }),
    },
  ];
}

/** A car crosses the dry bed of Lake Iriki. */
export const irikiTrack: Scene = {
  key: 'iriki-track',
  title: 'Across Lake Iriki',
  alt:
    'A pale car with a roof rack crosses a wide lake bed of cracked clay, trailing dust; far off, flamingos stand in ' +
    'what may be water, and behind it lie the dunes of Chigaga under tall clouds.',
  caption: 'Iriki in October: half of it is mirage, and nobody agrees which',
  focal: { x: 47, y: 62 },
  paint,
};

import { makeRamp, mix, rgb, tint } from '../../lib/colour.ts';
import { foliage } from '../../lib/foliage.ts';
import { clamp, smooth, steps } from '../../lib/maths.ts';
import { roofHouse } from '../../lib/medina.ts';
import { minaret, tiledHall } from '../../lib/minaret.ts';
import { fbm } from '../../lib/noise.ts';
import { paintPixels } from '../../lib/pixels.ts';
import { makeRandom } from '../../lib/random.ts';
import { place } from '../../lib/turned.ts';
import type { Layer } from '../../types.ts';
import { HAZE, noise, tower, view } from './base.ts';

export function hills(): Layer {
  const far = makeRamp([
    [0, '#6a5a8e'],
    [0.5, '#8f6e97'],
    [1, '#c98e98'],
  ]);
  const near = makeRamp([
    [0, '#4d4676'],
    [0.5, '#6f567f'],
    [1, '#b77d84'],
  ]);
  return paintPixels(
    0.5,
    (x, y, out) => {
      const a =
        560 - 120 * Math.exp(-(((x - 1750) / 620) ** 2)) - noise(x / 360, 2) * 34 - fbm(noise, x / 120, 5, 3) * 10;
      const b =
        640 - 90 * Math.exp(-(((x - 480) / 520) ** 2)) - noise(x / 300, 12) * 28 - fbm(noise, x / 70, 15, 3) * 7;
      const front = clamp((y - b) * 0.5 + 0.5);
      out[3] = Math.max(front, clamp((y - a) * 0.5 + 0.5));
      if (out[3] <= 0) return;
      const fold = fbm(noise, x / 150 + y / 220, y / 70, 4);
      (front > 0.5 ? near : far)(steps(clamp(0.42 + fold * 0.6 - (x - 1200) / 4200), 6, 0.8), out);
      tint(out, rgb('#eeb09a'), 0.5 * smooth(500, 760, y));
    },
    { top: 380, bottom: 900 },
  );
}

export function city(): string {
  const random = makeRandom(404);
  let svg = '';
  const ground = (z: number): number => 22 * smooth(150, 330, z);
  let z = 330;
  let shown = 0;
  while (z > 20) {
    const pace = 6.2 + z * 0.05;
    const reach = (z * 1250) / 1650 + 12;
    const far = clamp(1 - Math.exp(-(z - 20) / 170));
    const hue = (colour: string): string => mix(colour, HAZE, far * 0.78);
    const look = {
      front: hue('#74527c'),
      side: hue('#e39c72'),
      roof: hue('#dcaea4'),
      floor: hue('#846c9a'),
      dark: hue('#2c2048'),
      lamp: mix('#ffc65e', '#f3c0a0', far * 0.5),
    };
    const places: { x: number; width: number }[] = [];
    for (let x = -reach; x < reach; x += 0) {
      const width = random.range(5, 11) * (1 + z / 260);
      places.push({ x: x + width / 2, width });
      x += width * random.range(0.94, 1.12);
    }
    // Far from the middle first, so that side walls tuck behind.
    places.sort((p, q) => Math.abs(q.x) - Math.abs(p.x));
    for (const p of places) {
      if (z < 60 && random.next() < 0.1) continue;
      const top = ground(z) + random.range(6.5, 14.5) + (random.next() < 0.1 ? 3 : 0);
      const house = {
        x: p.x,
        z: z + random.range(-1, 1),
        width: p.width,
        depth: pace * 1.15,
        base: ground(z) - 3,
        top,
      };
      svg += roofHouse(view, random, house, look);
      if (random.next() < 0.5 && z < 200) {
        const hut = {
          ...house,
          x: p.x + random.range(-0.2, 0.2) * p.width,
          z: house.z + pace * 0.5,
          width: p.width * 0.34,
          depth: pace * 0.36,
          base: top - 0.9,
          top: top + 2.2,
        };
        svg += roofHouse(view, random, hut, look);
      }
      if (random.next() < 0.12 && z > 40 && z < 230) {
        const [tx, ty] = view.at(p.x, top - 1, z);
        const s = view.scale(z);
        svg += foliage(random, tx, ty, s * 2.4, s * 2.8, {
          dark: hue('#1d3038'),
          mid: hue('#37513f'),
          lit: hue('#8d8a55'),
          dab: s * 0.34,
          count: 60,
          sunX: -0.8,
          sunY: -0.5,
        });
      }
    }
    if (z < 230 && shown === 0) {
      shown = 1;
      const [mx, my] = view.at(62, 4, 226);
      svg += place(minaret(tower(0.52)), mx, my, 0.4);
    }
    if (z < 128 && shown === 1) {
      shown = 2;
      svg +=
        tiledHall(view, 6, 126, 34, 12, 2, 13, 18.4, tower(0.3)) +
        tiledHall(view, 12, 114, 30, 11, 2, 12.6, 17.6, tower(0.25));
      const [mx, my] = view.at(-15, 2, 112);
      svg += place(minaret(tower(0.2)), mx, my, 1.08);
    }
    z -= pace;
  }
  return svg;
}

import { r1, smooth } from '../lib/maths.ts';
import { makeRandom } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import { glow } from '../lib/tent.ts';
import { drift } from '../lib/wash.ts';
import { bank, camp } from '../parts/imilchil-lake/camp.ts';
import { lake, range } from '../parts/imilchil-lake/land.ts';
import type { Layer, Scene } from '../types.ts';

function paint(): Layer[] {
  const sky = paintSky({
    seed: 15,
    bottom: 850,
    stops: [
      [0, '#232a66'],
      [0.3, '#4c4688'],
      [0.55, '#8f6298'],
      [0.76, '#d9858c'],
      [0.92, '#f7b48a'],
      [1, '#ffd29c'],
    ],
    glow: { x: 2250, y: 760, colour: '#ffcf90', reach: 1000, strength: 0.6 },
    clouds: [
      {
        top: 120,
        bottom: 520,
        long: 1000,
        tall: 54,
        cover: 0.5,
        soft: 0.13,
        lit: '#ffae92',
        shade: '#5f5096',
        alpha: 0.7,
      },
    ],
  });
  const land = range();
  const random = makeRandom(4);
  let stars = '<path d="M612 196a46 46 0 1 0 40 70a38 38 0 0 1 -40 -70z" fill="#fff3d8"/>';
  for (let i = 0; i < 46; i += 1)
    stars += `<circle cx="${r1(random.range(0, 2400))}" cy="${r1(random.next() ** 1.6 * 420)}"
      r="${r1(random.range(1, 2.6))}" fill="#fff3e0" fill-opacity="${random.range(0.3, 0.8).toFixed(2)}"/>`;
  const smoke = drift(
    31,
    [214, 190, 210],
    (x, y) =>
      0.34 *
      smooth(1210, 1120, y) *
      smooth(700, 980, y) *
      Math.exp(-(((x - 470 - (1200 - y) * 0.28) / (24 + (1210 - y) * 0.22)) ** 2)),
  );
  const lamps =
    glow('l1', 470, 1236, 260, 120, '#ff9a4a', 0.5) +
    glow('l2', 800, 1280, 210, 100, '#ff9a4a', 0.45) +
    glow('l3', 190, 1300, 330, 150, '#ff9a4a', 0.5);
  return [sky, { svg: stars }, land, lake(land, sky), bank(), smoke, { svg: camp() }, { svg: lamps, blend: 'screen' }];
}

/** Lake Tislit above Imilchil at dusk. */
export const imilchilLake: Scene = {
  key: 'imilchil-lake',
  title: 'Lake Tislit at dusk',
  alt:
    `Dusk at Lake Tislit: pink peaks mirrored in still water, lamplit shepherd tents on the bank and a herdsman in
      blue with ` + 'his grazing flock.',
  caption: 'Tislit, 2,250 metres: the lake of the bride',
  focal: { x: 46, y: 50 },
  paint,
};

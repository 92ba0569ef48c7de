import { rgb, tint } from '../../lib/colour.ts';
import { r1, smooth } from '../../lib/maths.ts';
import { fbm } from '../../lib/noise.ts';
import { paintPixels } from '../../lib/pixels.ts';
import { pairs } from '../../lib/points.ts';
import type { Random } from '../../lib/random.ts';
import { place, turned } from '../../lib/turned.ts';
import type { Layer } from '../../types.ts';
import { noise } from './base.ts';

/** Shop wall: tadelakt in shade with a slanting sheet of light, and the edge of the counter. */
export function shop(): Layer {
  const [wall, cloth] = [rgb('#7d3a2c'), rgb('#2a1a30')];
  return paintPixels(0.5, (x, y, out) => {
    const brush = fbm(noise, x / 260, y / 200, 3);
    const lean = x + y * 0.7;
    const light =
      smooth(500, 700, lean) * smooth(1500, 1250, lean) * 0.8 +
      smooth(1750, 1850, lean) * smooth(2250, 2150, lean) * 0.4;
    if (y < 660) {
      for (let c = 0; c < 3; c += 1) out[c] = wall[c]! * (0.62 + brush * 0.14 + light * 0.8);
      tint(out, [255, 206, 130], light * 0.3);
      tint(out, [30, 12, 28], 0.55 * smooth(320, 660, y));
    } else {
      for (let c = 0; c < 3; c += 1)
        out[c] = cloth[c]! * (0.9 + brush * 0.2) + (c === 0 ? 22 : 8) * smooth(900, 1600, y);
    }
  });
}

/** A shelf of brass pots with hanging garlands of peppers. */
export function shelf(random: Random): string {
  let svg = `<path d="M0 452H2400V480H0Z" fill="#4a2418"/><path d="M0 448H2400V458H0Z" fill="#c98a4c"/><path d="M0
      480H2400V520H0Z" fill="#14081a" fill-opacity="0.5"/>`;
  for (let i = 0; i < 13; i += 1) {
    const x = 80 + i * 188 + random.range(-14, 14);
    const tone = random.pick(['#b9803a', '#9a6a34', '#2f5a72', '#c99a5c', '#8a3f2c']);
    const jar = {
      flat: 0.12,
      profile:
        i % 2 === 0
          ? pairs('44 0, 66 40, 66 110, 40 150, 44 166')
          : pairs('56 0, 60 30, 60 130, 50 140, 54 152, 30 170, 6 190'),
    };
    svg += place(
      turned(jar, tone, [
        { from: -0.9, to: -0.5, fill: '#ffdf9c', alpha: 0.7 },
        { from: 0.1, to: 1, fill: '#1e0c1e', alpha: 0.5 },
        { from: 0.6, to: 1, fill: '#1e0c1e', alpha: 0.4 },
      ]),
      x,
      450,
      1,
    );
  }
  for (const x of [300, 760, 1660, 2140]) {
    for (let k = 0; k < 26; k += 1) {
      const [px, py] = [x + random.range(-26, 26), 480 + k * 10];
      const side = random.next() < 0.5 ? -1 : 1;
      svg += `<path d="M${r1(px)} ${py}q${side * 26} 8 ${side * 34} 44q${-side * 26} -10 ${-side * 34} -44z"
        fill="${random.pick(['#a3241c', '#c93a22', '#7a1a1e', '#d9582c'])}"/>`;
    }
  }
  return svg;
}

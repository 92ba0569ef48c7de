import { mix } from '../../lib/colour.ts';
import { clamp, r1, smooth } from '../../lib/maths.ts';
import { minaret } from '../../lib/minaret.ts';
import { fbm } from '../../lib/noise.ts';
import { palm } from '../../lib/palm.ts';
import { paintPixels } from '../../lib/pixels.ts';
import { pairs } from '../../lib/points.ts';
import { makeRandom } from '../../lib/random.ts';
import { place } from '../../lib/turned.ts';
import type { Layer } from '../../types.ts';
import { noise, STALLS } from './base.ts';

export function square(): Layer {
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

export function skyline(): string {
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

export function koutoubia(): string {
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

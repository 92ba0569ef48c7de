import { mix } from '../../lib/colour.ts';
import { shadow, stand } from '../../lib/figure.ts';
import { foliage } from '../../lib/foliage.ts';
import { earthHouse } from '../../lib/kasbah.ts';
import { clamp } from '../../lib/maths.ts';
import { mule } from '../../lib/mule.ts';
import { palm } from '../../lib/palm.ts';
import { makeRandom } from '../../lib/random.ts';
import type { Terrain } from '../../lib/terrain.ts';
import { robed } from '../../lib/walker.ts';
import { OASIS, watered } from './land.ts';

export function oasis(terrain: Terrain): string {
  const random = makeRandom(14);
  const items: { x: number; z: number; kind: number }[] = [];
  for (let i = 0; i < 600 && items.length < 190; i += 1) {
    const [x, z] = [OASIS.x + random.range(-16, 16), OASIS.z + random.range(-9, 9)];
    const near = clamp((52 - z) / 14);
    if (watered(x, z) < 0.4 || random.next() < 1.2 * near) continue;
    const village = Math.hypot(x - 2.2, (z - 44) * 1.2) < 3.4;
    items.push({ x, z, kind: village ? 2 : random.next() < 0.62 ? 0 : 1 });
  }
  items.sort((a, b) => b.z - a.z);
  let svg = '';
  for (const item of items) {
    const at = terrain.project(item.x, item.z);
    const far = clamp((item.z - 38) / 18) * 0.5 + 0.1;
    const hue = (colour: string): string => mix(colour, '#d99a7c', far);
    const s = at.scale;
    if (item.kind === 2) {
      const look = { lit: hue('#e0925a'), shade: hue('#7c3d3c'), dark: hue('#4a2030'), sun: -1 as const };
      const tower = random.next() < 0.34;
      const width = s * random.range(0.9, 1.5) * (tower ? 0.7 : 1);
      svg += earthHouse(
        random,
        { x: at.x, y: at.y, width, height: s * (tower ? 1.9 : random.range(0.8, 1.2)), turn: 0.36, tower },
        look,
      );
      continue;
    }
    svg += `<path d="M${at.x.toFixed(1)} ${at.y.toFixed(1)}l${(s * 2.6).toFixed(1)} ${(s * 0.1).toFixed(1)}"
      stroke="#2b2436" stroke-width="${(s * 0.3).toFixed(1)}" stroke-opacity="0.34" stroke-linecap="round"/>`;
    if (item.kind === 1) {
      svg += foliage(random, at.x, at.y - s * 0.2, s * random.range(0.6, 1.1), s * random.range(0.35, 0.55), {
        dark: hue('#22382d'),
        mid: hue('#40582f'),
        lit: hue('#a39a45'),
        dab: s * 0.1,
        count: 46,
        sunX: -0.95,
        sunY: -0.3,
      });
    } else {
      svg += palm(
        random,
        at.x,
        at.y,
        s * random.range(1.5, 2.3),
        {
          trunk: hue('#4d3030'),
          trunkLit: hue('#c98a5a'),
          dark: hue('#1e3630'),
          mid: hue('#3c5831'),
          lit: hue('#b0a348'),
        },
        -1,
      );
    }
  }
  return svg;
}

export function walkers(terrain: Terrain): string {
  const rim = { colour: '#ffe0a4', dx: -2.2, dy: -1 };
  const pack = mule({
    body: '#4c2f33',
    far: '#2c1a26',
    shade: '#371f2b',
    muzzle: '#a98a74',
    pack: '#b4492b',
    packShade: '#7d2f24',
    stride: 0.15,
  });
  const man = (coat: string, wrap: string, stride: number) =>
    robed({
      coat,
      shade: mix(coat, '#3a1c34', 0.55),
      legs: '#2c1a26',
      skin: '#5a3028',
      wrap,
      stride,
      staff: stride < 0.3,
    });
  const cast = [
    { parts: pack, x: 2.9, z: 13.7, high: 0.0066 },
    { parts: man('#efe3cc', '#2541a8', 0.2), x: 3.42, z: 13.8, high: 0.0076 },
    { parts: man('#2541a8', '#f3dcae', 0.62), x: 2.22, z: 13.6, high: 0.0074 },
  ];
  return cast
    .map(({ parts, x, z, high }) => {
      const at = terrain.project(x, z);
      const placing = { x: at.x, y: at.y, scale: at.scale * high };
      return shadow(parts, placing, 2.6, 0.3, '#3d1c34', 0.62) + stand(parts, placing, rim);
    })
    .join('');
}

import { mix } from '../../lib/colour.ts';
import { clamp, smooth } from '../../lib/maths.ts';
import { paintPixels } from '../../lib/pixels.ts';
import { makeRandom } from '../../lib/random.ts';
import { horseshoe, onPlane } from '../../lib/view.ts';
import type { Layer } from '../../types.ts';
import { air, END, fill, GAPS, noise, ROOF, view, WALL } from './base.ts';

export function ground(): Layer {
  return paintPixels(
    0.5,
    (x, y, out) => {
      const z = (1450 * 1.7) / (y - 850);
      if (z < 0 || z > END) {
        out[3] = 0;
        return;
      }
      const u = ((x - 1230) * z) / 1450;
      const slab = Math.abs((u * 1.6 + Math.floor(z * 1.4) * 0.5) % 1);
      const joint = Math.min(smooth(0, 0.05, slab) * smooth(1, 0.95, slab), smooth(0, 0.08, (z * 1.4) % 1));
      const worn =
        noise(u * 1.4, z * 0.8) * 0.12 +
        noise(Math.floor(u * 1.6 + Math.floor(z * 1.4) * 0.5) * 7.1, Math.floor(z * 1.4) * 3.3) * 0.1;
      let light = 0;
      for (const gap of GAPS)
        light = Math.max(
          light,
          smooth(0.75, 0.55, Math.abs(z - gap + 0.3 + noise(u * 2, gap) * 0.12)) *
            smooth(1.5, 1.35, Math.abs(u - 0.35)) *
            (0.75 + 0.25 * smooth(-0.1, 0.1, Math.sin(u * 19 + z * 3))),
        );
      const tone = (0.42 + worn) * (0.84 + 0.16 * joint) + light * 0.75;
      const far = clamp(1 - Math.exp(-Math.max(0, z - 2.5) / 13)) * 0.86;
      const base = [150, 84, 66];
      const dust = [240, 184, 120];
      for (let c = 0; c < 3; c += 1)
        out[c] =
          Math.min(255, base[c]! * tone * (c === 2 ? 1.06 - light * 0.24 : 1) * 1.15) * (1 - far) + dust[c]! * far;
    },
    { top: 850, bottom: 1600 },
  );
}

export function structure(): string {
  let svg = `<defs><radialGradient id="end" cx="0.51" cy="0.52" r="0.24"><stop offset="0" stop-color="#fff3cc"/><stop
    offset="0.4" stop-color="#fbd495"/><stop offset="1" stop-color="#dd9a60"/></radialGradient></defs>`;
  svg += '<path d="M0 0H2400V1600H0Z" fill="#2c1420"/><path d="M700 500H1760V1000H700Z" fill="url(#end)"/>';
  const wall = view.face([
    [-WALL, 0, END],
    [-WALL, ROOF, END],
    [WALL, ROOF, END],
    [WALL, 0, END],
  ]);
  const arch = onPlane(view, horseshoe(2.3, 3.3, 0.12, 0.16), (u, v) => [u, v, END]);
  svg += `<path d="${wall}${arch}" fill-rule="evenodd" fill="#c47a4c"/><path d="${arch}" fill="none" stroke="#f3c78a"
    stroke-width="6"/>`;
  for (let z: number = END; z > 1.2; z -= 1.5) {
    const next = Math.max(0.8, z - 1.55);
    for (const side of [-1, 1]) {
      const tone = side === 1 ? ['#96452f', '#a9563a'] : ['#5d2a32', '#6b3238'];
      svg += fill(
        view.face([
          [side * WALL, 0, z],
          [side * WALL, ROOF, z],
          [side * WALL, ROOF, next],
          [side * WALL, 0, next],
        ]),
        air(tone[Math.round(z / 1.5) % 2]!, z),
      );
    }
  }
  return svg;
}

export function roof(): string {
  const random = makeRandom(8);
  let svg = '';
  for (let z: number = END; z > 1.6; z -= 0.3) {
    const gap = GAPS.some((g) => Math.abs(z - g) < 0.42);
    const n = 13;
    for (let i = 0; i < n; i += 1) {
      if (gap && random.next() < 0.72) continue;
      const [a, b] = [-WALL + (i / n) * WALL * 2, -WALL + ((i + 0.93) / n) * WALL * 2];
      const y = ROOF + random.range(-0.03, 0.05);
      svg += fill(
        view.face([
          [a, y, z],
          [b, y, z],
          [b + random.range(-0.1, 0.1), y, z - 0.27],
          [a, y, z - 0.27],
        ]),
        air(mix('#4a2822', '#8a5230', random.next() * (gap ? 1 : 0.5)), z),
      );
    }
    if (Math.round(z * 10) % 24 < 3)
      svg += fill(
        view.face([
          [-WALL, ROOF - 0.02, z],
          [WALL, ROOF - 0.02, z],
          [WALL, ROOF - 0.24, z],
          [-WALL, ROOF - 0.24, z],
        ]),
        air('#2a1418', z),
      );
  }
  return svg;
}

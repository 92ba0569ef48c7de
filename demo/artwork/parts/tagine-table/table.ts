import { smooth } from '../../lib/maths.ts';
import { paintPixels } from '../../lib/pixels.ts';
import { pairs } from '../../lib/points.ts';
import type { Random } from '../../lib/random.ts';
import { bread, cast, disc, leafHeap, olives, orange, paintedPlate, slices } from '../../lib/table.ts';
import { makeZellige } from '../../lib/zellige.ts';
import type { Layer } from '../../types.ts';
import { HUB, noise } from './base.ts';

/** A round mosaic table seen from above on a terracotta floor, with leaf shadow lying across it. */
export function table(): Layer {
  const tiles = makeZellige({
    ground: '#efe6d2',
    star: '#2553a6',
    heart: '#e8a33d',
    knot: '#2f8a86',
    grout: '#9aa4b4',
  });
  const dapple = (x: number, y: number): number =>
    smooth(0.02, 0.5, noise(x / 210 + y / 700, y / 150) + noise(x / 70, y / 90) * 0.35 + (x - y * 0.4 - 1500) / 1900);
  return paintPixels(1, (x, y, out) => {
    const [dx, dy] = [x - HUB.x, y - HUB.y];
    const d = Math.sqrt(dx * dx + dy * dy);
    if (d > 1130) {
      const [i, j] = [Math.floor(x / 190), Math.floor(y / 190)];
      const seam = Math.min(x / 190 - i, y / 190 - j, 1 - x / 190 + i, 1 - y / 190 + j);
      const tone =
        0.8 +
        noise(i * 3.7, j * 5.1) * 0.14 +
        noise(x / 60, y / 60) * 0.05 -
        smooth(1260, 1130, Math.hypot(dx - 60, dy - 50)) * 0.4;
      for (let c = 0; c < 3; c += 1) out[c] = [184, 92, 60][c]! * tone * (0.72 + 0.28 * smooth(0, 0.03, seam));
    } else if (d > 1050) {
      const rim = 0.9 + 0.3 * ((-dx - dy) / d) * 0.7;
      for (let c = 0; c < 3; c += 1) out[c] = [150, 92, 48][c]! * rim;
    } else if (d > 1040 || (d > 952 && d < 964)) {
      for (let c = 0; c < 3; c += 1) out[c] = [28, 52, 112][c]!;
    } else if (d > 960) {
      const a = (Math.atan2(dy, dx) / 6.28319) * 60;
      const t = Math.abs(a - Math.floor(a) - 0.5) * 2;
      const tooth = (d - 960) / 90;
      const blue = t < tooth;
      for (let c = 0; c < 3; c += 1) out[c] = (blue ? [32, 66, 150] : [239, 230, 210])[c]!;
    } else {
      tiles(dx / 96, dy / 96, 1 / 96, out);
    }
    const shade = dapple(x, y) * 0.3;
    for (let c = 0; c < 3; c += 1) out[c] = out[c]! * (1 - shade * (c === 2 ? 0.5 : 1)) * (c === 2 ? 0.9 : 1.03);
  });
}

export function spread(random: Random): string {
  let svg = '';
  svg +=
    paintedPlate(640, 520, 176, '#2541a8', '#e8a33d') +
    slices(632, 512, 9, '#cf3a2a', '#f08a6a', 36, 96) +
    leafHeap(random, 640, 520, 70, 22);
  svg +=
    paintedPlate(560, 960, 160, '#2f7f62', '#b4492b') +
    leafHeap(random, 560, 960, 96, 60) +
    slices(560, 960, 4, '#e2703a', '#ffc08a', 26, 60);
  svg +=
    paintedPlate(1080, 300, 132, '#b4492b', '#2541a8') +
    olives(random, 1080, 300, 92, 46, ['#5a6a2c', '#7a8a34', '#3f4a22', '#4a2a44']);
  svg +=
    paintedPlate(1560, 1250, 172, '#2541a8', '#2f7f62') +
    slices(1560, 1250, 8, '#8a2148', '#d0507a', 40, 92) +
    leafHeap(random, 1560, 1250, 50, 14);
  svg += paintedPlate(1890, 900, 184, '#1f3a8f', '#e8a33d');
  for (const [dx, dy] of pairs('-66 -46, 44 -66, 84 26, -14 12, -76 62, 22 88'))
    svg += orange(random, 1890 + dx, 900 + dy, 62);
  svg += bread(random, 1010, 1300, 168) + bread(random, 800, 1240, 150) + bread(random, 1440, 300, 128);
  svg +=
    paintedPlate(1290, 1400, 104, '#e8a33d', '#b4492b') +
    disc(1290, 1400, 66, '#b4301f') +
    disc(1282, 1392, 50, '#d8492c') +
    leafHeap(random, 1290, 1400, 24, 6);
  // Two glasses of tea seen from above.
  for (const [x, y] of [
    [1610, 700],
    [790, 760],
    [1730, 1100],
  ] as const) {
    svg +=
      cast(x, y, 62, 64) +
      disc(x, y, 62, '#f3ead8', 0.55) +
      disc(x, y, 56, '#8a5018') +
      disc(x - 3, y - 3, 50, '#c98428') +
      `<path d="M${x - 36} ${y - 8}A36 36 0 0 1 ${x + 8} ${y - 36}" stroke="#fff0bd" stroke-width="8" fill="none"
        stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="60" fill="none" stroke="#e0a93f" stroke-width="6"/>` +
      leafHeap(random, x, y, 26, 7);
  }
  return svg;
}

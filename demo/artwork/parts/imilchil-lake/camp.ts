import { makeRamp, mix } from '../../lib/colour.ts';
import { shadow, stand } from '../../lib/figure.ts';
import { clamp, r1, smooth, steps } from '../../lib/maths.ts';
import { fbm } from '../../lib/noise.ts';
import { paintPixels } from '../../lib/pixels.ts';
import { makeRandom } from '../../lib/random.ts';
import { sheep } from '../../lib/sheep.ts';
import { tent } from '../../lib/tent.ts';
import { robed } from '../../lib/walker.ts';
import type { PixelLayer } from '../../types.ts';
import { noise } from './base.ts';

function bankTop(x: number): number {
  return 1228 + 60 * Math.sin(x / 560 + 0.4) - 74 * smooth(900, 0, x) + noise(x / 140, 6) * 12 + noise(x / 40, 9) * 3;
}

export function bank(): PixelLayer {
  const ramp = makeRamp([
    [0, '#20203e'],
    [0.3, '#3a3a4c'],
    [0.55, '#6c6450'],
    [0.8, '#b08f5c'],
    [1, '#e6bd7e'],
  ]);
  return paintPixels(
    0.5,
    (x, y, out) => {
      const depth = y - bankTop(x);
      out[3] = clamp(depth / 3 + 0.5);
      if (out[3] <= 0) return;
      const tuft = noise(x / 9, y / 26) * 0.5 + fbm(noise, x / 70, y / 26, 3);
      const slope = fbm(noise, x / 320, y / 110, 3);
      const sun = smooth(-300, 2600, x) * 0.34 + slope * 0.34;
      ramp(steps(clamp(0.34 + sun + tuft * 0.12 - (depth / 420) * 0.26 - smooth(16, 0, depth) * 0.2), 8, 0.8), out);
    },
    { top: 1100, bottom: 1600 },
  );
}

export function camp(): string {
  const random = makeRandom(61);
  const wool = { wool: '#2c2036', stripe: '#8a5a4a', edge: '#e8a078' };
  let svg = '';
  for (const [x, y, w, h, id] of [
    [470, 1262, 300, 120, 'ta'],
    [800, 1300, 240, 96, 'tb'],
    [190, 1330, 380, 156, 'tc'],
  ] as const) {
    svg += `<path d="M${x - w * 0.5} ${y}L${x + w * 0.5} ${y}L${x - w * 0.3} ${y + h * 0.34}L${x - w * 1.1}
      ${y + h * 0.3}Z" fill="#15142e" fill-opacity="0.55"/>${tent(x, y, w, h, { ...wool, id })}`;
  }
  const rim = { colour: '#ffc99a', dx: 2.2, dy: -1.2 };
  const flock = Array.from({ length: 34 }, (_, i) => {
    const t = i / 33;
    const y = 1300 + random.range(0, 1) ** 1.3 * 230;
    return { x: 980 + t * 1320 + random.range(-60, 60), y, i };
  })
    .filter((s) => s.y > bankTop(s.x) + 26 && (Math.abs(s.x - 1330) > 130 || s.y < 1410))
    .sort((a, b) => a.y - b.y);
  for (const { x, y, i } of flock) {
    const far = clamp((1530 - y) / 230);
    const coat = mix(
      ['#d9c2b4', '#c9ae9e', '#e6d3c2', '#5a4650'][i % 9 === 4 ? 3 : i % 3]!,
      '#4a4068',
      0.24 + far * 0.14,
    );
    const parts = sheep(coat, mix(coat, '#2a2450', 0.5), '#2f2436', i % 3 !== 1);
    const at = { x, y, scale: 1.5 - far * 0.7, facing: random.next() < 0.36 ? (-1 as const) : (1 as const) };
    svg += shadow(parts, at, -2.1, 0.16, '#15142e', 0.5) + stand(parts, at, rim);
  }
  const herd = robed({
    coat: '#2541a8',
    shade: '#1a2560',
    legs: '#1d1630',
    skin: '#5a342c',
    wrap: '#efe0c4',
    stride: 0.2,
    staff: true,
  });
  const wife = robed({
    coat: '#a8402c',
    shade: '#5a2434',
    legs: '#1d1630',
    skin: '#5a342c',
    wrap: '#e8a33d',
    stride: 0.55,
  });
  for (const [parts, at] of [
    [herd, { x: 1330, y: 1452, scale: 2.0 }],
    [wife, { x: 640, y: 1330, scale: 1.2, facing: -1 as const }],
  ] as const)
    svg += shadow(parts, at, -2, 0.2, '#15142e', 0.5) + stand(parts, at, rim);
  let grass = '';
  for (let i = 0; i < 420; i += 1) {
    const [x, y] = [random.range(-20, 2420), random.range(1330, 1610)];
    if (y < bankTop(x) + 30) continue;
    const h = random.range(10, 30) * (0.5 + (y - 1300) / 320);
    grass += `M${r1(x)} ${r1(y)}q${r1(random.range(-6, 2))} ${r1(-h * 0.6)} ${r1(random.range(-12, 6))} ${r1(-h)}`;
  }
  return `${svg}<path d="${grass}" stroke="#d9a86c" stroke-width="2.4" stroke-opacity="0.5" fill="none"/>`;
}

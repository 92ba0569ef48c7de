import { r1 } from './maths.ts';
import { polygon } from './path.ts';
import type { Random } from './random.ts';

/** A broken boulder: facets from a few inner points, each toned by the way it looks. */
export function boulder(random: Random, x: number, y: number, w: number, h: number, tones: readonly string[]): string {
  const n = 11;
  const rim = Array.from({ length: n }, (_, i): [number, number] => {
    const a = Math.PI * (1 + i / (n - 1));
    const k = random.range(0.86, 1.06);
    return [x + Math.cos(a) * w * 0.5 * k, y + Math.sin(a) * h * (0.62 + 0.38 * k)];
  });
  const inner = Array.from({ length: 5 }, (_, i): [number, number] => [
    x + (i / 4 - 0.5) * w * 0.62,
    y - h * random.range(0.42, 0.62),
  ]);
  let svg =
    `<path d="${polygon([...rim, [x + w * 0.46, y + h * 0.1], [x - w * 0.46, y + h * 0.1]])}" ` +
    `fill="${tones[0]}"/>`;
  for (let i = 0; i < n - 1; i += 1) {
    const core = inner[Math.min(4, Math.floor((i / (n - 1)) * 5))]!;
    const next = inner[Math.min(4, Math.floor(((i + 1) / (n - 1)) * 5))]!;
    const level = Math.sin(Math.PI * ((i + 0.5) / (n - 1)) * 0.86 + 0.25) + random.range(-0.16, 0.16);
    svg +=
      `<path d="${polygon([rim[i]!, rim[i + 1]!, next, core])}" ` +
      `fill="${tones[level > 0.86 ? 3 : level > 0.5 ? 2 : 1]}"/>`;
  }
  for (let i = 0; i < 4; i += 1) {
    const foot: [number, number] = [x + (i / 3 - 0.5) * w * 0.8, y + h * 0.06];
    svg +=
      `<path d="${polygon([inner[i]!, inner[i + 1]!, foot])}" fill="${tones[i < 2 ? 1 : 0]}" ` +
      `fill-opacity="0.75"/>`;
  }
  return (
    svg +
    `<path d="M${r1(x - w * 0.53)} ${r1(y + h * 0.07)}q${r1(w * 0.5)} ${r1(h * 0.12)} ${r1(w * 1.06)} 0" ` +
    `stroke="#d8efe0" stroke-width="3" stroke-opacity="0.5" fill="none"/>`
  );
}

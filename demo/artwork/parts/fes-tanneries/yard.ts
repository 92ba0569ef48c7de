import { mix } from '../../lib/colour.ts';
import { shadow, stand } from '../../lib/figure.ts';
import { clamp } from '../../lib/maths.ts';
import { bender, person, personLook } from '../../lib/people.ts';
import type { Random } from '../../lib/random.ts';
import { makeRandom } from '../../lib/random.ts';
import { FAR, fill, view } from './base.ts';

export function ring(x: number, z: number, r: number, y: number): string {
  return view.face(
    Array.from(
      { length: 22 },
      (_, i) => [x + Math.cos((i / 22) * 6.2832) * r, y, z + Math.sin((i / 22) * 6.2832) * r] as const,
    ),
  );
}

/** Dye of a pit: the limes lie at the left, the colours sweep across in drifts. */
function dye(random: Random, x: number, z: number): string {
  const t = x / 15 + (z - 22) / 26 + random.range(-0.16, 0.16);
  if (x < -9 + random.range(-1.5, 1.5)) return random.pick(['#f3ecdc', '#e4dac6', '#f7f1e4', '#cfd0c4']);
  if (t > 0.62) return random.pick(['#2541a8', '#1f3480', '#3a5cc0', '#35507f']);
  if (t > 0.26) return random.pick(['#a8281f', '#8a1f24', '#c2402c', '#b4492b']);
  if (t > -0.06) return random.pick(['#d98a2b', '#c9701f', '#e8a33d', '#b4592a']);
  return random.pick(['#8a5230', '#6f3f26', '#a8652f', '#e0b04a', '#7a4a2a']);
}

export function pits(): string {
  const random = makeRandom(12);
  let svg = fill(
    view.face([
      [-40, 0, 8],
      [40, 0, 8],
      [40, 0, FAR],
      [-40, 0, FAR],
    ]),
    '#c9a27a',
  );
  const rows: { x: number; z: number }[] = [];
  let odd = 0;
  for (let z = FAR - 1.6; z > 9.4; z -= 1.78) {
    odd = 1 - odd;
    for (let x = -24 + odd * 1.03; x < 24; x += 2.06) rows.push({ x, z });
  }
  for (const { x, z } of rows) {
    if (Math.abs((x * 1500) / z) > 1400) continue;
    const far = clamp((z - 12) / 40);
    const clay = mix(mix('#d9b084', '#b98660', random.next()), '#e3b58c', far);
    const colour = mix(dye(random, x, z), '#d9a27a', far * 0.5);
    const r = random.range(0.8, 0.9);
    // Rim, its lit lip, the inner wall in shade on the sun's side, then the dye with the sky on it.
    svg += fill(ring(x, z, 1, 0.02), mix(clay, '#6b4438', 0.34)) + fill(ring(x, z, 0.99, 0.16), clay);
    svg += fill(ring(x - 0.02, z, r, 0.17), mix(clay, '#4a2a2c', 0.62));
    svg +=
      fill(ring(x - 0.05, z - 0.02, r * 0.95, -0.1), mix(colour, '#1a0f1c', 0.4)) +
      fill(ring(x - 0.12, z - 0.04, r * 0.82, -0.1), colour);
    svg += fill(ring(x - 0.28, z + 0.1, r * 0.3, -0.1), mix(colour, '#fff3d8', 0.34), 0.8);
    if (random.next() < 0.16)
      svg += fill(
        view.face([
          [x - 0.5, -0.06, z - 0.1],
          [x - 0.1, 0.02, z + 0.3],
          [x + 0.42, -0.04, z + 0.12],
          [x + 0.2, 0, z - 0.34],
        ]),
        mix(colour, '#f0d9b0', 0.45),
      );
  }
  // Stains run between the pits.
  for (let i = 0; i < 60; i += 1) {
    const p = random.pick(rows);
    svg += fill(
      view.face([
        [p.x + 0.9, 0.17, p.z],
        [p.x + 1.2, 0.17, p.z + 0.1],
        [p.x + 1.16, 0.17, p.z - 0.5],
        [p.x + 0.96, 0.17, p.z - 0.4],
      ]),
      dye(random, p.x, p.z),
      0.6,
    );
  }
  return svg;
}

export function workers(): string {
  const random = makeRandom(71);
  const shirts = ['#2541a8', '#f0e3c8', '#b4492b', '#e8a33d', '#4a6a7a', '#f0e3c8', '#7a2f52'];
  const list = Array.from({ length: 17 }, (_, i) => {
    const z = 14.6 + ((i * 7) % 17) * 1.0;
    return { x: random.range(-0.72, 0.72) * z * 0.95, z, i };
  }).sort((a, b) => b.z - a.z);
  return list
    .map(({ x, z, i }) => {
      const [px, py] = view.at(x, 0.16, z);
      const look = personLook(
        shirts[i % 7]!,
        ['#f6efe2', '#b4492b', '#2541a8'][i % 3]!,
        i % 2 === 0 ? 'cap' : 'scarf',
        '#7a4630',
      );
      const parts =
        i % 3 === 2
          ? person({ ...look, ...(i % 2 === 0 ? { carries: 'bundle' as const } : {}) }, i * 0.31)
          : bender(look);
      const at = {
        x: px,
        y: py,
        scale: (view.scale(z) * (i % 3 === 2 ? 1.75 : 1.85)) / 100,
        facing: random.next() < 0.5 ? (-1 as const) : (1 as const),
      };
      return (
        shadow(parts, at, -1.15, 0.28, '#3a1a2c', 0.45) + stand(parts, at, { colour: '#ffe2a8', dx: 1.8, dy: -1.2 })
      );
    })
    .join('');
}

import { mix } from './colour.ts';
import type { FoliageLook } from './foliage.ts';
import { foliage } from './foliage.ts';
import { r1 } from './maths.ts';
import { pairs } from './points.ts';
import type { Random } from './random.ts';
import type { Turned } from './turned.ts';
import { belt, place, turned } from './turned.ts';

export interface PotLook {
  clay: string;
  leaf: FoliageLook;
  flower?: string;
  /** Side the light comes from. */
  sun: 1 | -1;
}

const BODY: Turned = { flat: 0.2, profile: pairs('26 0, 31 26, 37 54, 38 60, 42 62, 43 72, 41 74') };

/** A clay pot of leaves and flowers; about 75 units to the rim, foot centre at x, y. */
export function plantPot(random: Random, x: number, y: number, scale: number, look: PotLook): string {
  const s = look.sun;
  const band = (a: number, b: number, fill: string, alpha: number) => ({
    from: Math.min(a * s, b * s),
    to: Math.max(a * s, b * s),
    fill,
    alpha,
  });
  const dark = mix(look.clay, '#2a1230', 0.6);
  const light = mix(look.clay, '#ffe6b8', 0.5);
  let svg = turned(BODY, look.clay, [
    band(-1, -0.2, dark, 0.55),
    band(-1, -0.62, dark, 0.5),
    band(0.42, 0.86, light, 0.7),
  ]);
  svg += belt(BODY, 57, 61, dark, 0.5);
  svg += `<ellipse cx="0" cy="-73" rx="40" ry="8" fill="${mix(dark, '#1e1413', 0.5)}"/>`;
  svg += foliage(random, 0, -112, 66, 56, { ...look.leaf, dab: 8.5 });
  svg += foliage(random, 0, -82, 46, 20, { ...look.leaf, dab: 7, count: Math.round(look.leaf.count * 0.35) });
  if (look.flower !== undefined) {
    let [a, b] = ['', ''];
    for (let i = 0; i < 54; i += 1) {
      const [fx, fy] = [random.range(-54, 54), -112 + random.range(-46, 44)];
      const dot = `M${r1(fx)} ${r1(fy)}m-4.4 -1q1 -4 4 -2q4 -1.6 4.4 1.4q1.8 3 -2 4q-2.6 2.6 -4.6 0q-3.6 -0.4 -1.8
        -3.4`;
      if (fx * s + -(fy + 112) > 0) b += dot;
      else a += dot;
    }
    svg += `<path d="${a}" fill="${mix(look.flower, '#3a1440', 0.35)}"/><path d="${b}" fill="${look.flower}"/>`;
  }
  return place(svg, x, y, scale);
}

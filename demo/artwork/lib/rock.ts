import type { Noise } from './noise.ts';
import { fbm, ridged } from './noise.ts';

export interface RockGrain {
  /** Size in pixels of pillars across and down, and thickness of beds. */
  across: number;
  down: number;
  bed: number;
  /** How much the beds stand out against the upright cracks, 0–1. */
  beds: number;
}

/** Depth of a rock face at a point: upright pillars and cracks cut by level beds. */
function rockDepth(noise: Noise, x: number, y: number, grain: RockGrain): number {
  const bend = noise(x / (grain.across * 4), y / (grain.down * 2)) * 0.6;
  const pillars = ridged(noise, x / grain.across + bend, y / grain.down, 4, 0.5);
  const bed = y / grain.bed + noise(x / (grain.across * 3), y / (grain.bed * 3)) * 1.2;
  const part = bed - Math.floor(bed);
  const ledge =
    (part < 0.8 ? part / 0.8 : (1 - part) / 0.2) * (0.5 + 0.5 * noise(Math.floor(bed) * 5.3, x / (grain.across * 2)));
  return (
    pillars * (1 - grain.beds) * 1.3 +
    ledge * grain.beds +
    fbm(noise, x / (grain.across * 0.22), y / (grain.across * 0.22), 3) * 0.09
  );
}

/** Light on a rock face 0–1, about 0.5 where it looks straight out; `sunX`, `sunY` point towards the light. */
export function rockLight(noise: Noise, x: number, y: number, grain: RockGrain, sunX: number, sunY: number): number {
  const here = rockDepth(noise, x, y, grain);
  const ahead = rockDepth(noise, x + sunX * grain.across * 0.09, y + sunY * grain.across * 0.09, grain);
  return 0.5 + (here - ahead) * 1.7 + (here - 0.5) * 0.16;
}

import { clamp } from './maths.ts';
import type { Noise } from './noise.ts';

/** A well shaft with its ring of dug-out earth: centre, ring radius, ring height. */
export interface Crater {
  x: number;
  z: number;
  radius: number;
  height: number;
}

export interface CraterGround {
  /** Height of the spoil above the plain. */
  h: number;
  /** Share of fresh spoil in the ground at a point, 0–1. */
  spoil: number;
  /** 0–1: inside the shaft. */
  shaft: number;
}

/** Looks up the craters near a point; the rings are roughened with noise. */
export function craterField(
  craters: readonly Crater[],
  noise: Noise,
): (x: number, z: number, out: CraterGround) => void {
  const cells = new Map<number, Crater[]>();
  const cell = 4;
  const key = (i: number, j: number): number => (i + 500) * 1000 + j + 500;
  for (const crater of craters) {
    const [ci, cj] = [Math.floor(crater.x / cell), Math.floor(crater.z / cell)];
    for (let i = -1; i <= 1; i += 1) {
      for (let j = -1; j <= 1; j += 1) {
        const id = key(ci + i, cj + j);
        const list = cells.get(id);
        if (list === undefined) cells.set(id, [crater]);
        else list.push(crater);
      }
    }
  }
  return function look(x, z, out) {
    out.h = 0;
    out.spoil = 0;
    out.shaft = 0;
    const list = cells.get(key(Math.floor(x / cell), Math.floor(z / cell)));
    if (list === undefined) return;
    for (const crater of list) {
      const dx = x - crater.x;
      const dz = z - crater.z;
      const reach = crater.radius * 2.7;
      if (dx > reach || dx < -reach || dz > reach || dz < -reach) continue;
      const d = Math.sqrt(dx * dx + dz * dz) / crater.radius;
      if (d > 2.7) continue;
      const rough = 1 + 0.16 * noise(x * 1.3 + crater.x, z * 1.3) + 0.06 * noise(x * 5, z * 5);
      const outer = d > 1 ? Math.exp(-(((d - 1) / 0.62) ** 2)) : Math.exp(-(((d - 1) / 0.42) ** 2));
      const pit = d < 0.72 ? (0.72 - d) * 1.5 : 0;
      const own = crater.height * (outer * rough - pit);
      out.h = d < 0.9 ? own : Math.max(out.h, own);
      out.spoil = Math.max(out.spoil, clamp(1.9 - d * 0.8) * rough);
      out.shaft = Math.max(out.shaft, clamp((0.44 - d) * 9));
    }
    out.spoil = clamp(out.spoil);
  };
}

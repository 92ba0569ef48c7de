import { sample } from './path.ts';

/** Writes distance from the road's middle and the road's height at the nearest point. */
export type Road = (x: number, z: number, out: Float64Array) => void;

/** A road along points of x, z, height. Distances beyond `reach` are only rough. */
export function makeRoad(points: readonly (readonly [number, number, number])[], reach: number): Road {
  const line = sample(points, 9);
  const n = line.length;
  const [xs, zs, hs] = [0, 1, 2].map((c) => Float64Array.from(line, (p) => p[c]!)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  return function nearest(x: number, z: number, out: Float64Array): void {
    let best = 1e9;
    let height = 0;
    for (let i = 0; i < n - 1; i += 1) {
      const ax = x - xs[i]!;
      const az = z - zs[i]!;
      // Far pieces cannot win: skip the projection.
      if (az > reach || az < -reach) continue;
      const bx = xs[i + 1]! - xs[i]!;
      const bz = zs[i + 1]! - zs[i]!;
      let t = (ax * bx + az * bz) / (bx * bx + bz * bz);
      t = t < 0 ? 0 : t > 1 ? 1 : t;
      const d = (ax - bx * t) ** 2 + (az - bz * t) ** 2;
      if (d < best) {
        best = d;
        height = hs[i]! + (hs[i + 1]! - hs[i]!) * t;
      }
    }
    out[0] = Math.sqrt(best);
    out[1] = height;
  };
}

/** Points of a switchback climb: legs of half-length `half` between `from` and `to` (z, height), narrowing upward. */
export function hairpins(
  from: readonly [number, number],
  to: readonly [number, number],
  legs: number,
  half: number,
  drift: number,
): [number, number, number][] {
  const points: [number, number, number][] = [];
  const dz = (to[0] - from[0]) / legs;
  const dh = (to[1] - from[1]) / legs;
  for (let i = 0; i < legs; i += 1) {
    const side = i % 2 === 0 ? -1 : 1;
    const z = from[0] + i * dz;
    const h = from[1] + i * dh;
    const reach = half * (1 - (0.25 * i) / legs) * (1 + 0.16 * Math.sin(i * 2.3));
    const mid = (drift * i) / legs;
    points.push(
      [mid + side * reach * 0.45, z + dz * 0.12, h + dh * 0.1],
      [mid - side * reach * 0.35, z + dz * 0.32, h + dh * 0.42],
      [mid - side * reach * 0.86, z + dz * 0.5, h + dh * 0.72],
      [mid - side * reach * 1.04, z + dz * 0.74, h + dh * 0.86],
      [mid - side * reach * 0.88, z + dz * 1.0, h + dh * 0.96],
    );
  }
  return points;
}

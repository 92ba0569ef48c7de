import type { PixelLayer } from '../types.ts';
import { WIDTH } from './canvas.ts';
import { findSeen, sharpenCrests, softened } from './lattice.ts';
import { rasterise } from './raster.ts';

/** Input of a terrain shader for one point of the ground. */
export interface Ground {
  x: number;
  z: number;
  h: number;
  /** Slope of the ground along x and z. */
  dx: number;
  dz: number;
  /** Diffuse sunlight 0–1 before shadow, and how much of the sun is not blocked 0–1. */
  sun: number;
  open: number;
}

export interface TerrainOptions {
  /** Screen row of eye level, focal length in pixels, eye height above zero. */
  horizon: number;
  focal: number;
  eye: number;
  near: number;
  far: number;
  steps?: number;
  /** Direction towards the sun (any length). */
  sun: readonly [number, number, number];
  /** How far shadows are traced, in ground units; 0 switches them off. */
  reach?: number;
  /** Averages the sunlight over neighbours: for stepped or walled ground, where single normals comb. */
  blend?: boolean;
  height(x: number, z: number): number;
  shade(ground: Ground, out: Float32Array): void;
}

export interface Terrain {
  layer: PixelLayer;
  /** Screen position of a point on the ground (plus lift), and pixels per ground unit there. */
  project(x: number, z: number, lift?: number): { x: number; y: number; scale: number };
}

const PITCH = 2;
const MARGIN = 240;

/** Draws a height function in perspective, front to back, with real sunlight and cast shadows. */
export function paintTerrain(options: TerrainOptions): Terrain {
  const { horizon, focal, eye, near, far, height } = options;
  const rows = options.steps ?? 700;
  const columns = (WIDTH + 2 * MARGIN) / PITCH + 1;
  const logSpan = Math.log(far / near);
  const depth = Float64Array.from({ length: rows }, (_, v) => near * Math.exp((v / (rows - 1)) * logSpan));
  const slope = Float64Array.from({ length: columns }, (_, u) => (u * PITCH - MARGIN - WIDTH / 2) / focal);
  const heights = new Float32Array(columns * rows);
  const screen = new Float32Array(columns * rows);
  for (let v = 0; v < rows; v += 1) {
    const z = depth[v]!;
    for (let u = 0; u < columns; u += 1) {
      const h = height(slope[u]! * z, z);
      heights[v * columns + u] = h;
      screen[v * columns + u] = horizon + (focal * (eye - h)) / z;
    }
  }
  sharpenCrests(screen, columns, rows);
  const seen = findSeen(screen, columns, rows);
  const colours = new Float32Array(columns * rows * 3);
  const length = Math.hypot(...options.sun);
  const [lx, ly, lz] = options.sun.map((part) => part / length) as [number, number, number];
  const spread = (columns - 1) / (slope[columns - 1]! - slope[0]!);
  const ground: Ground = { x: 0, z: 0, h: 0, dx: 0, dz: 0, sun: 0, open: 1 };
  const out = new Float32Array(3);

  function openness(x: number, h: number, z: number): number {
    const reach = options.reach ?? 0;
    if (reach === 0) return 1;
    let open = 1;
    let travel = z * 0.006 + reach * 0.002;
    const stride = (reach / travel) ** (1 / 26);
    for (let i = 0; i < 26; i += 1) {
      travel *= stride;
      const pz = z + lz * travel;
      if (pz <= near || pz >= far) break;
      const u = ((x + lx * travel) / pz - slope[0]!) * spread;
      if (u < 0 || u >= columns - 1) break;
      const v = (Math.log(pz / near) / logSpan) * (rows - 1);
      const [iu, iv] = [u | 0, v | 0];
      const at = iv * columns + iu;
      const [fu, fv] = [u - iu, v - iv];
      const upper = heights[at]! + (heights[at + 1]! - heights[at]!) * fu;
      const next = at + columns;
      const lower = heights[next]! + (heights[next + 1]! - heights[next]!) * fu;
      const clearance = (h + ly * travel - (upper + (lower - upper) * fv)) / travel;
      // The sun is a disc: a little clearance still hides part of it.
      const part = clearance * 20 + 0.75;
      if (part < open) open = part;
      if (open <= 0) return 0;
    }
    return open;
  }

  const normals = new Float32Array(columns * rows * 2);
  const suns = new Float32Array(columns * rows).fill(-1);
  const opens = new Float32Array(columns * rows).fill(-1);
  for (let v = 0; v < rows; v += 1) {
    const [v0, v1] = [Math.max(0, v - 1), Math.min(rows - 1, v + 1)];
    const z = depth[v]!;
    for (let u = 0; u < columns; u += 1) {
      const at = v * columns + u;
      if (seen[at] === 0) continue;
      const [u0, u1] = [Math.max(0, u - 1), Math.min(columns - 1, u + 1)];
      const dx = (heights[v * columns + u1]! - heights[v * columns + u0]!) / ((slope[u1]! - slope[u0]!) * z);
      const along = (heights[v1 * columns + u]! - heights[v0 * columns + u]!) / (depth[v1]! - depth[v0]!);
      const dz = along - slope[u]! * dx;
      normals[at * 2] = dx;
      normals[at * 2 + 1] = dz;
      const sun = Math.max(0, (ly - dx * lx - dz * lz) / Math.sqrt(1 + dx * dx + dz * dz));
      suns[at] = sun;
      opens[at] = sun > 0 ? openness(slope[u]! * z, heights[at]!, z) : 0;
    }
  }
  for (let v = 0; v < rows; v += 1) {
    const z = depth[v]!;
    for (let u = 0; u < columns; u += 1) {
      const at = v * columns + u;
      if (seen[at] === 0) continue;
      ground.x = slope[u]! * z;
      ground.z = z;
      ground.h = heights[at]!;
      ground.dx = normals[at * 2]!;
      ground.dz = normals[at * 2 + 1]!;
      ground.sun = options.blend === true ? softened(suns, at, columns) : suns[at]!;
      // Light that only grazes fades out, so shadow edges do not break up into ticks.
      ground.open = softened(opens, at, columns) * Math.min(1, ground.sun * 9);
      options.shade(ground, out);
      colours.set(out, at * 3);
    }
  }
  const layer = rasterise(screen, colours, { columns, rows, pitch: PITCH, margin: MARGIN });
  return {
    layer,
    project(x, z, lift = 0) {
      const scale = focal / z;
      return { x: WIDTH / 2 + x * scale, y: horizon + (eye - height(x, z) - lift) * scale, scale };
    },
  };
}

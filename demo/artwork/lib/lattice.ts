import { HEIGHT } from './canvas.ts';

/** Shadow edges averaged over the neighbours that are in sight. */
export function softened(opens: Float32Array, at: number, columns: number): number {
  let sum = 0;
  let count = 0;
  for (let j = -2; j <= 2; j += 1) {
    const row = at + j * columns;
    for (let i = -1; i <= 1; i += 1) {
      const value = opens[row + i];
      if (value === undefined || value < 0) continue;
      sum += value;
      count += 1;
    }
  }
  return count === 0 ? 1 : sum / count;
}

/** A crest between two samples is put where its two slopes meet; otherwise skylines step from column to column. */
export function sharpenCrests(screen: Float32Array, columns: number, rows: number): void {
  for (let v = 2; v < rows - 2; v += 1) {
    for (let u = 0; u < columns; u += 1) {
      const at = v * columns + u;
      const here = screen[at]!;
      const before = screen[at - columns]!;
      const after = screen[at + columns]!;
      if (here > before || here > after) continue;
      const rise = before - screen[at - 2 * columns]!;
      const fall = screen[at + 2 * columns]! - after;
      if (rise >= 0 || fall <= 0) continue;
      const p = (after - fall - before - rise) / (rise - fall);
      if (p < -1 || p > 1) continue;
      screen[at] = Math.min(here, Math.max(before + rise * (p + 1), here + Math.max(rise, -fall)));
    }
  }
}

/** Marks the lattice points in sight from the front, and their neighbours, which colours are blended with. */
export function findSeen(screen: Float32Array, columns: number, rows: number): Uint8Array {
  const seen = new Uint8Array(columns * rows);
  for (let u = 1; u < columns - 1; u += 1) {
    let top = HEIGHT + 400;
    for (let v = 0; v < rows; v += 1) {
      const at = v * columns + u;
      if (screen[at]! >= top) continue;
      top = screen[at]!;
      for (let k = -1; k <= 1; k += 1) {
        seen[at + k] = 1;
        if (v > 0) seen[at - columns + k] = 1;
        if (v < rows - 1) seen[at + columns + k] = 1;
      }
      if (top < 0) break;
    }
  }
  return seen;
}

import type { Point } from './path.ts';

function numbers(text: string, each: number): number[][] {
  return text.split(',').map((item) => {
    const parts = item.trim().split(/\s+/).map(Number);
    if (parts.length !== each || parts.some(Number.isNaN)) throw new Error(`Not ${each} numbers: "${item}"`);
    return parts;
  });
}

/** Reads an outline written as "x y, x y, …". */
export function pairs(text: string): Point[] {
  return numbers(text, 2).map(([x = 0, y = 0]) => [x, y]);
}

/** Reads a spine written as "x y width, x y width, …". */
export function triples(text: string): (readonly [number, number, number])[] {
  return numbers(text, 3).map(([x = 0, y = 0, w = 0]) => [x, y, w]);
}

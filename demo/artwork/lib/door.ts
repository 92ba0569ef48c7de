import { mix } from './colour.ts';
import type { Point } from './path.ts';
import type { Spot, View } from './view.ts';
import { horseshoe, oblong, onPlane, shift } from './view.ts';

export interface DoorLook {
  leaf: string;
  frame: string;
  stud: string;
  /** Colour of the depth of the jamb and step. */
  depth: string;
}

/** A studded door under a pointed arch, set in a wall plane; u, v is the middle of its sill. */
export function archDoor(
  view: View,
  plane: (u: number, v: number) => Spot,
  u: number,
  v: number,
  w: number,
  h: number,
  look: DoorLook,
): string {
  const draw = (outline: readonly Point[], fill: string, alpha = 1): string =>
    `<path d="${onPlane(view, shift(outline, u, v), plane)}" fill="${fill}" fill-opacity="${alpha}"/>`;
  let svg = draw(horseshoe(w * 1.36, h * 1.15, 0.1), look.frame) + draw(horseshoe(w * 1.1, h * 1.035, 0.1), look.depth);
  svg += draw(horseshoe(w, h * 0.99, 0.1), look.leaf);
  svg += draw(
    [
      [0, 0],
      [0, h * 0.98],
      [w * 0.02, h * 0.98],
      [w * 0.02, 0],
    ],
    look.depth,
    0.8,
  );
  const dark = mix(look.leaf, '#0d1020', 0.4);
  for (let i = 0; i < 4; i += 1) {
    for (const side of [-1, 1])
      svg += draw(shift(oblong(w * 0.34, h * 0.15, h * (0.05 + i * 0.18)), side * w * 0.22, 0), dark, 0.45);
  }
  for (let i = 0; i < 5; i += 1) {
    for (let k = 0; k < 4; k += 1) {
      svg += draw(shift(oblong(w * 0.035, w * 0.035, h * (0.02 + i * 0.18)), w * (-0.37 + k * 0.25), 0), look.stud);
    }
  }
  return svg + draw(shift(oblong(w * 0.07, w * 0.14, h * 0.42), w * 0.08, 0), look.stud);
}

/** A small barred window with a deep sill. */
export function grille(
  view: View,
  plane: (u: number, v: number) => Spot,
  u: number,
  v: number,
  w: number,
  h: number,
  frame: string,
  iron: string,
): string {
  const draw = (outline: readonly Point[], fill: string, alpha = 1): string =>
    `<path d="${onPlane(view, shift(outline, u, v), plane)}" fill="${fill}" fill-opacity="${alpha}"/>`;
  let svg =
    draw(oblong(w * 1.24, h * 1.16, -h * 0.08), frame) +
    draw(oblong(w, h), '#0d1636') +
    draw(shift(oblong(w * 0.4, h, 0), w * 0.28, 0), '#3b4a7d', 0.5);
  for (let i = 1; i < 5; i += 1) svg += draw(shift(oblong(w * 0.03, h, 0), w * (i / 5 - 0.5), 0), iron);
  for (let i = 1; i < 5; i += 1) svg += draw(oblong(w, w * 0.03, h * (i / 5)), iron);
  return svg;
}

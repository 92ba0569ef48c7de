import type { EarthLook } from './kasbah.ts';
import { earthHouse } from './kasbah.ts';
import { r1 } from './maths.ts';
import type { Random } from './random.ts';

/** A kasbah of one family: a block of rooms, a tower at each corner, a door. Its foot stands at x, y. */
export function fort(random: Random, x: number, y: number, width: number, look: EarthLook): string {
  const part = (at: number, wide: number, tall: number, tower: boolean, drop = 0): string =>
    earthHouse(
      random,
      { x: x + (at - 0.5) * width, y: y + drop * width, width: wide * width, height: tall * width, turn: 0.34, tower },
      look,
    );
  const door = width * 0.075;
  const [dx, dy] = [x + (look.sun === 1 ? 0.1 : -0.12) * width, y + 0.03 * width];
  return (
    part(0.2, 0.17, 0.74, true, -0.02) +
    part(0.66, 0.17, 0.78, true, -0.02) +
    part(0.14, 0.74, 0.46, false) +
    part(0, 0.2, 0.66, true, 0.03) +
    part(0.8, 0.2, 0.7, true, 0.03) +
    part(0.24, 0.5, 0.3, false, 0.03) +
    `<path d="M${r1(dx - door / 2)} ${r1(dy)}v${r1(-door * 1.1)}q${r1(door / 2)} ${r1(-door * 0.7)} ${r1(door)} 0` +
    `v${r1(door * 1.1)}z" fill="${look.dark}"/>`
  );
}

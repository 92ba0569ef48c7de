import { mix } from '../../lib/colour.ts';
import { grille } from '../../lib/door.ts';
import type { Point } from '../../lib/path.ts';
import type { Spot } from '../../lib/view.ts';
import { horseshoe, onPlane, shift } from '../../lib/view.ts';
import { BLUE, fill, GATE, RISE, START, STEPS, TOP, TREAD, view, WALL } from './base.ts';

export function beyond(): string {
  // Through the gate: a sunny lane, hill and sky.
  const end = (u: number, v: number): Spot => [u, v, GATE];
  let svg = fill(
    view.face([
      [-3, -1, GATE + 6],
      [-3, 7.4, GATE + 6],
      [3, 7.4, GATE + 6],
      [3, -1, GATE + 6],
    ]),
    '#f7dfae',
  );
  svg += fill(
    view.face([
      [-4, TOP - 1, 16],
      [-4, TOP + 1.9, 16],
      [-1, TOP + 2.3, 16],
      [1, TOP + 1.7, 16],
      [4, TOP + 2.4, 16],
      [4, TOP - 1, 16],
    ]),
    '#b9c48d',
  );
  svg += fill(
    view.face([
      [-0.9, TOP, 14],
      [-0.9, TOP + 1.7, 14],
      [0.1, TOP + 1.7, 14],
      [0.1, TOP, 14],
    ]),
    '#eef5fa',
  );
  svg += fill(
    view.face([
      [0.1, TOP, 14],
      [0.1, TOP + 1.4, 14],
      [1.6, TOP + 1.4, 14],
      [1.6, TOP, 14],
    ]),
    '#a9cdec',
  );
  // The gate wall, with its arch cut out.
  const hole = horseshoe(1.62, 2.5, 0.1, 0.16);
  const wall: Point[] = [
    [-WALL, TOP - 0.2],
    [-WALL, TOP + 4.4],
    [WALL, TOP + 4.4],
    [WALL, TOP - 0.2],
  ];
  const arch = onPlane(view, shift(hole, 0.1, TOP), end);
  svg += `<path fill-rule="evenodd" d="${onPlane(view, wall, end)}${arch}" fill="${BLUE.light}"/>`;
  svg += `<path d="${arch}" fill="none" stroke="${BLUE.lit}" stroke-width="22"/><path d="${arch}" fill="none"
    stroke="${BLUE.shade}" stroke-width="5"/>`;
  svg += fill(
    onPlane(
      view,
      [
        [-WALL, TOP + 3.9],
        [-WALL, TOP + 4.4],
        [WALL, TOP + 4.4],
        [WALL, TOP + 3.9],
      ],
      end,
    ),
    BLUE.lit,
  );
  for (const u of [-1.1, 1.2]) svg += grille(view, end, u, TOP + 2.9, 0.42, 0.56, BLUE.lit, '#1c2b5c');
  // Shade of the left houses lying across the gate wall.
  svg += fill(
    onPlane(
      view,
      [
        [-WALL, TOP - 0.2],
        [-WALL, TOP + 4],
        [-1.2, TOP + 3.2],
        [-0.95, TOP - 0.2],
      ],
      end,
    ),
    '#1f4fa6',
    0.42,
  );
  return svg;
}

export function stairs(): string {
  let svg = fill(
    view.face([
      [-WALL, TOP, START + STEPS * TREAD],
      [WALL, TOP, START + STEPS * TREAD],
      [WALL, TOP, GATE],
      [-WALL, TOP, GATE],
    ]),
    BLUE.lit,
  );
  for (let i = STEPS; i >= 1; i -= 1) {
    const [z, y] = [START + (i - 1) * TREAD, i * RISE];
    const far = i / STEPS;
    const worn = (Math.sin(i * 7.3) + 1) * 0.1;
    svg += fill(
      view.face([
        [-WALL, y, z],
        [WALL, y, z],
        [WALL, y, z + TREAD],
        [-WALL, y, z + TREAD],
      ]),
      mix('#8db8e6', '#c9e2f5', far * 0.7 + worn),
    );
    // Sunlight lies on the right of the treads, its edge broken by each riser.
    const edge = 0.15 + 0.5 * far + Math.sin(i * 2.1) * 0.12;
    svg += fill(
      view.face([
        [edge, y, z],
        [WALL, y, z],
        [WALL, y, z + TREAD],
        [edge + 0.34, y, z + TREAD],
      ]),
      BLUE.glow,
      0.9,
    );
    const lower = y - RISE;
    svg += fill(
      view.face([
        [-WALL, y, z],
        [WALL, y, z],
        [WALL, lower, z],
        [-WALL, lower, z],
      ]),
      mix('#1e4a9c', '#4d86cf', far * 0.6),
    );
    svg += fill(
      view.face([
        [edge - 0.1, y, z],
        [WALL, y, z],
        [WALL, lower, z],
        [edge - 0.26, lower, z],
      ]),
      '#8fbcec',
      0.85,
    );
    svg += fill(
      view.face([
        [-WALL, y, z],
        [WALL, y, z],
        [WALL, y - 0.022, z],
        [-WALL, y - 0.022, z],
      ]),
      '#f0f7fc',
      0.85,
    );
  }
  svg += fill(
    view.face([
      [-WALL, 0, 0.8],
      [WALL, 0, 0.8],
      [WALL, 0, START],
      [-WALL, 0, START],
    ]),
    '#7fabdd',
  );
  return (
    svg +
    fill(
      view.face([
        [0.2, 0, START],
        [WALL, 0, START],
        [WALL, 0, 0.8],
        [-0.5, 0, 0.8],
      ]),
      BLUE.glow,
      0.7,
    )
  );
}

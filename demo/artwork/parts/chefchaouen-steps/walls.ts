import { mix } from '../../lib/colour.ts';
import { archDoor, grille } from '../../lib/door.ts';
import { clamp } from '../../lib/maths.ts';
import type { Spot } from '../../lib/view.ts';
import { BLUE, fill, floorAt, GATE, leftWall, RISE, rightWall, START, STEPS, TOP, TREAD, view, WALL } from './base.ts';

export function walls(): string {
  const far = GATE;
  let svg = fill(
    view.face([
      [-WALL, -1, 0.9],
      [-WALL, 7.6, 0.9],
      [-WALL, 7.6, far],
      [-WALL, 0, far],
    ]),
    BLUE.shade,
  );
  svg += fill(
    view.face([
      [WALL, -1, 0.9],
      [WALL, 6.4, 0.9],
      [WALL, 6.4, far],
      [WALL, 0, far],
    ]),
    BLUE.light,
  );
  // Houses step up the hill: changes of paint on each wall.
  for (const [z0, z1, top, colour] of [
    [0.9, 3.5, 6.4, '#a9cfef'],
    [5.4, 7.6, 5.6, '#c4e0f4'],
    [7.6, GATE, 6.2, '#9ac6ec'],
  ] as const) {
    svg += fill(
      view.face([
        [WALL, -1, z0],
        [WALL, top, z0],
        [WALL, top, z1],
        [WALL, -1, z1],
      ]),
      colour,
    );
  }
  for (const [z0, z1, colour] of [
    [0.9, 3, '#2a58a8'],
    [4.8, 7, '#3a70c2'],
    [7, GATE, '#4379c9'],
  ] as const) {
    svg += fill(
      view.face([
        [-WALL, -1, z0],
        [-WALL, 9, z0],
        [-WALL, 9, z1],
        [-WALL, -1, z1],
      ]),
      colour,
    );
  }
  // The dado: deep washed blue to shoulder height, climbing with the steps.
  for (const [side, colour] of [
    [-1, '#1d4796'],
    [1, '#5a95da'],
  ] as const) {
    const edge: Spot[] = [];
    for (let z = 1; z <= far; z += 0.25)
      edge.push([
        side * WALL,
        clamp((z - START) / TREAD + 0.5, 0, STEPS) * RISE + 1.2 + Math.sin(z * 5.1) * 0.03 + Math.sin(z * 13) * 0.015,
        z,
      ]);
    svg += fill(view.face([...edge, [side * WALL, -1, far], [side * WALL, -1, 1]]), colour);
  }
  // Sun on the right wall: everything above the slanting shadow of the roofs opposite.
  const line: Spot[] = [];
  for (let i = 0; i <= 40; i += 1) {
    const z = 0.9 + ((far - 0.9) * i) / 40;
    const roof = z < 3.4 ? 2.35 : z < 6.2 ? 1.35 : z < 7.8 ? 2.3 : 1.5;
    line.push([WALL, roof + z * 0.2, z]);
  }
  svg += fill(view.face([[WALL, 6.4, 0.9], ...line, [WALL, 6.2, far]]), BLUE.glow, 0.9);
  // Bounced light low on the shaded wall.
  svg += fill(
    view.face([
      [-WALL, 1.6, 1],
      [-WALL, 3.1, 1],
      [-WALL, TOP + 3.2, far],
      [-WALL, TOP + 1.4, far],
    ]),
    '#7fb0ea',
    0.2,
  );
  const board = { frame: '#7fb4ea', stud: '#d9a55a', depth: '#0f2560' };
  svg += archDoor(view, leftWall, 3.95, floorAt(3.95), 0.92, 1.95, { ...board, leaf: '#16347c' });
  svg += archDoor(view, leftWall, 7.7, floorAt(7.7), 0.9, 1.9, { ...board, leaf: '#8c3f2a' });
  svg += archDoor(view, rightWall, 4.55, floorAt(4.55), 0.95, 2, {
    frame: '#f4f8fb',
    stud: '#3a2a20',
    depth: '#12307a',
    leaf: '#2541a8',
  });
  svg += archDoor(view, rightWall, 8.4, floorAt(8.4), 0.85, 1.85, {
    frame: '#e3f1fa',
    stud: '#3a2a20',
    depth: '#12307a',
    leaf: '#3f6fb8',
  });
  svg +=
    grille(view, rightWall, 6.6, 3.1, 0.6, 0.8, '#f7fbfd', '#1c2b5c') +
    grille(view, rightWall, 3.1, 2.75, 0.5, 0.7, '#eaf4fb', '#1c2b5c');
  svg +=
    grille(view, leftWall, 5.9, 3.3, 0.6, 0.8, '#6fa3de', '#0d1636') +
    grille(view, leftWall, 2.9, 2.5, 0.5, 0.7, '#6fa3de', '#0d1636');
  return svg;
}

export function eaves(): string {
  let svg = '';
  for (const [side, z0, z1, y, colour] of [
    [1, 1, 5.4, 4.7, '#b4492b'],
    [-1, 1, 4.8, 5.1, '#6d2d2c'],
  ] as const) {
    for (let z = z1; z > z0; z -= 0.16) {
      const tile = mix(colour, '#3a1526', (Math.sin(z * 57) + 1) * 0.12);
      svg += fill(
        view.face([
          [side * WALL, y + 0.26, z],
          [side * (WALL - 0.42), y, z],
          [side * (WALL - 0.42), y, z - 0.11],
          [side * WALL, y + 0.26, z - 0.11],
        ]),
        tile,
      );
    }
    svg += fill(
      view.face([
        [side * WALL, y - 0.1, z0],
        [side * (WALL - 0.4), y - 0.05, z0],
        [side * (WALL - 0.4), y - 0.05, z1],
        [side * WALL, y - 0.1, z1],
      ]),
      '#14265c',
      0.5,
    );
  }
  return svg;
}

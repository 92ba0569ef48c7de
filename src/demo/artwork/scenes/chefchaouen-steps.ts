import type { Layer, Scene } from '../types.ts';
import { cat } from '../lib/cat.ts';
import { mix } from '../lib/colour.ts';
import { archDoor, grille } from '../lib/door.ts';
import { shadow, stand } from '../lib/figure.ts';
import { foliage } from '../lib/foliage.ts';
import { clamp } from '../lib/maths.ts';
import { person, personLook } from '../lib/people.ts';
import type { Point } from '../lib/path.ts';
import { plantPot } from '../lib/pot.ts';
import { makeRandom } from '../lib/random.ts';
import { horseshoe, makeView, onPlane, shift } from '../lib/view.ts';
import type { Spot } from '../lib/view.ts';
import { wash } from '../lib/wash.ts';

// Metres: the street is 4 wide and climbs 15 steps to a gate.
const view = makeView({ horizon: 830, focal: 1500, eye: 1.75, centre: 1180 });
const [WALL, STEPS, RISE, TREAD, START] = [2, 15, 0.17, 0.5, 2.4];
const TOP = STEPS * RISE;
const GATE = START + STEPS * TREAD + 1.2;
const BLUE = { deep: '#173a86', shade: '#2e62b5', mid: '#4b86d0', light: '#93c0ea', lit: '#d9ecf8', glow: '#fdf3da' };

function fill(d: string, colour: string, alpha = 1): string {
  return `<path d="${d}" fill="${colour}"${alpha === 1 ? '' : ` fill-opacity="${alpha}"`}/>`;
}

const leftWall = (u: number, v: number): Spot => [-WALL, v, u];
const rightWall = (u: number, v: number): Spot => [WALL, v, u];
const floorAt = (z: number): number => clamp(Math.floor((z - START) / TREAD) + 1, 0, STEPS) * RISE;

function beyond(): string {
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

function walls(): string {
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

function eaves(): string {
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

function stairs(): string {
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

function life(): string {
  const random = makeRandom(52);
  const leaf = { dark: '#16382f', mid: '#34693a', lit: '#9fba55', dab: 8, count: 150, sunX: -0.8, sunY: -0.6 };
  const flowers = ['#e2557d', '#e8a33d', '#f6efe2', '#c93a2f', '#d95fa5'];
  let svg = '';
  const rows = [14, 12, 10, 8, 6, 4, 3, 2, 1];
  rows.forEach((step, i) => {
    const [y, z] = [step * RISE, START + (step - 1) * TREAD + 0.26];
    for (const side of [-1, 1]) {
      if ((side === 1 && step === 3) || (side === -1 && (step === 4 || step === 12)) || (side === 1 && step === 8))
        continue;
      const [px, py] = view.at(side * (WALL - 0.26), y, z);
      const scale = (view.scale(z) * (0.36 + 0.1 * Math.sin(i * 3 + side))) / 75;
      const clay = side === 1 ? ['#c4552f', '#2b56ad', '#d98a3d'][i % 3]! : ['#8a3a2b', '#1d4796', '#a85a34'][i % 3]!;
      const look = side === 1 ? leaf : { ...leaf, dark: '#0f2a33', mid: '#23503f', lit: '#568052' };
      svg += `<ellipse cx="${px}" cy="${py}" rx="${scale * 46}" ry="${scale * 9}" fill="#16347c" fill-opacity="0.5"/>`;
      if (side === 1)
        svg += `<path d="M${px - scale * 26} ${py}L${px + scale * 30} ${py + 4}L${px + scale * 120}
          ${py - scale * 14}L${px + scale * 40} ${py - scale * 26}Z" fill="#3a70c2" fill-opacity="0.34"/>`;
      svg += plantPot(random, px, py, scale, { clay, leaf: look, flower: flowers[(i * 2 + side + 1) % 5]!, sun: -1 });
    }
  });
  const woman = person({ ...personLook('#b4492b', '#f6efe2', 'straw'), carries: 'basket' }, 0.3);
  const [wx, wy] = view.at(0.25, 8 * RISE, START + 7 * TREAD + 0.25);
  const ws = (view.scale(START + 7 * TREAD + 0.25) * 1.66) / 100;
  svg +=
    shadow(woman, { x: wx, y: wy, scale: ws }, 0.75, -0.1, '#1b3f8f', 0.5) +
    stand(woman, { x: wx, y: wy, scale: ws }, { colour: '#fff1cf', dx: -3, dy: -1.4 });
  const [cx, cy] = view.at(1.18, 2 * RISE, START + 1.25 * TREAD);
  const puss = cat('#d98a3d', '#8f4a2a', '#f6efe2');
  const cs = (view.scale(START + 1.25 * TREAD) * 0.42) / 60;
  svg +=
    shadow(puss, { x: cx, y: cy, scale: cs, facing: -1 }, 1.1, -0.16, '#3a70c2', 0.5) +
    stand(puss, { x: cx, y: cy, scale: cs, facing: -1 }, { colour: '#fff1cf', dx: -2.4, dy: -1.6 });
  return svg;
}

function vine(): string {
  const random = makeRandom(9);
  const bloom = { dark: '#8f1f5a', mid: '#c8387e', lit: '#f58aa8', dab: 13, count: 190, sunX: 0.7, sunY: -0.7 };
  const green = { dark: '#14352c', mid: '#2f6038', lit: '#8fae4c', dab: 14, count: 120, sunX: 0.7, sunY: -0.7 };
  let svg = '';
  for (const [x, y, rx, ry] of [
    [560, 250, 210, 150],
    [420, 120, 260, 150],
    [640, 420, 110, 120],
    [690, 560, 60, 90],
  ] as const) {
    svg += foliage(random, x, y, rx, ry, green) + foliage(random, x + 10, y + 14, rx, ry, bloom);
  }
  return svg;
}

function paint(): Layer[] {
  const sky =
    `<defs><linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#d3ebf6"/><stop offset="0.14"
      stop-color="#f6f3e2"/>` +
    '<stop offset="0.7" stop-color="#fdeecb"/></linearGradient></defs><path d="M0 0H2400V1600H0Z" fill="url(#s)"/>';
  const light =
    `<defs><linearGradient id="g" x1="0" y1="1" x2="1" y2="0"><stop offset="0" stop-color="#0b1e5e"
      stop-opacity="0.4"/>` +
    `<stop offset="0.5" stop-color="#0b1e5e" stop-opacity="0"/><stop offset="0.62" stop-color="#ffcf7a"
      stop-opacity="0"/>` +
    `<stop offset="1" stop-color="#ffcf7a" stop-opacity="0.26"/></linearGradient></defs><path d="M0 0H2400V1600H0Z"
      fill="url(#g)"/>`;
  return [{ svg: sky + beyond() + walls() + eaves() + stairs() }, wash(61, 0.62), { svg: vine() + life() + light }];
}

/** A blue-washed stair street in Chefchaouen. */
export const chefchaouenSteps: Scene = {
  key: 'chefchaouen-steps',
  title: 'Stair street in Chefchaouen',
  alt:
    `A steep stair street washed in blues, lined with potted flowers; morning sun strikes one wall, a woman in a straw
      hat ` + 'climbs with a basket of greens and a ginger cat watches from a step.',
  caption: 'Chefchaouen, the stairs above Place el-Hauta before the shops open',
  focal: { x: 50, y: 56 },
  paint,
};

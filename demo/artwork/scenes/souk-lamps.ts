import { makeRamp, mix, rgb, tint } from '../lib/colour.ts';
import { stand } from '../lib/figure.ts';
import { lantern } from '../lib/lantern.ts';
import { clamp, r1, smooth, steps } from '../lib/maths.ts';
import { fbm, makeNoise } from '../lib/noise.ts';
import { person, personLook } from '../lib/people.ts';
import { paintPixels } from '../lib/pixels.ts';
import { makeRandom } from '../lib/random.ts';
import { glow } from '../lib/tent.ts';
import { wash } from '../lib/wash.ts';
import type { Layer, PixelLayer, Scene } from '../types.ts';

const noise = makeNoise(158);
const END = { x: 1280, y: 800 };

const GLASS = [
  { glow: '#ffc65e', metal: '#b9802f', dark: '#4a2a1a' },
  { glow: '#ff8a5a', metal: '#a8642c', dark: '#4a1f1c' },
  { glow: '#7fc4d8', metal: '#a8863c', dark: '#1f2f4a' },
  { glow: '#ffdf98', metal: '#c49a4a', dark: '#4a3018' },
  { glow: '#9ad09a', metal: '#9a8038', dark: '#20382a' },
  { glow: '#e28ac0', metal: '#b07a3a', dark: '#46203c' },
] as const;

/** The vaulted alley: walls, paving and roof drawn towards its end, an archway on to the evening. */
function alley(): PixelLayer {
  const wall = makeRamp([
    [0, '#1c0f1c'],
    [0.3, '#4a2228'],
    [0.55, '#8f442e'],
    [0.8, '#d9823e'],
    [1, '#ffcf80'],
  ]);
  const floor = makeRamp([
    [0, '#1e1420'],
    [0.4, '#4f2f34'],
    [0.75, '#a8683e'],
    [1, '#ffc878'],
  ]);
  const dusk = makeRamp([
    [0, '#2c3f8c'],
    [0.6, '#8a6aa6'],
    [1, '#f0a886'],
  ]);
  return paintPixels(0.5, (x, y, out) => {
    const dx = x - END.x;
    const dy = y - END.y;
    // Depth by whichever surface is met first: side walls, floor or vault.
    const side = Math.abs(dx) / 1150;
    const down = dy > 0 ? dy / 700 : (-dy / 900) * (1 + 0.16 * (1 - Math.min(1, Math.abs(dx) / 900) ** 2));
    const near = Math.max(side, down);
    const z = 1 / Math.max(near, 0.02);
    const arch = Math.abs(dx) < 118 && dy < 100 && dy > -130 - Math.sqrt(Math.max(0, 118 ** 2 - dx * dx)) * 0.7;
    if (arch) {
      dusk(clamp((dy + 220) / 320), out);
      return;
    }
    const light =
      0.22 +
      0.3 * smooth(4.5, 1, z) * smooth(-900, 300, dy) +
      0.34 * Math.exp(-(((z - 2.6) / 1.6) ** 2)) -
      0.1 * smooth(1.2, 0.9, z);
    if (down > side && dy > 0) {
      const across = dx * z;
      const slab =
        Math.abs(((z * 3.2) % 1) - 0.5) > 0.46 || Math.abs(((across / 260 + 40) % 1) - 0.5) > 0.475 ? 0.1 : 0;
      const shine = 0.24 * Math.exp(-((across / 560) ** 2)) * (0.6 + fbm(noise, across / 90, z * 9, 3));
      floor(steps(clamp(light + shine - slab + fbm(noise, across / 70, z * 12, 2) * 0.08), 8, 0.7), out);
      return;
    }
    const along = Math.log(z) * 900;
    const up = (side >= down ? dy : dx) * z;
    const brick = Math.abs(((up / 70 + 60) % 1) - 0.5) > 0.44 ? 0.05 : 0;
    const rib = side < down && Math.abs(((Math.log(z) * 3.4) % 1) - 0.5) > 0.4 ? 0.12 : 0;
    wall(steps(clamp(light - brick + rib + fbm(noise, along / 120, up / 110, 4) * 0.16), 8, 0.65), out);
    if (side < down) tint(out, rgb('#1e1224'), 0.42);
  });
}

/** Shelves along both walls, with brass on them. */
function shelves(): string {
  const random = makeRandom(52);
  const at = (u: number, v: number, z: number): [number, number] => [END.x + (u * 1150) / z, END.y + (v * 700) / z];
  let svg = '';
  for (const side of [-1, 1] as const) {
    for (const v of [0.12, 0.5]) {
      const [ax, ay] = at(side * 0.98, v, 3.4);
      const [bx, by] = at(side * 0.98, v, 1.02);
      const [cx, cy] = at(side * 0.86, v, 1.02);
      const [dx, dy] = at(side * 0.86, v, 3.4);
      svg += `<path d="M${r1(ax)} ${r1(ay)}L${r1(bx)} ${r1(by)}L${r1(cx)} ${r1(cy)}L${r1(dx)} ${r1(dy)}Z" fill="#6d3a24"/><path d="M${r1(dx)} ${r1(dy)}L${r1(cx)} ${r1(cy)}v16L${r1(dx)} ${r1(dy + 5)}Z" fill="#2c1620"/>`;
      for (let z = 3.3; z > 1.08; z *= 0.86) {
        const [x, y] = at(side * 0.92, v, z);
        const s = 92 / z;
        const metal = random.pick(['#c48a3a', '#d9a24a', '#a86a2c', '#b9b4ac']);
        const kind = random.int(0, 2);
        svg +=
          kind === 0
            ? `<path d="M${r1(x - s * 0.4)} ${r1(y)}q${r1(-s * 0.3)} ${r1(-s * 0.6)} ${r1(s * 0.2)} ${r1(-s * 0.9)}h${r1(s * 0.4)}q${r1(s * 0.5)} ${r1(s * 0.3)} ${r1(s * 0.2)} ${r1(s * 0.9)}z" fill="${metal}"/><path d="M${r1(x - s * 0.2)} ${r1(y - s * 0.2)}q${r1(-s * 0.12)} ${r1(-s * 0.4)} ${r1(s * 0.14)} ${r1(-s * 0.6)}" stroke="#ffe6ac" stroke-width="${r1(s * 0.08)}" fill="none"/>`
            : kind === 1
              ? `<circle cx="${r1(x)}" cy="${r1(y - s * 0.5)}" r="${r1(s * 0.5)}" fill="${metal}"/><circle cx="${r1(x)}" cy="${r1(y - s * 0.5)}" r="${r1(s * 0.34)}" fill="none" stroke="${mix(metal, '#3a1c1c', 0.5)}" stroke-width="${r1(s * 0.06)}"/><path d="M${r1(x - s * 0.32)} ${r1(y - s * 0.72)}a${r1(s * 0.4)} ${r1(s * 0.4)} 0 0 1 ${r1(s * 0.4)} ${r1(-s * 0.18)}" stroke="#fff0c4" stroke-width="${r1(s * 0.08)}" fill="none"/>`
              : lantern(x, y - s * 0.16, s / 240, random.pick(GLASS), 0);
      }
    }
  }
  return svg;
}

function lamps(): { svg: string; light: string } {
  const random = makeRandom(77);
  const hung: { x: number; y: number; s: number; look: (typeof GLASS)[number] }[] = [];
  for (let i = 0; i < 78; i += 1) {
    const z = 1.05 + random.next() ** 1.1 * 3.6;
    const u = random.range(-0.9, 0.9);
    if (Math.abs(u) < 0.16 && z > 1.8) continue;
    const v = random.range(-0.92, -0.3) - 0.1 * Math.abs(u);
    hung.push({
      x: END.x + (u * 1150) / z,
      y: END.y + (v * 800) / z + 60 / z,
      s: (1.3 / z) * random.range(0.7, 1.2),
      look: random.pick(GLASS),
    });
  }
  // Four near enough to touch.
  for (const [x, y, s, i] of [
    [150, 520, 2.3, 1],
    [470, 330, 1.8, 0],
    [2010, 360, 1.9, 3],
    [2290, 560, 2.4, 2],
  ] as const)
    hung.push({ x, y, s, look: GLASS[i]! });
  hung.sort((a, b) => a.s - b.s);
  return {
    svg: hung.map(({ x, y, s, look }) => lantern(x, y, s, look, 1400)).join(''),
    light: hung
      .map(({ x, y, s, look }, i) =>
        glow(
          `lamp${i}`,
          Math.round(x),
          Math.round(y - 80 * s),
          Math.round(250 * s),
          Math.round(230 * s),
          look.glow,
          0.42,
        ),
      )
      .join(''),
  };
}

function people(): string {
  const rows = [
    [personLook('#3a4a8c', '#e9d9b8', 'hood'), 1230, 960, 1.5, 0.2],
    [personLook('#8a3a30', '#e9d9b8', 'scarf'), 1350, 985, 1.6, 0.32],
    [personLook('#c49a5a', '#e6c98c', 'cap'), 880, 1190, 3.1, 0.1],
    [personLook('#b4492b', '#f0d9b0', 'scarf', '#a5664a'), 1560, 1330, 4.3, 0.3],
    [personLook('#2b6f6a', '#e6c98c', 'straw', '#a5664a'), 1760, 1350, 4.5, 0.16],
  ] as const;
  return rows
    .map(([look, x, y, scale, stride], i) => {
      const parts = person(i === 3 ? { ...look, carries: 'basket' } : look, stride);
      return (
        `<ellipse cx="${x}" cy="${y}" rx="${r1(17 * scale)}" ry="${r1(4 * scale)}" fill="#140a14" fill-opacity="0.5"/>` +
        stand(parts, { x, y, scale }, { colour: '#ffcf86', dx: i % 2 ? -3 : 3, dy: -2 })
      );
    })
    .join('');
}

function paint(): Layer[] {
  const hung = lamps();
  return [
    alley(),
    { svg: shelves() + people() + hung.svg },
    wash(21, 0.3),
    { svg: hung.light + glow('end', END.x, END.y + 60, 460, 420, '#ffb070', 0.36), blend: 'screen' },
  ];
}

/** The lamp sellers' alley after dark. */
export const soukLamps: Scene = {
  key: 'souk-lamps',
  title: 'The lamp souk',
  alt:
    'Dozens of pierced brass lanterns in amber, red, blue and green hang lit over a vaulted alley; people walk ' +
    'between shelves of metalwork towards an archway and the evening sky.',
  caption: 'Souk Haddadine, Marrakech, when the lamps are tried out',
  focal: { x: 54, y: 56 },
  paint,
};

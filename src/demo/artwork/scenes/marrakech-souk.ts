import type { Layer, Scene } from '../types.ts';
import { mix } from '../lib/colour.ts';
import { shadow, stand } from '../lib/figure.ts';
import { lantern } from '../lib/lantern.ts';
import { clamp, r1, smooth } from '../lib/maths.ts';
import { makeNoise } from '../lib/noise.ts';
import { person, personLook } from '../lib/people.ts';
import { paintPixels } from '../lib/pixels.ts';
import { makeRandom } from '../lib/random.ts';
import type { Random } from '../lib/random.ts';
import { turned } from '../lib/turned.ts';
import { horseshoe, makeView, onPlane } from '../lib/view.ts';
import { drift, wash } from '../lib/wash.ts';
import { pairs } from '../lib/points.ts';

const view = makeView({ horizon: 850, focal: 1450, eye: 1.7, centre: 1230 });
const noise = makeNoise(17);
const [WALL, ROOF, END] = [2.15, 4.3, 27];
/** Depths where the roof is broken and light falls through. */
const GAPS = [4.6, 7.6, 11.6, 16.5] as const;

function fill(d: string, colour: string, alpha = 1): string {
  return `<path d="${d}" fill="${colour}"${alpha === 1 ? '' : ` fill-opacity="${alpha}"`}/>`;
}

/** Air: everything far off goes towards warm dust. */
function air(colour: string, z: number): string {
  return mix(colour, '#f0b878', clamp(1 - Math.exp(-Math.max(0, z - 2.5) / 13)) * 0.86);
}

function ground(): Layer {
  return paintPixels(
    0.5,
    (x, y, out) => {
      const z = (1450 * 1.7) / (y - 850);
      if (z < 0 || z > END) {
        out[3] = 0;
        return;
      }
      const u = ((x - 1230) * z) / 1450;
      const slab = Math.abs((u * 1.6 + Math.floor(z * 1.4) * 0.5) % 1);
      const joint = Math.min(smooth(0, 0.05, slab) * smooth(1, 0.95, slab), smooth(0, 0.08, (z * 1.4) % 1));
      const worn =
        noise(u * 1.4, z * 0.8) * 0.12 +
        noise(Math.floor(u * 1.6 + Math.floor(z * 1.4) * 0.5) * 7.1, Math.floor(z * 1.4) * 3.3) * 0.1;
      let light = 0;
      for (const gap of GAPS)
        light = Math.max(
          light,
          smooth(0.75, 0.55, Math.abs(z - gap + 0.3 + noise(u * 2, gap) * 0.12)) *
            smooth(1.5, 1.35, Math.abs(u - 0.35)) *
            (0.75 + 0.25 * smooth(-0.1, 0.1, Math.sin(u * 19 + z * 3))),
        );
      const tone = (0.42 + worn) * (0.84 + 0.16 * joint) + light * 0.75;
      const far = clamp(1 - Math.exp(-Math.max(0, z - 2.5) / 13)) * 0.86;
      const base = [150, 84, 66];
      const dust = [240, 184, 120];
      for (let c = 0; c < 3; c += 1)
        out[c] =
          Math.min(255, base[c]! * tone * (c === 2 ? 1.06 - light * 0.24 : 1) * 1.15) * (1 - far) + dust[c]! * far;
    },
    { top: 850, bottom: 1600 },
  );
}

function structure(): string {
  let svg = `<defs><radialGradient id="end" cx="0.51" cy="0.52" r="0.24"><stop offset="0" stop-color="#fff3cc"/><stop
    offset="0.4" stop-color="#fbd495"/><stop offset="1" stop-color="#dd9a60"/></radialGradient></defs>`;
  svg += '<path d="M0 0H2400V1600H0Z" fill="#2c1420"/><path d="M700 500H1760V1000H700Z" fill="url(#end)"/>';
  const wall = view.face([
    [-WALL, 0, END],
    [-WALL, ROOF, END],
    [WALL, ROOF, END],
    [WALL, 0, END],
  ]);
  const arch = onPlane(view, horseshoe(2.3, 3.3, 0.12, 0.16), (u, v) => [u, v, END]);
  svg += `<path d="${wall}${arch}" fill-rule="evenodd" fill="#c47a4c"/><path d="${arch}" fill="none" stroke="#f3c78a"
    stroke-width="6"/>`;
  for (let z: number = END; z > 1.2; z -= 1.5) {
    const next = Math.max(0.8, z - 1.55);
    for (const side of [-1, 1]) {
      const tone = side === 1 ? ['#96452f', '#a9563a'] : ['#5d2a32', '#6b3238'];
      svg += fill(
        view.face([
          [side * WALL, 0, z],
          [side * WALL, ROOF, z],
          [side * WALL, ROOF, next],
          [side * WALL, 0, next],
        ]),
        air(tone[Math.round(z / 1.5) % 2]!, z),
      );
    }
  }
  return svg;
}

function roof(): string {
  const random = makeRandom(8);
  let svg = '';
  for (let z: number = END; z > 1.6; z -= 0.3) {
    const gap = GAPS.some((g) => Math.abs(z - g) < 0.42);
    const n = 13;
    for (let i = 0; i < n; i += 1) {
      if (gap && random.next() < 0.72) continue;
      const [a, b] = [-WALL + (i / n) * WALL * 2, -WALL + ((i + 0.93) / n) * WALL * 2];
      const y = ROOF + random.range(-0.03, 0.05);
      svg += fill(
        view.face([
          [a, y, z],
          [b, y, z],
          [b + random.range(-0.1, 0.1), y, z - 0.27],
          [a, y, z - 0.27],
        ]),
        air(mix('#4a2822', '#8a5230', random.next() * (gap ? 1 : 0.5)), z),
      );
    }
    if (Math.round(z * 10) % 24 < 3)
      svg += fill(
        view.face([
          [-WALL, ROOF - 0.02, z],
          [WALL, ROOF - 0.02, z],
          [WALL, ROOF - 0.24, z],
          [-WALL, ROOF - 0.24, z],
        ]),
        air('#2a1418', z),
      );
  }
  return svg;
}

function slippers(random: Random, side: number, z: number): string {
  let svg = '';
  for (let row = 0; row < 5; row += 1) {
    for (let k = 0; k < 9; k += 1) {
      const [x, y] = view.at(side * (WALL - 0.04), 0.92 + row * 0.3, z - 0.78 + k * 0.185);
      const s = view.scale(z - 0.78 + k * 0.185) * 0.095;
      const colour = air(random.pick(['#e8a33d', '#b4492b', '#2541a8', '#f0dcb8', '#c9562f', '#7a2f52', '#3f7a5c']), z);
      const [w, h] = [s * 0.5, s * 1.25];
      svg +=
        `<path d="M${r1(x)} ${r1(y - h)}Q${r1(x + w)} ${r1(y - h * 0.6)} ${r1(x + w)}
          ${r1(y + h * 0.1)}Q${r1(x + w * 0.9)} ${r1(y + h * 0.8)} ${r1(x)} ${r1(y + h * 0.8)}` +
        `Q${r1(x - w * 0.9)} ${r1(y + h * 0.8)} ${r1(x - w)} ${r1(y + h * 0.1)}Q${r1(x - w)} ${r1(y - h * 0.6)}
          ${r1(x)} ${r1(y - h)}Z" fill="${colour}"/>` +
        `<ellipse cx="${r1(x)}" cy="${r1(y + h * 0.36)}" rx="${r1(w * 0.6)}" ry="${r1(h * 0.34)}" fill="#2a1418"
          fill-opacity="0.6"/>` +
        `<path d="M${r1(x - w * 0.5)} ${r1(y - h * 0.4)}Q${r1(x)} ${r1(y - h * 0.1)} ${r1(x + w * 0.5)}
          ${r1(y - h * 0.4)}" stroke="#f3dcae" stroke-width="${r1(s * 0.07)}" stroke-opacity="0.6" fill="none"/>`;
    }
  }
  return svg;
}

function carpets(random: Random, side: number, z: number): string {
  let svg = '';
  for (let k = 0; k < 3; k += 1) {
    const [z0, z1] = [z - 0.8 + k * 0.54, z - 0.8 + k * 0.54 + 0.46];
    const x = side * (WALL - 0.05);
    const base = random.pick(['#a33327', '#1f3480', '#c9782f', '#7a2340']);
    const ink = random.pick(['#f0dcb8', '#e8a33d', '#1e1413']);
    const q = (a: number, b: number, low: number, high: number): string =>
      view.face([
        [x, low, a],
        [x, high, a],
        [x, high, b],
        [x, low, b],
      ]);
    svg += fill(q(z0, z1, 0.5, 2.9), air(base, z));
    for (let i = 0; i < 7; i += 1) {
      const v = 0.72 + i * 0.31;
      const mid = (z0 + z1) / 2;
      svg += fill(
        view.face([
          [x, v, z0 + 0.05],
          [x, v + 0.12, mid],
          [x, v, z1 - 0.05],
          [x, v - 0.12, mid],
        ]),
        air(ink, z),
        0.9,
      );
      svg +=
        fill(
          view.face([
            [x, v, mid - 0.08],
            [x, v + 0.05, mid],
            [x, v, mid + 0.08],
            [x, v - 0.05, mid],
          ]),
          air(base, z),
        ) + fill(q(z0, z1, v + 0.14, v + 0.17), air(ink, z), 0.7);
    }
  }
  return svg;
}

function stalls(): string {
  const random = makeRandom(29);
  let svg = '';
  let kind = 0;
  for (let z = 19; z > 2.6; z -= 2.3) {
    for (const side of [1, -1]) {
      kind += 1;
      const x = side * WALL;
      const deep = side * (WALL - 0.02);
      svg += fill(
        view.face([
          [deep, 0.1, z - 0.95],
          [deep, 2.9, z - 0.95],
          [deep, 2.9, z + 0.95],
          [deep, 0.1, z + 0.95],
        ]),
        air('#1c0d18', z),
      );
      svg += fill(
        view.face([
          [deep, 1.9, z - 0.9],
          [deep, 2.9, z - 0.9],
          [deep, 2.9, z + 0.9],
          [deep, 1.9, z + 0.9],
        ]),
        air('#b8642c', z),
        0.5,
      );
      if (kind % 3 === 0) svg += carpets(random, side, z);
      else if (kind % 3 === 1) svg += slippers(random, side, z);
      else {
        for (let k = 0; k < 5; k += 1) {
          const [px, py] = view.at(side * (WALL - 0.1), 0.9 + (k % 2) * 0.6, z - 0.7 + k * 0.34);
          const s = view.scale(z) / 330;
          svg += `<g transform="translate(${r1(px)} ${r1(py)}) scale(${s.toFixed(3)})">${turned(
            { flat: 0.2, profile: pairs('30 0, 52 40, 50 84, 24 112, 30 126') },
            air(['#2f6f86', '#c9782f', '#f0dcb8', '#8a2f2a', '#2541a8'][k]!, z),
            [
              { from: 0.1, to: 1, fill: '#1c0d18', alpha: 0.5 },
              { from: -0.8, to: -0.5, fill: '#ffe9b8', alpha: 0.6 },
            ],
          )}</g>`;
        }
      }
      // Counter with its heap of goods, reaching into the alley.
      const c = side * (WALL - 0.62);
      svg += fill(
        view.face([
          [c, 0, z - 0.85],
          [c, 0.62, z - 0.85],
          [c, 0.62, z + 0.85],
          [c, 0, z + 0.85],
        ]),
        air(side === 1 ? '#8a4a2c' : '#4a2228', z),
      );
      svg += fill(
        view.face([
          [c, 0, z - 0.85],
          [c, 0.62, z - 0.85],
          [x, 0.62, z - 0.85],
          [x, 0, z - 0.85],
        ]),
        air('#3a1a20', z),
      );
      svg += fill(
        view.face([
          [c, 0.62, z - 0.85],
          [x, 0.62, z - 0.85],
          [x, 0.62, z + 0.85],
          [c, 0.62, z + 0.85],
        ]),
        air('#6b3a2a', z),
      );
      for (let k = 5; k >= 0; k -= 1) {
        const [px, py] = view.at(side * (WALL - 0.4), 0.6, z - 0.68 + k * 0.27);
        const s = view.scale(z - 0.68 + k * 0.27) * 0.2;
        const hue = air(['#e8a33d', '#b4492b', '#8a2f2a', '#d9782f', '#6f7a3a', '#c24a60'][(k + kind) % 6]!, z);
        svg +=
          `<path d="M${r1(px - s)} ${r1(py)}Q${r1(px - s * 0.3)} ${r1(py - s * 1.3)} ${r1(px)}
            ${r1(py - s * 1.7)}Q${r1(px + s * 0.3)} ${r1(py - s * 1.3)} ${r1(px + s)} ${r1(py)}Z" fill="${hue}"/>` +
          `<path d="M${r1(px + s * 0.1)} ${r1(py)}L${r1(px)} ${r1(py - s * 1.7)}Q${r1(px + s * 0.3)}
            ${r1(py - s * 1.3)} ${r1(px + s)} ${r1(py)}Z" fill="#2a1020" fill-opacity="0.4"/>`;
      }
      // Awning: striped cloth sloping out over the counter.
      for (let k = 0; k < 6; k += 1) {
        const [a, b] = [z - 1 + k * 0.34, z - 1 + (k + 1) * 0.34];
        svg += fill(
          view.face([
            [x, 3.1, a],
            [side * (WALL - 1), 2.98, a],
            [side * (WALL - 1), 2.98, b],
            [x, 3.1, b],
          ]),
          air(
            [
              ['#a33a28', '#e9d3ac'],
              ['#24418f', '#e9d3ac'],
              ['#c9782f', '#5a2430'],
            ][kind % 3]![k % 2]!,
            z,
          ),
        );
      }
    }
  }
  return svg;
}

function lamps(): string {
  const random = makeRandom(4);
  let svg = '';
  for (let z = 15; z > 3.2; z -= 0.62) {
    for (const side of [-1, 1]) {
      if (random.next() < 0.2) continue;
      const x = side * random.range(0.75, 1.5);
      const [px, py] = view.at(x, random.range(2.45, 3.2), z);
      const s = (view.scale(z) * random.range(0.42, 0.66)) / 250;
      const glow = random.pick(['#ffc65e', '#ff9a4a', '#ffd98a', '#f0664a', '#5fb0c9', '#ffc65e']);
      svg += `<circle cx="${r1(px)}" cy="${r1(py - 80 * s)}" r="${r1(170 * s)}" fill="${glow}"
        fill-opacity="0.1"/><circle cx="${r1(px)}" cy="${r1(py - 80 * s)}" r="${r1(105 * s)}" fill="${glow}"
        fill-opacity="0.16"/>`;
      svg += lantern(px, py, s, { glow: air(glow, z * 0.5), metal: air('#b9802f', z), dark: air('#3a1c16', z) }, 700);
    }
  }
  return svg;
}

function people(): string {
  const cast = [
    { x: -0.2, z: 17, look: personLook('#5a4a6a', '#e9d3ac', 'hood'), stride: 0.1 },
    { x: 0.5, z: 15, look: personLook('#8a4a3a', '#e9d3ac', 'scarf'), stride: 0.6 },
    {
      x: -0.75,
      z: 12.4,
      look: { ...personLook('#2a3a80', '#f0dcb8', 'scarf'), carries: 'basket' as const },
      stride: 0.2,
    },
    { x: 0.7, z: 10.2, look: personLook('#e3cfa8', '#e9d3ac', 'hood'), stride: 0.7 },
    { x: -0.15, z: 8.2, look: { ...personLook('#7a2f3a', '#2541a8', 'cap'), carries: 'tray' as const }, stride: 0.3 },
    { x: -0.72, z: 5.9, look: personLook('#a8632f', '#e9d3ac', 'hood'), stride: 0.15 },
    {
      x: 0.42,
      z: 5.3,
      look: { ...personLook('#2541a8', '#e8a33d', 'scarf'), carries: 'basket' as const },
      stride: 0.8,
    },
  ];
  return cast
    .map(({ x, z, look, stride }) => {
      const [px, py] = view.at(x, 0, z);
      const dim = (colour: string): string => air(mix(colour, '#2a1020', 0.25), z);
      const parts = person(
        {
          ...look,
          robe: dim(look.robe),
          shade: dim(look.shade),
          lit: dim(look.lit),
          head: dim(look.head),
          skin: dim(look.skin),
        },
        stride,
      );
      const at = { x: px, y: py, scale: (view.scale(z) * 1.7) / 100 };
      return (
        shadow(parts, at, -0.35, 0.34, '#2a1020', 0.4) +
        stand(parts, at, { colour: '#ffe2a4', dx: at.scale * 0.9, dy: -at.scale * 0.8 })
      );
    })
    .join('');
}

function shafts(): string {
  const random = makeRandom(77);
  let svg = `<defs><linearGradient id="ray" x2="0" y2="1"><stop offset="0" stop-color="#fff0c0" stop-opacity="0.85"/><stop
      offset="0.5" stop-color="#ffd48a" stop-opacity="0.4"/><stop offset="1" stop-color="#ffb860"
      stop-opacity="0.1"/></linearGradient></defs>`;
  for (const gap of [...GAPS].reverse()) {
    for (let i = 0; i < 7; i += 1) {
      const x = random.range(-1.8, 1);
      const w = random.range(0.1, 0.34);
      const z = gap + random.range(-0.3, 0.3);
      const d = view.face([
        [x, ROOF, z],
        [x + w, ROOF, z],
        [x + w * 1.3 + 0.95, 0, z - 0.3],
        [x + 0.95, 0, z - 0.3],
      ]);
      svg += `<path d="${d}" fill="url(#ray)" fill-opacity="${random.range(0.3, 0.75).toFixed(2)}"/>`;
    }
  }
  return svg;
}

function paint(): Layer[] {
  const dust = drift(
    5,
    [255, 214, 150],
    (x, y) => 0.34 * Math.exp(-(((x - 1230) / 420) ** 2) - ((y - 860) / 300) ** 2),
  );
  const frame = `<defs><radialGradient id="vg" cx="0.51" cy="0.52" r="0.72"><stop offset="0.4" stop-color="#1a0a18"
      stop-opacity="0"/><stop offset="1" stop-color="#1a0a18" stop-opacity="0.62"/></radialGradient></defs><path d="M0
      0H2400V1600H0Z" fill="url(#vg)"/>`;
  return [
    { svg: structure() },
    ground(),
    { svg: roof() + stalls() },
    wash(28, 0.5),
    dust,
    { svg: shafts(), blend: 'screen' },
    { svg: lamps() + people() },
    { svg: shafts(), blend: 'screen', opacity: 0.45 },
    { svg: frame },
  ];
}

/** Light through the reed roof of the lantern souk. */
export const marrakechSouk: Scene = {
  key: 'marrakech-souk',
  title: 'The lantern souk',
  alt:
    `A covered souk alley hung with brass lanterns; dusty shafts of sun fall through the reed roof onto shoppers in
      djellabas ` + 'between stalls of carpets, slippers and spices.',
  caption: 'Souk Haddadine, Marrakech: follow the hammering',
  focal: { x: 51, y: 56 },
  paint,
};

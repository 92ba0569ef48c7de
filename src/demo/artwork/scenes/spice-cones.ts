import type { Layer, Scene } from '../types.ts';
import { mix, rgb, tint } from '../lib/colour.ts';
import { lantern } from '../lib/lantern.ts';
import { r1, smooth } from '../lib/maths.ts';
import { fbm, makeNoise } from '../lib/noise.ts';
import { paintPixels } from '../lib/pixels.ts';
import { makeRandom } from '../lib/random.ts';
import type { Random } from '../lib/random.ts';
import { belt, place, turned } from '../lib/turned.ts';
import { drift, wash } from '../lib/wash.ts';
import { starPath } from '../lib/zellige.ts';
import { pairs } from '../lib/points.ts';

const noise = makeNoise(5);
const BOWL = { flat: 0.26, profile: pairs('62 0, 56 12, 92 34, 122 70, 130 96, 136 100, 134 106') };

/** Shop wall: tadelakt in shade with a slanting sheet of light, and the edge of the counter. */
function shop(): Layer {
  const [wall, cloth] = [rgb('#7d3a2c'), rgb('#2a1a30')];
  return paintPixels(0.5, (x, y, out) => {
    const brush = fbm(noise, x / 260, y / 200, 3);
    const lean = x + y * 0.7;
    const light =
      smooth(500, 700, lean) * smooth(1500, 1250, lean) * 0.8 +
      smooth(1750, 1850, lean) * smooth(2250, 2150, lean) * 0.4;
    if (y < 660) {
      for (let c = 0; c < 3; c += 1) out[c] = wall[c]! * (0.62 + brush * 0.14 + light * 0.8);
      tint(out, [255, 206, 130], light * 0.3);
      tint(out, [30, 12, 28], 0.55 * smooth(320, 660, y));
    } else {
      for (let c = 0; c < 3; c += 1)
        out[c] = cloth[c]! * (0.9 + brush * 0.2) + (c === 0 ? 22 : 8) * smooth(900, 1600, y);
    }
  });
}

/** A shelf of brass pots with hanging garlands of peppers. */
function shelf(random: Random): string {
  let svg = `<path d="M0 452H2400V480H0Z" fill="#4a2418"/><path d="M0 448H2400V458H0Z" fill="#c98a4c"/><path d="M0
      480H2400V520H0Z" fill="#14081a" fill-opacity="0.5"/>`;
  for (let i = 0; i < 13; i += 1) {
    const x = 80 + i * 188 + random.range(-14, 14);
    const tone = random.pick(['#b9803a', '#9a6a34', '#2f5a72', '#c99a5c', '#8a3f2c']);
    const jar = {
      flat: 0.12,
      profile:
        i % 2 === 0
          ? pairs('44 0, 66 40, 66 110, 40 150, 44 166')
          : pairs('56 0, 60 30, 60 130, 50 140, 54 152, 30 170, 6 190'),
    };
    svg += place(
      turned(jar, tone, [
        { from: -0.9, to: -0.5, fill: '#ffdf9c', alpha: 0.7 },
        { from: 0.1, to: 1, fill: '#1e0c1e', alpha: 0.5 },
        { from: 0.6, to: 1, fill: '#1e0c1e', alpha: 0.4 },
      ]),
      x,
      450,
      1,
    );
  }
  for (const x of [300, 760, 1660, 2140]) {
    for (let k = 0; k < 26; k += 1) {
      const [px, py] = [x + random.range(-26, 26), 480 + k * 10];
      const side = random.next() < 0.5 ? -1 : 1;
      svg += `<path d="M${r1(px)} ${py}q${side * 26} 8 ${side * 34} 44q${-side * 26} -10 ${-side * 34} -44z"
        fill="${random.pick(['#a3241c', '#c93a22', '#7a1a1e', '#d9582c'])}"/>`;
    }
  }
  return svg;
}

interface Spice {
  colour: string;
  /** Spiral grooves, a star pressed into the side, or plain. */
  finish: 'groove' | 'star' | 'plain';
}

function cone(random: Random, x: number, y: number, scale: number, spice: Spice, scoop: boolean): string {
  const { colour } = spice;
  const [dark, deep, lit, high] = [
    mix(colour, '#2a0f24', 0.42),
    mix(colour, '#1a0a20', 0.66),
    mix(colour, '#ffe6ac', 0.4),
    mix(colour, '#fff6d8', 0.66),
  ];
  const body = { flat: 0.24, profile: pairs('124 100, 112 116, 86 168, 58 236, 32 304, 12 350, 3 366') };
  let svg = '<ellipse cx="56" cy="2" rx="150" ry="19" fill="#0c0414" fill-opacity="0.5"/>';
  svg +=
    turned(BOWL, '#b9792e', [
      { from: -0.96, to: -0.82, fill: '#fff0bd', alpha: 0.6 },
      { from: -0.78, to: -0.42, fill: '#f3c25a' },
      { from: 0, to: 0.5, fill: '#7a4420', alpha: 0.8 },
      { from: 0.5, to: 0.86, fill: '#4a2414', alpha: 0.9 },
      { from: 0.86, to: 0.97, fill: '#c9762f', alpha: 0.8 },
    ]) + belt(BOWL, 96, 106, '#ffd98a', 0.85);
  let chase = '';
  for (let i = 0; i < 13; i += 1) {
    const a = -1.3 + i * 0.217;
    chase += `M${r1(Math.sin(a) * 112)} ${r1(-56 + Math.cos(a) * 27)}l${r1(9 * Math.cos(a))}
      -14l${r1(9 * Math.cos(a))} 14l${r1(-9 * Math.cos(a))} 14z`;
  }
  svg += `<path d="${chase}" fill="#3a1a10" fill-opacity="0.55"/><ellipse cx="0" cy="-100" rx="130" ry="33"
    fill="#3a1a10"/>`;
  svg += turned(body, colour, [
    { from: -1, to: -0.74, fill: lit, alpha: 0.5 },
    { from: -0.74, to: -0.3, fill: lit },
    { from: -0.62, to: -0.46, fill: high, alpha: 0.7 },
    { from: 0.02, to: 0.44, fill: dark, alpha: 0.62 },
    { from: 0.44, to: 1, fill: deep, alpha: 0.86 },
  ]);
  if (spice.finish === 'groove') {
    for (let i = 0; i < 9; i += 1) {
      const h = 112 + i * 27;
      const r = 122 * ((366 - h) / 266) ** 1.12;
      svg += `<path d="M${r1(-r)} ${r1(-h - 8)}Q${r1(-r * 0.3)} ${r1(-h + r * 0.44)} ${r1(r)} ${r1(-h + 8)}"
        fill="none" stroke="${deep}" stroke-width="${r1(2 + r * 0.05)}" stroke-opacity="0.5"/><path d="M${r1(-r)}
        ${r1(-h - 4)}Q${r1(-r * 0.5)} ${r1(-h + r * 0.36)} ${r1(-r * 0.1)} ${r1(-h + r * 0.28)}" fill="none"
          stroke="${high}" stroke-width="${r1(1.4 + r * 0.03)}" stroke-opacity="0.7"/>`;
    }
  }
  if (spice.finish === 'star')
    svg += `<path d="${starPath(-20, -176, 40)}" fill="${mix(colour, '#1e1413', 0.7)}" fill-opacity="0.7"/><path
      d="${starPath(-22, -178, 26)}" fill="${high}"/>`;
  // Loose powder: specks that catch the light, and spills on the rim.
  let [a, b] = ['', ''];
  for (let i = 0; i < 90; i += 1) {
    const t = random.next() ** 1.5;
    const r = 120 * (1 - t) ** 1.15;
    const u = random.range(-0.95, 0.95);
    const dot = `M${r1(u * r)}
      ${r1(-104 - t * 258 + r * 0.2 * Math.sqrt(1 - u * u))}h${r1(random.range(2, 5))}v${r1(random.range(2, 4))}h-3z`;
    if (u < 0.1) a += dot;
    else b += dot;
  }
  svg += `<path d="${a}" fill="${high}" fill-opacity="0.6"/><path d="${b}" fill="${deep}" fill-opacity="0.7"/>`;
  if (scoop) {
    svg += `<g transform="translate(44 -190) rotate(34)"><path d="M-26 30Q-30 -20 -16 -44L16 -44Q30 -20 26 30Q0 46 -26 30Z"
        fill="#a5682c"/><path d="M4 38Q28 36 26 30Q30 -20 16 -44L6 -44Q14 0 4 38Z" fill="#5a3014"/><path d="M-16
        -44L16 -44L9 -66H-9Z" fill="#8a5222"/><path d="M-8 -62H8L7 -170Q0 -180 -7 -170Z" fill="#c98a44"/><path d="M1
        -62H8L7 -170Q4 -176 1 -176Z" fill="#7a4a20"/></g>`;
    svg += turned(
      {
        flat: 0.24,
        profile: [
          [92, 158],
          [70, 206],
          [52, 250],
        ],
      },
      colour,
      [
        { from: 0.16, to: 0.4, fill: dark, alpha: 0.5 },
        { from: 0.4, to: 1, fill: deep, alpha: 0.86 },
      ],
    ).replace(`fill="${colour}"`, `fill="${colour}" fill-opacity="0"`);
  }
  return place(svg, x, y, scale);
}

function stall(): string {
  const random = makeRandom(36);
  const spices: Spice[] = [
    { colour: '#e8a33d', finish: 'groove' },
    { colour: '#b4301f', finish: 'plain' },
    { colour: '#7a8a34', finish: 'groove' },
    { colour: '#d9661f', finish: 'star' },
    { colour: '#2541a8', finish: 'plain' },
    { colour: '#8a4a2a', finish: 'groove' },
    { colour: '#f0c83a', finish: 'plain' },
    { colour: '#a3283a', finish: 'groove' },
    { colour: '#c9782f', finish: 'plain' },
    { colour: '#5a3a2a', finish: 'star' },
  ];
  let svg = '';
  const rows = [
    [800, 0.86, 9, 290, 70, 0],
    [1060, 1.2, 7, 392, 30, 3],
    [1420, 1.72, 5, 560, 80, 1],
  ] as const;
  rows.forEach(([y, scale, count, pace, start, from], row) => {
    // Each row stands on its own step of the counter, hung with striped cloth.
    const top = y + 26 * scale;
    svg += `<path d="M-20 ${top - 60 * scale}H2420V1620H-20Z" fill="${['#6b3432', '#7d3f36', '#8f4a3a'][row]}"/><path
      d="M-20 ${top}H2420V1620H-20Z" fill="${['#3d1c2c', '#47202c', '#52262c'][row]}"/><path d="M-20
      ${top}H2420v${9 * scale}H-20Z" fill="#c98a4c"/>`;
    for (let i = 0; i < 40; i += 1)
      svg += `<path d="M${i * 62 * scale} ${top + 9 * scale}h${20 * scale}V1620h${-20 * scale}z"
        fill="${['#a8402e', '#2a3f94', '#c9842f'][(i + row) % 3]}" fill-opacity="0.5"/>`;
    for (let i = 0; i < count; i += 1)
      svg += cone(random, start + i * pace, y, scale, spices[(i * 3 + from) % spices.length]!, (i + row) % 3 === 1);
  });
  return svg;
}

function front(): string {
  const random = makeRandom(7);
  let svg = '';
  // Sacks of rosebuds and star anise along the bottom edge.
  for (const [x, y, r, c1, c2] of [
    [330, 1650, 270, '#c24a6a', '#e88a9c'],
    [930, 1668, 230, '#7a4a26', '#c9924c'],
    [1500, 1664, 240, '#5f7034', '#a3b25a'],
    [2090, 1650, 280, '#e0a53a', '#ffe08a'],
  ] as const) {
    svg += `<ellipse cx="${x}" cy="${y - 60}" rx="${r + 26}" ry="${r * 0.42}" fill="#c9ae84"/><ellipse cx="${x}"
      cy="${y - 56}" rx="${r}" ry="${r * 0.36}" fill="${mix(c1, '#1a0a18', 0.5)}"/>`;
    for (let i = 0; i < 150; i += 1) {
      const [a, d] = [random.range(0, 6.28), Math.sqrt(random.next())];
      const [px, py] = [x + Math.cos(a) * d * r * 0.96, y - 62 + Math.sin(a) * d * r * 0.34 - (1 - d) * 50];
      const s = random.range(9, 17);
      svg += `<g transform="translate(${r1(px)} ${r1(py)}) rotate(${r1(random.range(0, 360))})"><path d="M${r1(-s)}
        0Q0 ${r1(-s)} ${r1(s)} 0Q0 ${r1(s)} ${r1(-s)} 0Z" fill="${mix(c1, '#2a0f20', random.range(0, 0.4))}"/><path
        d="M${r1(-s * 0.7)} -1Q0 ${r1(-s * 0.8)} ${r1(s * 0.6)} -2Z" fill="${c2}"/></g>`;
    }
  }
  return svg;
}

function paint(): Layer[] {
  const random = makeRandom(23);
  const dust = drift(
    15,
    [255, 220, 160],
    (x, y) => 0.3 * smooth(200, 500, x + y * 0.4) * smooth(1500, 1000, x + y * 0.4) * smooth(1200, 500, y),
  );
  const rays = `<defs><linearGradient id="ry" x2="0.4" y2="1"><stop offset="0" stop-color="#ffe9b0" stop-opacity="0.6"/><stop
      offset="1" stop-color="#ffc878" stop-opacity="0"/></linearGradient></defs><path d="M520 0H820L560 1250H60Z"
      fill="url(#ry)" fill-opacity="0.7"/><path d="M980 0H1130L1010 1250H760Z" fill="url(#ry)"
      fill-opacity="0.55"/><path d="M1800 0H1900L1860 1100H1700Z" fill="url(#ry)" fill-opacity="0.3"/>`;
  const edge = `<defs><radialGradient id="vs" cx="0.42" cy="0.5" r="0.8"><stop offset="0.45" stop-color="#12061a"
      stop-opacity="0"/><stop offset="1" stop-color="#12061a" stop-opacity="0.42"/></radialGradient></defs><path d="M0
      0H2400V1600H0Z" fill="url(#vs)"/>`;
  return [
    shop(),
    { svg: shelf(random) + lantern(1200, 330, 1, undefined, 300) + stall() + front() },
    wash(21, 0.4),
    dust,
    { svg: rays, blend: 'screen' },
    { svg: edge },
  ];
}

/** Cones of spice in brass bowls. */
export const spiceCones: Scene = {
  key: 'spice-cones',
  title: 'Spices by the cone',
  alt:
    `Three rows of tall spice cones in brass bowls, saffron, paprika, cumin and indigo blue, with wooden scoops, sacks
      of dried ` + 'rosebuds in front and sunlight slanting across.',
  caption: 'Rahba Kedima, Marrakech: ask for ras el hanout and wait',
  focal: { x: 46, y: 58 },
  paint,
};

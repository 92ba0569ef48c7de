import { mix } from '../lib/colour.ts';
import { lantern } from '../lib/lantern.ts';
import { r1, smooth } from '../lib/maths.ts';
import { makeRandom } from '../lib/random.ts';
import { drift, wash } from '../lib/wash.ts';
import type { Spice } from '../parts/spice-cones/base.ts';
import { cone } from '../parts/spice-cones/cone.ts';
import { shelf, shop } from '../parts/spice-cones/shop.ts';
import type { Layer, Scene } from '../types.ts';

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
  const rays = `<defs><linearGradient id="ry" x2="0.4" y2="1"><stop offset="0" stop-color="#ffe9b0"
    stop-opacity="0.6"/><stop
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
  focal: { x: 46, y: 53 },
  paint,
};

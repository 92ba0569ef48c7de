import { gull } from '../lib/bird.ts';
import type { BoatLook } from '../lib/boat.ts';
import { boat, netHeap } from '../lib/boat.ts';
import { makeRamp, mix, tint } from '../lib/colour.ts';
import { shadow, stand } from '../lib/figure.ts';
import { clamp, r1, smooth } from '../lib/maths.ts';
import { fbm } from '../lib/noise.ts';
import { bender, person, personLook } from '../lib/people.ts';
import { paintPixels } from '../lib/pixels.ts';
import { makeRandom } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import { wash } from '../lib/wash.ts';
import { noise, SHORE } from '../parts/essaouira-boats/base.ts';
import { ramparts, town } from '../parts/essaouira-boats/town.ts';
import type { Layer, Scene } from '../types.ts';

function water(): Layer {
  const ramp = makeRamp([
    [0, '#12385c'],
    [0.3, '#1f5f86'],
    [0.55, '#3f8ba4'],
    [0.78, '#8cc0c0'],
    [1, '#fbe9c2'],
  ]);
  return paintPixels(
    0.5,
    (x, y, out) => {
      if (y < SHORE) {
        out[3] = 0;
        return;
      }
      const near = (y - SHORE) / 830;
      const ripple = fbm(noise, x / (60 + near * 260), (y - SHORE) / (5 + near * 26), 3);
      // The ramparts and the bright sky lie reflected near the far quay.
      const wall = smooth(200, 20, y - SHORE) * 0.16;
      const glitter =
        smooth(0.3, 0.6, noise(x / (30 + near * 90), y / (4 + near * 12))) * smooth(900, 100, Math.abs(x - 620)) * 0.4;
      ramp(clamp(0.62 - near * 0.42 + ripple * 0.24 + glitter), out);
      tint(out, [196, 140, 96], wall * (1 + ripple));
    },
    { top: SHORE, bottom: 1600 },
  );
}

function fleet(): string {
  const random = makeRandom(18);
  const blues = ['#2541a8', '#2f5fc0', '#1f4f9c', '#3a72cc', '#2848a0'];
  const rows: [number, number, number, number][] = [
    [852, 0.8, 7, 330],
    [968, 1.16, 6, 430],
    [1128, 1.66, 4, 620],
    [1370, 2.5, 3, 930],
  ];
  let svg = '';
  rows.forEach(([y, scale, count, pace], row) => {
    for (let i = 0; i < count; i += 1) {
      const x = (row % 2 === 0 ? 150 : 330) + i * pace + random.range(-50, 50) + (row === 3 ? 210 : 0);
      const dy = y + random.range(-14, 14);
      const look: BoatLook = {
        hull: random.pick(blues),
        stripe: random.pick(['#f6efe2', '#e8a33d', '#f6efe2', '#b4492b']),
        trim: random.pick(['#f6efe2', '#e8c07a', '#f6efe2']),
        load: random.pick(['nets', 'boxes', 'nets', 'none'] as const),
        net: random.pick(['#2f6f7a', '#b4592f', '#3f5a9c', '#7a8a4a']),
      };
      const flip = random.next() < 0.42 ? -1 : 1;
      const at = `translate(${r1(x)} ${r1(dy)}) rotate(${r1(random.range(-2, 2))})`;
      const body = boat(look, i + row * 9);
      svg += `<g transform="${at} scale(${scale * flip} ${-scale * 0.55})" opacity="0.4"><path d="M-202 -62C-80 -34 80
        -34 216 -116C206 -62 184 -20 152 0L-186 0Z" fill="${mix(look.hull, '#0a1a40', 0.5)}"/><path d="M-200 -54C-80
        -26 80 -26 210 -104L206 -92C80 -14 -80 -14 -198 -44Z" fill="${look.stripe}"/></g>`;
      svg += `<ellipse cx="${r1(x)}" cy="${r1(dy + 4 * scale)}" rx="${r1(186 * scale)}" ry="${r1(10 * scale)}"
        fill="#0a1f40" fill-opacity="0.5"/><g transform="${at} scale(${scale * flip} ${scale})">${body}</g>`;
      svg += `<path d="M${r1(x - 150 * scale)} ${r1(dy + 8 * scale)}q${r1(60 * scale)} ${r1(5 * scale)}
        ${r1(120 * scale)} 0M${r1(x + 10 * scale)} ${r1(dy + 16 * scale)}q${r1(50 * scale)} ${r1(4 * scale)}
          ${r1(110 * scale)} -2" stroke="#cfe6e4" stroke-width="${r1(2.4 * scale)}" stroke-opacity="0.6" fill="none"/>`;
      if (row === 2 && i === 1) {
        const man = person(personLook('#e8a33d', '#2541a8', 'cap'), 0.1);
        svg += stand(man, { x: x - 40, y: dy - 88, scale: 1.6 }, { colour: '#fff1cf', dx: -2.4, dy: -1 });
      }
    }
  });
  return svg;
}

function quay(): string {
  let svg = `<path d="M-20 1610V1452L760 1520L1080 1610Z" fill="#8f7468"/><path d="M-20 1452L760 1520L1080 1610L1030
    1610L740
      1536L-20 1470Z" fill="#e3c39a"/>`;
  for (let i = 0; i < 9; i += 1)
    svg += `<path d="M${i * 110 - 20} ${1470 + i * 9}L${i * 118 - 60} 1610" stroke="#5a4448" stroke-width="4"
      stroke-opacity="0.5"/>`;
  for (const [x, y, s, net, k] of [
    [150, 1530, 2.1, '#b4592f', 3],
    [420, 1562, 1.9, '#2f6f7a', 8],
    [650, 1590, 1.5, '#3f5a9c', 5],
  ] as const) {
    svg += `<ellipse cx="${x + 30}" cy="${y}" rx="${100 * s}" ry="${14 * s}" fill="#2a1a30" fill-opacity="0.4"/><g
      transform="translate(${x} ${y}) scale(${s})">${netHeap(net, k)}</g>`;
  }
  const man = bender(personLook('#2541a8', '#f6efe2', 'cap'));
  const at = { x: 300, y: 1520, scale: 3 };
  svg += shadow(man, at, 1, 0.1, '#2a1a30', 0.4) + stand(man, at, { colour: '#fff1cf', dx: -4, dy: -1.6 });
  for (const [x, y, s, t, up, flip] of [
    [1420, 250, 190, -8, 1, 1],
    [700, 190, 130, 6, 0.7, -1],
    [1120, 420, 96, -14, 0.9, 1],
    [2120, 210, 120, 8, 0.8, -1],
    [420, 380, 76, 0, 0.5, 1],
    [1700, 130, 70, -6, 0.6, -1],
    [1010, 120, 56, 4, 0.9, 1],
    [2280, 480, 64, -10, 0.7, -1],
    [180, 220, 90, -12, 1, 1],
  ] as const)
    svg += gull(x, y, s, t, up, flip);
  return svg;
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 71,
    bottom: 790,
    stops: [
      [0, '#3f7fb8'],
      [0.4, '#86b6cf'],
      [0.75, '#d9e2d2'],
      [1, '#f9e4bc'],
    ],
    glow: { x: 260, y: 420, colour: '#ffe9b8', reach: 1100, strength: 0.6 },
    clouds: [
      {
        top: 60,
        bottom: 520,
        long: 620,
        tall: 120,
        cover: 0.52,
        soft: 0.18,
        lit: '#fff8e6',
        shade: '#b4bccb',
        alpha: 0.85,
      },
    ],
  });
  const light = `<defs><radialGradient id="su" cx="0.1" cy="0.24" r="0.9"><stop offset="0" stop-color="#ffe2a0"
      stop-opacity="0.5"/><stop offset="0.6" stop-color="#ffd894" stop-opacity="0"/></radialGradient></defs><path
      d="M0 0H2400V1600H0Z" fill="url(#su)"/>`;
  return [sky, { svg: town() + ramparts() }, water(), { svg: fleet() }, wash(91, 0.44), { svg: quay() + light }];
}

/** Blue boats in the port of Essaouira. */
export const essaouiraBoats: Scene = {
  key: 'essaouira-boats',
  title: 'The port of Essaouira',
  alt:
    `Blue wooden fishing boats crowd the harbour of Essaouira below ochre ramparts and white houses; gulls wheel
      overhead and ` + 'a fisherman bends over his nets on the quay.',
  caption: 'Essaouira, the small boats in by nine',
  focal: { x: 58, y: 48 },
  paint,
};

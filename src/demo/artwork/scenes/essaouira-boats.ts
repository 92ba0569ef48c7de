import type { Layer, Scene } from '../types.ts';
import { gull } from '../lib/bird.ts';
import { boat, netHeap } from '../lib/boat.ts';
import type { BoatLook } from '../lib/boat.ts';
import { makeRamp, mix, tint } from '../lib/colour.ts';
import { shadow, stand } from '../lib/figure.ts';
import { clamp, r1, smooth } from '../lib/maths.ts';
import { fbm, makeNoise } from '../lib/noise.ts';
import { bender, person, personLook } from '../lib/people.ts';
import { paintPixels } from '../lib/pixels.ts';
import { makeRandom } from '../lib/random.ts';
import { paintSky } from '../lib/sky.ts';
import { wash } from '../lib/wash.ts';

const noise = makeNoise(64);
const SHORE = 770;

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

function crenels(x0: number, x1: number, y: number, w: number, h: number, fill: string): string {
  let d = '';
  for (let x = x0; x < x1 - w * 0.5; x += w * 1.7)
    d += `M${r1(x)} ${y}v${-h * 0.7}l${w / 2} ${-h * 0.5}l${w / 2} ${h * 0.5}v${h * 0.7}z`;
  return `<path d="${d}" fill="${fill}"/>`;
}

function town(): string {
  const random = makeRandom(33);
  let svg = '';
  // White houses with blue shutters above the wall.
  for (let row = 0; row < 2; row += 1) {
    let x = -40;
    while (x < 2440) {
      const w = random.range(70, 150);
      const h = random.range(120, 250) * (row === 0 ? 1.12 : 0.86);
      const top = SHORE - 130 - h;
      const white = mix('#f6efe2', '#b9c4d4', row === 0 ? 0.5 : random.range(0, 0.16));
      svg += `<path d="M${r1(x)} ${SHORE}V${r1(top)}h${r1(w)}V${SHORE}Z" fill="${white}"/><path
        d="M${r1(x + w * 0.78)} ${SHORE}V${r1(top)}h${r1(w * 0.22)}V${SHORE}Z" fill="#8a9ab8" fill-opacity="0.6"/>`;
      for (let wy = top + 24; wy < SHORE - 190; wy += 54) {
        for (let wx = x + 14; wx < x + w * 0.7 - 14; wx += 40) {
          if (random.next() < 0.3) continue;
          svg += `<path d="M${r1(wx)} ${r1(wy)}h16v26h-16z"
            fill="${random.pick(['#2541a8', '#3f6fb8', '#2a4a80'])}"/><path d="M${r1(wx - 3)}
            ${r1(wy + 26)}h22v4h-22z" fill="#8a9ab8"/>`;
        }
      }
      if (random.next() < 0.3) svg += `<path d="M${r1(x + 10)} ${r1(top)}v-20h${r1(w * 0.4)}v20z" fill="${white}"/>`;
      x += w * random.range(0.9, 1.3);
    }
  }
  // A minaret over the roofs.
  svg += `<path d="M830 660V330h64v330z" fill="#efe3cc"/><path d="M874 660V330h20v330z" fill="#9a9ab0"/><path d="M830
      350h64v14h-64z" fill="#2f7f62"/><path d="M844 330v-52h36v52z" fill="#efe3cc"/><path d="M870 330v-52h10v52z"
      fill="#9a9ab0"/><path d="M842 278l20 -26l20 26z" fill="#2f7f62"/><path d="M850 420h16v40h-16zM850
      500h16v40h-16z" fill="#3a4a70"/>`;
  return svg;
}

function ramparts(): string {
  const random = makeRandom(5);
  const [lit, shade] = ['#d9a768', '#8f6450'];
  const top = SHORE - 172;
  let svg = `<path d="M-20 ${SHORE + 6}V${top}H2420V${SHORE + 6}Z"
    fill="${lit}"/>${crenels(-10, 1500, top + 2, 44, 36, lit)}`;
  let stones = '';
  for (let y = top + 14; y < SHORE; y += 22) {
    for (let x = -20 + random.range(0, 40); x < 2400; x += random.range(46, 84))
      if (random.next() < 0.42) stones += `M${r1(x)} ${y}h${r1(random.range(26, 44))}v16h${r1(-random.range(24, 40))}z`;
  }
  svg += `<path d="${stones}" fill="${shade}" fill-opacity="0.26"/>`;
  // Gun ports, the sea gate and the square bastion with its corner turret.
  for (let x = 60; x < 1480; x += 178) svg += `<path d="M${x} ${top + 40}h22v34h-22z" fill="#3a2430"/>`;
  svg += `<path d="M1120 ${SHORE + 6}V${top + 66}Q1120 ${top + 30} 1166 ${top + 30}Q1212 ${top + 30} 1212
    ${top + 66}V${SHORE + 6}Z" fill="#3a2430"/><path d="M1104 ${SHORE}V${top + 60}Q1106 ${top + 14} 1166
      ${top + 14}Q1226 ${top + 14} 1228 ${top + 60}V${SHORE}" fill="none" stroke="#f0cf94" stroke-width="12"/>`;
  svg += `<path d="M1560 ${SHORE + 10}L1584 400H1880L1886 ${SHORE + 10}Z" fill="#e3b272"/><path d="M1886
    ${SHORE + 10}L1880 400H2010L2050 ${SHORE + 10}Z"
      fill="#84584c"/>${crenels(1586, 1880, 402, 46, 44, '#e3b272')}${crenels(1882, 2006, 402, 40, 44, '#84584c')}`;
  svg += `<path d="M1574 520H2024" stroke="#a8744e" stroke-width="8"/><path d="M1690 450h26v50h-26zM1790
    450h26v50h-26zM1650 600h20v40h-20zM1740 600h20v40h-20z" fill="#3a2430"/><path d="M1860 402V300Q1904 280 1946
    300V402Z" fill="#e9bd80"/><path d="M1918 402V290L1946 300V402Z" fill="#84584c"/><path d="M1856 304Q1904 240 1950
    304Z" fill="#c98f58"/>`;
  svg += `<path d="M2050 ${SHORE + 10}L2150 ${top}H2010Z" fill="#2a1a38" fill-opacity="0.3"/>`;
  return `${svg}<path d="M-20 ${SHORE - 26}H2420V${SHORE + 14}H-20Z" fill="#5a4448"/><path d="M-20
    ${SHORE - 26}H2420v8H-20Z" fill="#c9a078"/>`;
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
  let svg = `<path d="M-20 1610V1452L760 1520L1080 1610Z" fill="#8f7468"/><path d="M-20 1452L760 1520L1080 1610L1030 1610L740
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
  focal: { x: 58, y: 55 },
  paint,
};

import { cat } from '../lib/cat.ts';
import { mix } from '../lib/colour.ts';
import { shadow, stand } from '../lib/figure.ts';
import { r1, smooth } from '../lib/maths.ts';
import { pairs } from '../lib/points.ts';
import { place, turned } from '../lib/turned.ts';
import { drift, wash } from '../lib/wash.ts';
import { weaver } from '../lib/weaver.ts';
import { carpet, loom } from '../parts/carpet-weaver/carpet.ts';
import { lit, room, window } from '../parts/carpet-weaver/room.ts';
import type { Layer, Scene } from '../types.ts';

function ball(x: number, y: number, r: number, colour: string): string {
  const [dark, light] = [mix(colour, '#1a0a20', 0.5), mix(colour, '#fff0cf', 0.5)];
  let svg = `<ellipse cx="${x + r * 0.5}" cy="${y + r * 0.86}" rx="${r * 1.1}" ry="${r * 0.26}" fill="#1a0a14"
    fill-opacity="0.4"/><circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/><path d="M${x + r * 0.2}
    ${y - r * 0.97}A${r} ${r} 0 0 1 ${x - r * 0.3} ${y + r * 0.95}Q${x + r * 0.6} ${y + r * 0.3} ${x + r * 0.2}
      ${y - r * 0.97}Z" fill="${dark}" fill-opacity="0.6"/>`;
  for (let i = -2; i <= 2; i += 1)
    svg += `<path d="M${r1(x - r * 0.9)} ${r1(y + i * r * 0.26)}Q${x} ${r1(y + i * r * 0.4 - r * 0.5)}
      ${r1(x + r * 0.86)} ${r1(y + i * r * 0.3)}" stroke="${i < 0 ? light : dark}" stroke-width="3"
        stroke-opacity="0.55" fill="none"/>`;
  return svg;
}

function people(): string {
  const basket = { flat: 0.24, profile: pairs('120 0, 150 50, 160 110, 150 150, 158 160') };
  let svg = `<ellipse cx="1440" cy="1500" rx="470" ry="54" fill="#1a0a1c" fill-opacity="0.5"/><path d="M980 1500Q960
    1440 1040
      1424H1640Q1716 1440 1700 1500Q1340 1540 980 1500Z" fill="#8a2f3a"/><path d="M980 1500Q960 1440 1040
      1424H1180Q1120 1460 1130 1512Q1040 1508 980 1500Z" fill="#c9564a"/><path d="M1000 1478Q1340 1512 1690 1478"
      stroke="#e8a33d" stroke-width="8" fill="none"/>`;
  svg += place(weaver({ dress: '#2b3f9c', shawl: '#c9603a', scarf: '#e8a33d', skin: '#8f5a3c' }), 1320, 1446, 1.06);
  svg += `<ellipse cx="610" cy="1516" rx="250" ry="36" fill="#1a0a14"
    fill-opacity="0.45"/>`;
  svg += ball(500, 1336, 62, '#b4492b') + ball(620, 1322, 70, '#e8a33d');
  svg += ball(560, 1286, 56, '#2541a8') + ball(690, 1344, 54, '#f0dfba');
  svg += place(
    turned(basket, '#b4803f', [
      { from: -0.9, to: -0.5, fill: '#f3cf8a', alpha: 0.8 },
      { from: 0.1, to: 1, fill: '#4a2414', alpha: 0.55 },
      { from: 0.6, to: 1, fill: '#2a1010', alpha: 0.5 },
    ]),
    600,
    1500,
    1.06,
  );
  let weave = '';
  for (let j = 0; j < 6; j += 1)
    for (let i = -5; i <= 4; i += 1)
      weave += `M${r1(600 + i * 23 * (1 + j * 0.03) + (j % 2) * 10)} ${r1(1484 - j * 26 + 30 * (1 - (i / 7) ** 2))}q10
        6 20 0`;
  svg += `<path d="${weave}" stroke="#6b3f1c" stroke-width="6" fill="none"
    stroke-opacity="0.6"/>${ball(880, 1520, 50, '#8a2440')}<path d="M920 1550Q1010 1590 1100 1540T1260 1560"
    stroke="#8a2440" stroke-width="5" fill="none"/>`;
  const puss = cat('#8a7a74', '#4a4048', '#f0e6d8');
  const at = { x: 1990, y: 1530, scale: 3.1, facing: -1 as const };
  svg += shadow(puss, at, 0.9, -0.1, '#1a0a1c', 0.4);
  return svg + stand(puss, at, { colour: '#ffe2a8', dx: -4, dy: -2 });
}

function paint(): Layer[] {
  const dust = drift(52, [255, 224, 168], (x, y) => 0.22 * lit(x, Math.min(y, 1200)) * smooth(1400, 900, y));
  const beam = `<defs><linearGradient id="wb" x1="0" y1="0.3" x2="1" y2="0.7"><stop offset="0.1" stop-color="#fff0c4"
      stop-opacity="0.6"/><stop offset="0.6" stop-color="#ffd894" stop-opacity="0.12"/><stop offset="1"
      stop-color="#ffd894" stop-opacity="0"/></linearGradient></defs><path d="M290 284H560L1900 640V1330L1240 1500L560
      1330L290 796Z" fill="url(#wb)" fill-opacity="0.5"/>`;
  const edge = `<defs><radialGradient id="we" cx="0.5" cy="0.5" r="0.76"><stop offset="0.5" stop-color="#160a24"
      stop-opacity="0"/><stop offset="1" stop-color="#160a24" stop-opacity="0.4"/></radialGradient></defs><path d="M0
      0H2400V1600H0Z" fill="url(#we)"/>`;
  return [
    room(),
    { svg: window() + loom() },
    carpet(),
    wash(12, 0.42),
    dust,
    { svg: people() },
    { svg: beam, blend: 'screen' },
    { svg: edge },
  ];
}

/** A weaver at her upright loom. */
export const carpetWeaver: Scene = {
  key: 'carpet-weaver',
  title: 'At the loom',
  alt:
    `A woman in a blue dress and saffron scarf, seen from behind, knots a bold red Berber carpet on an upright loom in
      window ` + 'light, with baskets of dyed wool and a cat beside her.',
  caption: 'Taznakht: a carpet this size takes two women four months',
  focal: { x: 60, y: 50 },
  paint,
};

import { mix } from '../../lib/colour.ts';
import { r1 } from '../../lib/maths.ts';
import { pairs } from '../../lib/points.ts';
import type { Random } from '../../lib/random.ts';
import { belt, place, turned } from '../../lib/turned.ts';
import { starPath } from '../../lib/zellige.ts';
import type { Spice } from './base.ts';
import { BOWL } from './base.ts';

export function cone(random: Random, x: number, y: number, scale: number, spice: Spice, scoop: boolean): string {
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
    svg += `<g transform="translate(44 -190) rotate(34)"><path d="M-26 30Q-30 -20 -16 -44L16 -44Q30 -20 26 30Q0 46 -26
      30Z"
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

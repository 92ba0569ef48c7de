import { r1 } from './maths.ts';
import { closed, limb, open } from './path.ts';
import { pairs, triples } from './points.ts';
import type { Band, Turned } from './turned.ts';
import { belt, turned } from './turned.ts';

const BODY: Turned = {
  flat: 0.07,
  profile: pairs('62 0, 58 12, 84 48, 110 100, 112 140, 96 184, 70 212, 58 228, 64 240'),
};
const LID: Turned = { flat: 0.07, profile: pairs('64 242, 58 262, 38 292, 16 312, 9 320, 15 332, 10 346, 0 358') };
const SILVER: readonly Band[] = [
  { from: -1, to: -0.86, fill: '#f4d7a4', alpha: 0.8 },
  { from: -0.8, to: -0.52, fill: '#fffaf0', alpha: 0.95 },
  { from: -0.44, to: -0.32, fill: '#fffaf0', alpha: 0.5 },
  { from: 0.02, to: 0.3, fill: '#5d5a6e', alpha: 0.5 },
  { from: 0.3, to: 0.74, fill: '#3b3448', alpha: 0.86 },
  { from: 0.74, to: 0.9, fill: '#8a7a80', alpha: 0.9 },
  { from: 0.9, to: 1, fill: '#e0a45c', alpha: 0.9 },
];

/** The tip of the spout in the pot's own coordinates. */
export const SPOUT_TIP = [-226, -252] as const;

/** A silver Moroccan teapot, foot centre at 0,0, spout to the left, about 360 units tall, lit from the left. */
export function teapot(): string {
  let svg = `<path d="${limb(
    triples(`-84 -76 58, -128 -96 44, -160 -140 30, -178 -196 22, -206 -240 18, -226 -252
    15`),
  )}" fill="#a8a6b2"/>`;
  svg += `<path d="${limb(triples('-92 -64 20, -136 -84 14, -168 -134 9, -184 -192 6, -208 -233 4'))}" fill="#4a4356"
    fill-opacity="0.8"/>`;
  svg += `<path d="${limb(triples('-90 -94 12, -122 -112 9, -151 -150 6, -171 -200 4.6, -204 -244 4'))}"
    fill="#fffaf0"/>`;
  svg +=
    `<path d="${open(pairs('72 -206, 132 -222, 178 -186, 176 -128, 140 -86, 100 -72'))}" fill="none" stroke="#6d6878"
      stroke-width="17"/>` +
    `<path d="${open(pairs('72 -209, 132 -225, 176 -188, 174 -130, 138 -90'))}" fill="none" stroke="#e9e4de"
      stroke-width="6"/>`;
  svg += turned(BODY, '#b4b2bc', SILVER) + belt(BODY, 222, 240, '#6d6878', 0.5) + belt(BODY, 0, 10, '#3b3448', 0.6);
  // Engraving: a collar of petals and a band of arches.
  let fine = '';
  for (let i = 0; i < 11; i += 1) {
    const a = -1.2 + i * 0.24;
    const [x, w] = [Math.sin(a), Math.cos(a)];
    fine += `M${r1(x * 104)} ${r1(-166 + w * 7)}q${r1(-13 * w)} -14 ${r1(-x * 13)} -32q${r1(13 * w)} 16 ${r1(x * 13)}
      32`;
    fine += `M${r1((x - 0.1 * w) * 108)} ${r1(-70 + w * 7)}v-18q${r1(11 * w)} -22 ${r1(22 * w)} 0v18`;
    fine += `M${r1(x * 112)} ${r1(-126 + w * 8)}m-5 0l5 -8l5 8l-5 8z`;
  }
  svg += `<path d="${fine}" fill="none" stroke="#2f2a3c" stroke-width="2.2" stroke-opacity="0.5"/>`;
  svg += `<path d="M-112 -146Q0 -132 112 -146M-108 -100Q0 -84 108 -100" fill="none" stroke="#2f2a3c"
    stroke-width="2.4" stroke-opacity="0.5"/>`;
  return svg + turned(LID, '#b4b2bc', SILVER) + belt(LID, 242, 252, '#4a4356', 0.5);
}

export interface GlassLook {
  tea: string;
  paint: string;
  /** 0–1: how full. */
  full: number;
  mint: boolean;
}

/** A painted tea glass, foot centre at 0,0, 200 units tall. */
export function teaGlass(look: GlassLook): string {
  const glass: Turned = { flat: 0.17, profile: pairs('44 0, 46 12, 48 60, 54 120, 62 176, 66 200') };
  const level = 18 + 150 * look.full;
  const tea: Turned = {
    flat: 0.17,
    profile: [
      [40, 10],
      [44, 60],
      [50, 118],
      [48 + level * 0.06, level],
    ],
  };
  const top = 46 + level * 0.076;
  let svg = turned(glass, '#f6efe2', []).replace('fill="#f6efe2"', 'fill="#f6efe2" fill-opacity="0.2"');
  svg += turned(tea, look.tea, [
    { from: -1, to: -0.5, fill: '#ffe39a', alpha: 0.55 },
    { from: 0.2, to: 0.94, fill: '#5c2d10', alpha: 0.42 },
    { from: 0.55, to: 0.8, fill: '#ffcf70', alpha: 0.5 },
  ]);
  svg += `<ellipse cx="0" cy="${-level}" rx="${r1(top)}" ry="${r1(top * 0.17)}" fill="#f0c468"/><ellipse
    cx="${-top * 0.2}" cy="${-level - 1}" rx="${r1(top * 0.66)}" ry="${r1(top * 0.1)}" fill="#fff0c4"/>`;
  if (look.mint) {
    svg +=
      `<g fill="#3f7a35"><path d="${closed([
        [-8, -level],
        [-22, -level - 34],
        [-14, -level - 66],
        [-2, -level - 34],
      ])}"/></g>` +
      `<path d="${closed([
        [4, -level],
        [6, -level - 40],
        [30, -level - 70],
        [26, -level - 28],
      ])}" fill="#7fae48"/>` +
      `<path d="${closed([
        [-2, -level],
        [-6, -level - 50],
        [6, -level - 84],
        [12, -level - 40],
      ])}" fill="#5b963c"/>`;
  }
  let gold = '';
  let gem = '';
  for (let i = -2; i <= 2; i += 1) {
    const a = i * 0.52;
    const x = Math.sin(a) * 55;
    const y = -128 + Math.cos(a) * 9;
    const w = Math.cos(a) * 13;
    gold += `M${r1(x - w)} ${r1(y + 28)}V${r1(y - 4)}Q${r1(x - w)} ${r1(y - 24)} ${r1(x)} ${r1(y - 32)}Q${r1(x + w)}
      ${r1(y - 24)} ${r1(x + w)} ${r1(y - 4)}V${r1(y + 28)}`;
    gem += `M${r1(x)} ${r1(y - 16)}l${r1(w * 0.6)} 13l${r1(-w * 0.6)} 13l${r1(-w * 0.6)} -13z`;
  }
  svg += `<path d="${gem}" fill="${look.paint}"/><path d="${gold}" fill="none" stroke="#f3c25a" stroke-width="3"/>`;
  svg +=
    belt(glass, 82, 94, '#e0a93f', 0.95) + belt(glass, 172, 180, '#e0a93f', 0.95) + belt(glass, 0, 10, '#fffaf0', 0.5);
  svg += turned(glass, '#ffffff', [
    { from: -0.9, to: -0.76, fill: '#ffffff', alpha: 0.75 },
    { from: 0.84, to: 0.96, fill: '#ffe8b8', alpha: 0.6 },
  ]).replace('fill="#ffffff"', 'fill="#ffffff" fill-opacity="0.02"');
  return `${svg}<ellipse cx="0" cy="-200" rx="66" ry="11.2" fill="none" stroke="#fff8e6" stroke-width="3"/>`;
}

/** A sprig of mint: paired leaves up a stem, 200 units long, growing up from 0,0. */
export function mintSprig(dark: string, mid: string, lit: string, bend: number): string {
  let [a, b, c] = ['', '', ''];
  for (let i = 0; i < 5; i += 1) {
    const t = i / 4;
    const [x, y] = [bend * t * t, -30 - 160 * t];
    const size = 74 * (1 - t * 0.55);
    for (const side of [-1, 1]) {
      const turn = side * (62 - t * 34);
      const [co, si] = [Math.sin((turn * Math.PI) / 180) * size, -Math.cos((turn * Math.PI) / 180) * size];
      const [nx, ny] = [-si * 0.56, co * 0.56];
      const [mx, my] = [x + co * 0.5, y + si * 0.5];
      a += `M${r1(x)} ${r1(y)}Q${r1(mx + nx)} ${r1(my + ny)} ${r1(x + co)} ${r1(y + si)}Q${r1(mx - nx)} ${r1(my - ny)}
        ${r1(x)} ${r1(y)}`;
      const lean = side === -1 ? 1 : -1;
      b += `M${r1(x)} ${r1(y)}Q${r1(mx + nx * lean)} ${r1(my + ny * lean)} ${r1(x + co)} ${r1(y + si)}Z`;
      c += `M${r1(x)} ${r1(y)}L${r1(x + co * 0.9)} ${r1(y + si * 0.9)}`;
    }
  }
  return (
    `<path d="M0 0Q0 -90 ${bend} -190" stroke="${dark}" stroke-width="6" fill="none"/><path d="${a}"
      fill="${mid}"/><path d="${b}" fill="${lit}"/>` +
    `<path d="${c}" stroke="${dark}" stroke-width="2" stroke-opacity="0.7" fill="none"/>`
  );
}

import type { Layer, Scene } from '../types.ts';
import { cat } from '../lib/cat.ts';
import { mix, rgb, tint } from '../lib/colour.ts';
import { shadow, stand } from '../lib/figure.ts';
import { r1, smooth } from '../lib/maths.ts';
import { fbm, makeNoise } from '../lib/noise.ts';
import { paintPixels } from '../lib/pixels.ts';
import { place, turned } from '../lib/turned.ts';
import { drift, wash } from '../lib/wash.ts';
import { weaver } from '../lib/weaver.ts';
import { pairs } from '../lib/points.ts';

const noise = makeNoise(99);
const LOOM = { left: 1010, right: 2070, top: 210, fell: 706, foot: 1330 };
const KNOT = 9;

/** Colour of one knot of the carpet. */
function knot(i: number, j: number): string {
  const wide = (LOOM.right - LOOM.left - 60) / KNOT;
  const u = i - wide / 2;
  if (Math.abs(u) > wide / 2 - 4) return '#241a3a';
  if (Math.abs(u) > wide / 2 - 7) return (j >> 1) % 2 === 0 ? '#e8a33d' : '#241a3a';
  const band = j % 36;
  if (band < 2 || band > 33) return '#f0dfba';
  if (band < 5 || band > 30) return (i + (band < 5 ? band : -band)) % 6 < 3 ? '#2541a8' : '#f0dfba';
  const v = band - 17.5;
  // Nested stepped lozenges, the big one between two small.
  const cell = ((u + 2400) % 36) - 18;
  const d = Math.abs(cell) + Math.abs(v) * 1.18;
  const base = Math.floor(j / 36) % 2 === 0 ? '#a8321f' : '#8a2440';
  if (d < 2.5) return '#f0dfba';
  if (d < 5) return '#1e1413';
  if (d < 8) return '#e8a33d';
  if (d < 10) return base;
  if (d < 12.6) return '#f0dfba';
  if (d < 15) return '#2541a8';
  if (d > 26 && d < 29) return '#e8a33d';
  if (d >= 29) return '#1e1413';
  return base;
}

function carpet(): Layer {
  const cache = new Map<number, readonly [number, number, number]>();
  return paintPixels(
    1,
    (x, y, out) => {
      const left = LOOM.left + 30;
      const i = Math.floor((x - left) / KNOT);
      const j = Math.floor((LOOM.foot - y) / (KNOT * 0.8));
      const fell = LOOM.fell + (i < 34 ? 14 : 0) + (i > 76 ? -8 : 0) + noise(i * 0.4, 1) * 5;
      if (x < left || x > LOOM.right - 30 || y < fell || y > LOOM.foot) {
        out[3] = 0;
        return;
      }
      const key = i * 1000 + j;
      let colour = cache.get(key);
      if (colour === undefined) {
        colour = rgb(knot(i, j));
        cache.set(key, colour);
      }
      // Each knot is a small rounded lump of wool; dye varies from skein to skein.
      const [fu, fv] = [(x - left) / KNOT - i - 0.5, (LOOM.foot - y) / (KNOT * 0.8) - j - 0.5];
      const tone =
        (1.06 - (fu * fu + fv * fv) * 0.7 - fu * 0.14 + fv * 0.16) *
        (0.95 + noise(j * 0.7, i * 0.02) * 0.1) *
        (0.9 + noise(x / 200, y / 160) * 0.12);
      for (let c = 0; c < 3; c += 1) out[c] = Math.min(255, colour[c]! * tone);
    },
    { top: LOOM.fell - 20, bottom: LOOM.foot + 2 },
  );
}

/** Window light: a leaning sheet across the wall and a bright quadrilateral on the floor. */
function lit(x: number, y: number): number {
  if (y > 1330) {
    const k = (y - 1330) / 270;
    const bars = smooth(0.02, 0.06, Math.abs((((x - k * 330 - 640) / 560) % 0.5) - 0.25));
    return smooth(620 + k * 300, 660 + k * 300, x) * smooth(1290 + k * 420, 1240 + k * 420, x) * (0.55 + 0.45 * bars);
  }
  return (
    smooth(0, 80, x - 760 - y * 0.14) *
    smooth(0, 120, 1760 + y * 0.1 - x) *
    smooth(120, 260, y - (x - 760) * 0.16) *
    smooth(1330, 1180, y) *
    0.75
  );
}

function room(): Layer {
  const [wall, floor] = [rgb('#a8623f'), rgb('#7a4636')];
  return paintPixels(0.5, (x, y, out) => {
    const brush = fbm(noise, x / 280, y / 210, 4);
    const straw = smooth(0.5, 0.62, noise(x / 7, y / 26)) * 0.06;
    const light = lit(x, y);
    if (y < 1330) {
      const dim = 0.68 + brush * 0.12 + straw - smooth(300, 0, y) * 0.16 - smooth(1150, 1330, y) * 0.12;
      for (let c = 0; c < 3; c += 1) out[c] = wall[c]! * (dim + light * 0.62) * (c === 2 ? 1.15 - light * 0.3 : 1);
      tint(out, [255, 212, 140], light * 0.3);
      tint(out, [34, 20, 62], 0.34 * smooth(1700, 2500, x));
    } else {
      const board = smooth(0, 0.06, Math.abs((((y - 1330) / 66) % 1) - 0.5) - 0.02);
      const tone = 0.6 + brush * 0.12 + light * 0.7;
      for (let c = 0; c < 3; c += 1) out[c] = Math.min(255, floor[c]! * tone * (0.86 + 0.14 * board));
      tint(out, [255, 214, 142], light * 0.38);
    }
  });
}

function window(): string {
  let svg = `<path d="M236 236H604V846H236Z" fill="#5a2f28"/><path d="M236 236H604L560 284H290Z" fill="#3f2024"/><path d="M604
      236V846L560 796V284Z" fill="#e9b374"/><path d="M236 846H604L560 796H290Z" fill="#f6cf94"/><path d="M236
      236V846L290 796V284Z" fill="#4a262a"/>`;
  svg += `<defs><linearGradient id="out" x2="0" y2="1"><stop offset="0" stop-color="#bfe0ee"/><stop offset="0.6"
      stop-color="#fdf0cc"/><stop offset="1" stop-color="#ffdf9c"/></linearGradient></defs><path d="M290
      284H560V796H290Z" fill="url(#out)"/>`;
  svg += `<path d="M290 690L350 610L400 650L470 560L560 660V796H290Z" fill="#c9a08c"/><path d="M290 740Q420 690 560
      730V796H290Z" fill="#8aa05a"/><path d="M290 284H560V796H290Z" fill="none" stroke="#1f3a8f" stroke-width="20"/>`;
  svg += `<path d="M425 284V796M290 455H560M290 626H560" stroke="#1f3a8f" stroke-width="13"/><path d="M300 294H415M300
      466H415M300 637H415" stroke="#6f8ce0" stroke-width="4"/>`;
  // Ceiling of poplar beams.
  for (let i = 0; i < 8; i += 1)
    svg += `<path d="M${i * 330 - 60} 0h74l-22 96h-60z" fill="#3a1f1c"/><path d="M${i * 330 - 60} 0h22l-14 96h-16z"
      fill="#8a5634"/>`;
  svg += '<path d="M0 92H2400V112H0Z" fill="#2a1418" fill-opacity="0.55"/>';
  // A shelf of skeins hung to dry.
  svg += `<path d="M60 960H820" stroke="#4a2a20" stroke-width="12"/><path d="M60 956H820" stroke="#b9824c"
      stroke-width="4"/>`;
  ['#b4492b', '#e8a33d', '#2541a8', '#f0dfba', '#8a2440', '#3f7a6a', '#e8a33d', '#b4492b'].forEach((c, i) => {
    const x = 110 + i * 90;
    const h = 190 + 26 * Math.sin(i * 2.3);
    svg += `<path d="M${x - 26} 958Q${x - 38} ${958 + h * 0.6} ${x - 16} ${r1(958 + h)}Q${x} ${r1(966 + h)} ${x + 16}
      ${r1(958 + h)}Q${x + 38} ${958 + h * 0.6} ${x + 26} 958Z" fill="${c}"/><path d="M${x + 4} 958Q${x + 12}
        ${958 + h * 0.6} ${x + 4} ${r1(962 + h)}L${x + 16} ${r1(958 + h)}Q${x + 38} ${958 + h * 0.6} ${x + 26} 958Z"
          fill="#1e0c24" fill-opacity="0.4"/>`;
    for (const dx of [-16, -6, 6])
      svg += `<path d="M${x + dx} 962Q${x + dx * 1.5} ${958 + h * 0.6} ${x + dx * 0.7} ${r1(952 + h)}"
        stroke="${mix(c, '#fff0cf', 0.5)}" stroke-width="2.4" fill="none" stroke-opacity="0.6"/>`;
  });
  return svg;
}

function loom(): string {
  const { left, right, top, fell, foot } = LOOM;
  let warp = '';
  for (let x = left + 34; x < right - 30; x += 9) warp += `M${x} ${top + 26}L${x + 1} ${fell + 8}`;
  let svg = `<path d="M${left + 40} ${top}L${right + 160} ${top + 60}V${foot + 40}L${left + 180} ${foot + 20}Z"
    fill="#1e0c2a" fill-opacity="0.26"/>`;
  svg += `<path d="${warp}" stroke="#4a2a30" stroke-width="3.4" stroke-opacity="0.5" transform="translate(4 3)"/><path
    d="${warp}" stroke="#f0e0c0" stroke-width="3"/>`;
  for (const [x, a, b] of [
    [left - 34, '#7a4a2a', '#d99a5c'],
    [right - 24, '#4f2c24', '#8a5634'],
  ] as const)
    svg += `<path d="M${x} 130h62V1440h-62z" fill="${a}"/><path d="M${x} 130h18V1440h-18z" fill="${b}"/><path
      d="M${x + 30} 160q6 300 -4 620M${x + 44} 300q-8 400 4 900" stroke="#2a1418" stroke-width="3" fill="none"
      stroke-opacity="0.4"/>`;
  for (const [y, h] of [
    [top - 30, 60],
    [foot - 6, 64],
  ] as const)
    svg += `<path d="M${left - 60} ${y}H${right + 66}v${h}H${left - 60}z" fill="#6b3f26"/><path d="M${left - 60}
      ${y}H${right + 66}v${h * 0.3}H${left - 60}z" fill="#c98a52"/><path d="M${left - 60}
        ${y + h * 0.78}H${right + 66}v${h * 0.22}H${left - 60}z" fill="#2a1418"/>`;
  // Heddle rod and shed stick.
  for (const y of [430, 520])
    svg += `<path d="M${left + 6} ${y + 9}H${right - 4}" stroke="#2a1418" stroke-width="14"
      stroke-opacity="0.35"/><path d="M${left} ${y}H${right}" stroke="#9a6236" stroke-width="17"
      stroke-linecap="round"/><path d="M${left} ${y - 4}H${right}" stroke="#e9b878" stroke-width="5"
      stroke-linecap="round"/>`;
  let loops = '';
  for (let x = left + 40; x < right - 30; x += 18) loops += `M${x} 438q5 26 0 52`;
  return `${svg}<path d="${loops}" stroke="#b4492b" stroke-width="3" fill="none"/>`;
}

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
  let svg = `<ellipse cx="1440" cy="1500" rx="470" ry="54" fill="#1a0a1c" fill-opacity="0.5"/><path d="M980 1500Q960 1440 1040
      1424H1640Q1716 1440 1700 1500Q1340 1540 980 1500Z" fill="#8a2f3a"/><path d="M980 1500Q960 1440 1040
      1424H1180Q1120 1460 1130 1512Q1040 1508 980 1500Z" fill="#c9564a"/><path d="M1000 1478Q1340 1512 1690 1478"
      stroke="#e8a33d" stroke-width="8" fill="none"/>`;
  svg += place(weaver({ dress: '#2b3f9c', shawl: '#c9603a', scarf: '#e8a33d', skin: '#8f5a3c' }), 1320, 1446, 1.06);
  svg += `<ellipse cx="610" cy="1516" rx="250" ry="36" fill="#1a0a14"
    fill-opacity="0.45"/>${ball(500, 1336, 62, '#b4492b')}${ball(620, 1322, 70, '#e8a33d')}${ball(560, 1286, 56, '#2541a8')}${ball(690, 1344, 54, '#f0dfba')}`;
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
  return `${svg}${shadow(puss, at, 0.9, -0.1, '#1a0a1c', 0.4)}${stand(puss, at, { colour: '#ffe2a8', dx: -4, dy: -2 })}`;
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

import type { Layer, Scene } from '../types.ts';
import { mix } from '../lib/colour.ts';
import { reach } from '../lib/hand.ts';
import { r1, smooth } from '../lib/maths.ts';
import { makeNoise } from '../lib/noise.ts';
import { paintPixels } from '../lib/pixels.ts';
import { makeRandom } from '../lib/random.ts';
import type { Random } from '../lib/random.ts';
import { bread, cast, disc, leafHeap, olives, orange, paintedPlate, slices } from '../lib/table.ts';
import { drift, wash } from '../lib/wash.ts';
import { makeZellige } from '../lib/zellige.ts';
import { pairs } from '../lib/points.ts';

const noise = makeNoise(6);
const HUB = { x: 1200, y: 800 };

/** A round mosaic table seen from above on a terracotta floor, with leaf shadow lying across it. */
function table(): Layer {
  const tiles = makeZellige({
    ground: '#efe6d2',
    star: '#2553a6',
    heart: '#e8a33d',
    knot: '#2f8a86',
    grout: '#9aa4b4',
  });
  const dapple = (x: number, y: number): number =>
    smooth(0.02, 0.5, noise(x / 210 + y / 700, y / 150) + noise(x / 70, y / 90) * 0.35 + (x - y * 0.4 - 1500) / 1900);
  return paintPixels(1, (x, y, out) => {
    const [dx, dy] = [x - HUB.x, y - HUB.y];
    const d = Math.sqrt(dx * dx + dy * dy);
    if (d > 1130) {
      const [i, j] = [Math.floor(x / 190), Math.floor(y / 190)];
      const seam = Math.min(x / 190 - i, y / 190 - j, 1 - x / 190 + i, 1 - y / 190 + j);
      const tone =
        0.8 +
        noise(i * 3.7, j * 5.1) * 0.14 +
        noise(x / 60, y / 60) * 0.05 -
        smooth(1260, 1130, Math.hypot(dx - 60, dy - 50)) * 0.4;
      for (let c = 0; c < 3; c += 1) out[c] = [184, 92, 60][c]! * tone * (0.72 + 0.28 * smooth(0, 0.03, seam));
    } else if (d > 1050) {
      const rim = 0.9 + 0.3 * ((-dx - dy) / d) * 0.7;
      for (let c = 0; c < 3; c += 1) out[c] = [150, 92, 48][c]! * rim;
    } else if (d > 1040 || (d > 952 && d < 964)) {
      for (let c = 0; c < 3; c += 1) out[c] = [28, 52, 112][c]!;
    } else if (d > 960) {
      const a = (Math.atan2(dy, dx) / 6.28319) * 60;
      const t = Math.abs(a - Math.floor(a) - 0.5) * 2;
      const tooth = (d - 960) / 90;
      const blue = t < tooth;
      for (let c = 0; c < 3; c += 1) out[c] = (blue ? [32, 66, 150] : [239, 230, 210])[c]!;
    } else {
      tiles(dx / 96, dy / 96, 1 / 96, out);
    }
    const shade = dapple(x, y) * 0.3;
    for (let c = 0; c < 3; c += 1) out[c] = out[c]! * (1 - shade * (c === 2 ? 0.5 : 1)) * (c === 2 ? 0.9 : 1.03);
  });
}

/** The open tagine: a glazed dish of chicken, lemon and olives, steam rising. */
function tagine(random: Random): string {
  const { x, y } = HUB;
  let svg =
    cast(x, y, 330, 70) +
    disc(x, y, 330, '#8f3f26') +
    disc(x - 4, y - 5, 318, '#c4603a') +
    disc(x, y, 286, '#8a3a22') +
    disc(x + 3, y + 4, 276, '#6b2a1a');
  for (let i = 0; i < 36; i += 1) {
    const a = (i / 36) * 6.2832;
    svg += `<path d="M${r1(x + Math.cos(a) * 295)} ${r1(y + Math.sin(a) * 295)}l${r1(Math.cos(a) * 17)}
      ${r1(Math.sin(a) * 17)}" stroke="#f0cf94" stroke-width="7" stroke-linecap="round"/>`;
  }
  svg +=
    disc(x, y, 262, '#8a4616') +
    `<ellipse cx="${x - 30}" cy="${y - 34}" rx="206" ry="196" fill="#b4681e" fill-opacity="0.6"/>`;
  // Onions melted in saffron.
  for (let i = 0; i < 60; i += 1) {
    const [a, d] = [random.range(0, 6.28), Math.sqrt(random.next()) * 240];
    const [ox, oy] = [x + Math.cos(a) * d, y + Math.sin(a) * d];
    svg += `<path d="M${r1(ox)} ${r1(oy)}q${r1(random.range(-26, 26))} ${r1(random.range(-26, 26))}
      ${r1(random.range(-44, 44))} ${r1(random.range(-20, 20))}"
        stroke="${random.pick(['#f0b848', '#c97a24', '#e8a33d', '#f7d488'])}" stroke-width="7" fill="none"
        stroke-linecap="round"/>`;
  }
  for (const [dx, dy, s, t] of [
    [-96, -70, 1.3, -24],
    [70, -120, 1.15, 40],
    [30, 110, 1.3, 160],
    [-126, 80, 1.1, 230],
    [134, 30, 1.15, 96],
  ] as const) {
    svg +=
      `<g transform="translate(${x + dx} ${y + dy}) rotate(${t}) scale(${s})"><path d="M-72 12Q-70 -46 -14 -50Q30 -54
        48 -24L92 -14Q108 -22 110 -8Q112 4 100 4Q98 14 88 6L46 14Q20 52 -24 48Q-66 44 -72 12Z" fill="#3a130a"
        fill-opacity="0.5" transform="translate(8 10)"/>` +
      `<path d="M-72 12Q-70 -46 -14 -50Q30 -54 48 -24L92 -14Q108 -22 110 -8Q112 4 100 4Q98 14 88 6L46 14Q20 52 -24
        48Q-66 44 -72 12Z" fill="#cf8638"/><path d="M92 -14Q108 -22 110 -8Q112 4 100 4Q98 14 88 6L78 2L80 -12Z"
        fill="#f3e0bd"/>` +
      `<path d="M-66 8Q-62 -40 -14 -44Q24 -48 42 -22Q0 -34 -30 -12Q-50 4 -54 30Q-64 22 -66 8Z" fill="#f0b45c"/><path
        d="M-44 -18Q-34 -34 -12 -36" stroke="#ffe7b0" stroke-width="7" fill="none" stroke-linecap="round"/><path
        d="M-30 38Q20 42 40 14Q30 44 -18 46Z" fill="#7a3a18"/></g>`;
  }
  svg +=
    olives(random, x, y, 220, 20, ['#7a4a7a', '#5a6a2c', '#8a8f3a', '#3f2a3f']) +
    slices(x - 20, y - 10, 5, '#f3c93a', '#fff0a8', 34, 110) +
    leafHeap(random, x + 30, y + 10, 150, 18);
  return svg;
}

/** The cone of the tagine set aside, seen from above. */
function lid(): string {
  const [x, y] = [1812, 398];
  let svg = cast(x, y, 236, 150) + disc(x, y, 236, '#7d3420') + disc(x - 3, y - 4, 224, '#bf5a36');
  for (const [k, fill] of [
    [190, '#2541a8'],
    [176, '#c9653f'],
    [120, '#f0cf94'],
    [110, '#cf6e45'],
  ] as const)
    svg += disc(x - (236 - k) * 0.1, y - (236 - k) * 0.1, k, fill);
  svg += `<path d="M${x} ${y}L${x + 224} ${y + 60}A232 232 0 0 1 ${x - 70} ${y + 222}Z" fill="#4a1a14"
    fill-opacity="0.42"/><path d="M${x - 20} ${y - 20}L${x - 226} ${y - 30}A228 228 0 0 1 ${x - 60} ${y - 218}Z"
    fill="#ffd9a0" fill-opacity="0.3"/>`;
  return (
    svg +
    disc(x - 14, y - 14, 56, '#8a3a24') +
    disc(x - 20, y - 20, 48, '#d97f52') +
    disc(x - 28, y - 28, 22, '#f3b184')
  );
}

function spread(random: Random): string {
  let svg = '';
  svg +=
    paintedPlate(640, 520, 176, '#2541a8', '#e8a33d') +
    slices(632, 512, 9, '#cf3a2a', '#f08a6a', 36, 96) +
    leafHeap(random, 640, 520, 70, 22);
  svg +=
    paintedPlate(560, 960, 160, '#2f7f62', '#b4492b') +
    leafHeap(random, 560, 960, 96, 60) +
    slices(560, 960, 4, '#e2703a', '#ffc08a', 26, 60);
  svg +=
    paintedPlate(1080, 300, 132, '#b4492b', '#2541a8') +
    olives(random, 1080, 300, 92, 46, ['#5a6a2c', '#7a8a34', '#3f4a22', '#4a2a44']);
  svg +=
    paintedPlate(1560, 1250, 172, '#2541a8', '#2f7f62') +
    slices(1560, 1250, 8, '#8a2148', '#d0507a', 40, 92) +
    leafHeap(random, 1560, 1250, 50, 14);
  svg += paintedPlate(1890, 900, 184, '#1f3a8f', '#e8a33d');
  for (const [dx, dy] of pairs('-66 -46, 44 -66, 84 26, -14 12, -76 62, 22 88'))
    svg += orange(random, 1890 + dx, 900 + dy, 62);
  svg += bread(random, 1010, 1300, 168) + bread(random, 800, 1240, 150) + bread(random, 1440, 300, 128);
  svg +=
    paintedPlate(1290, 1400, 104, '#e8a33d', '#b4492b') +
    disc(1290, 1400, 66, '#b4301f') +
    disc(1282, 1392, 50, '#d8492c') +
    leafHeap(random, 1290, 1400, 24, 6);
  // Two glasses of tea seen from above.
  for (const [x, y] of [
    [1610, 700],
    [790, 760],
    [1730, 1100],
  ] as const) {
    svg +=
      cast(x, y, 62, 64) +
      disc(x, y, 62, '#f3ead8', 0.55) +
      disc(x, y, 56, '#8a5018') +
      disc(x - 3, y - 3, 50, '#c98428') +
      `<path d="M${x - 36} ${y - 8}A36 36 0 0 1 ${x + 8} ${y - 36}" stroke="#fff0bd" stroke-width="8" fill="none"
        stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="60" fill="none" stroke="#e0a93f" stroke-width="6"/>` +
      leafHeap(random, x, y, 26, 7);
  }
  return svg;
}

/** An arm in its sleeve reaching in from the edge; the hand's wrist is at x, y. */
function arm(
  x: number,
  y: number,
  turn: number,
  scale: number,
  cloth: string,
  trim: string,
  skin: string,
  holds = '',
): string {
  const [shade, lit] = [mix(skin, '#2a1020', 0.45), mix(skin, '#ffdca8', 0.45)];
  const dark = mix(cloth, '#241430', 0.45);
  const sleeve =
    `<path d="M-46 -44Q-300 -96 -760 -120V130Q-300 96 -46 48Q-58 0 -46 -44Z" fill="${cloth}"/><path d="M-46 48Q-52 26
      -53 16Q-340 44 -760 40V130Q-300 96 -46 48Z" fill="${dark}"/>` +
    `<path d="M-120 -40Q-240 -26 -380 -60M-140 8Q-300 20 -470 -10M-200 60Q-330 66 -520 64" stroke="${dark}"
      stroke-width="9" fill="none" stroke-linecap="round"/><path d="M-46 -44L-84 -52Q-96 0 -84 54L-46 48Q-58 0 -46
      -44Z" fill="${trim}"/>`;
  const whole = reach(skin, shade, lit) + sleeve;
  const [a, k] = [(turn * Math.PI) / 180, scale];
  const flat = (markup: string): string =>
    markup.replace(/fill="#[0-9a-f]+"/gi, 'fill="#2a0f1e"').replace(/stroke="#[0-9a-f]+"/gi, 'stroke="#2a0f1e"');
  const at = (dx: number, dy: number): string => `translate(${r1(x + dx)} ${r1(y + dy)}) rotate(${turn}) scale(${k})`;
  const tip = [x + Math.cos(a) * 104 * k, y + Math.sin(a) * 104 * k] as const;
  return `<g opacity="0.4" transform="${at(34, 40)}">${flat(whole)}</g>${
    holds === ''
      ? ''
      : `<g
    transform="translate(${r1(tip[0])} ${r1(tip[1])})">${holds}</g>`
  }<g transform="${at(0, 0)}">${whole}</g>`;
}

function paint(): Layer[] {
  const random = makeRandom(90);
  const crust = `<path d="M-40 -26Q0 -50 38 -22Q52 8 20 34Q-20 44 -42 14Z" fill="#a8642a"/><path d="M-34 -22Q0 -42 32 -18Q42 6 16
      26Q-16 34 -34 10Z" fill="#f0cf94"/>`;
  const hands =
    arm(812, 905, -14, 1.7, '#2541a8', '#e8a33d', '#8f5a3c', crust) +
    arm(1640, 560, 148, 1.66, '#efe3cc', '#b4492b', '#a5704a', crust) +
    arm(1330, 1215, -112, 1.6, '#b4492b', '#f0cf94', '#7a4a34');
  const steam = drift(
    44,
    [255, 244, 224],
    (x, y) => 0.2 * Math.exp(-(((x - 1150) / 240) ** 2) - ((y - 700) / 240) ** 2),
  );
  const glow =
    `<defs><linearGradient id="gl" x2="1" y2="1"><stop offset="0" stop-color="#ffd894" stop-opacity="0.34"/><stop
      offset="0.5" stop-color="#ffd894" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="#1a1038" stop-opacity="0.42"/></linearGradient></defs><path d="M0 0H2400V1600H0Z"
      fill="url(#gl)"/>`;
  return [
    table(),
    { svg: spread(random) + lid() + tagine(random) },
    steam,
    { svg: hands },
    wash(3, 0.34, 180, 180),
    { svg: glow },
  ];
}

/** A shared tagine seen from above. */
export const tagineTable: Scene = {
  key: 'tagine-table',
  title: 'Lunch from one dish',
  alt:
    `A mosaic table seen from above: a chicken tagine with lemon and olives in the middle, round breads, salads and
      oranges ` + 'about it, and three hands reaching in with bread.',
  caption: 'Lunch in the Ourika valley: one dish, no plates, use your bread',
  focal: { x: 50, y: 50 },
  paint,
};

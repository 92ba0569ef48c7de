import { mix } from '../lib/colour.ts';
import { reach } from '../lib/hand.ts';
import { r1 } from '../lib/maths.ts';
import { makeRandom } from '../lib/random.ts';
import { drift, wash } from '../lib/wash.ts';
import { lid, tagine } from '../parts/tagine-table/dish.ts';
import { spread, table } from '../parts/tagine-table/table.ts';
import type { Layer, Scene } from '../types.ts';

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
  const crust = `<path d="M-40 -26Q0 -50 38 -22Q52 8 20 34Q-20 44 -42 14Z" fill="#a8642a"/><path d="M-34 -22Q0 -42 32
    -18Q42 6 16
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

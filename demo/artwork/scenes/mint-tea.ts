import { grip } from '../lib/hand.ts';
import { smooth } from '../lib/maths.ts';
import { limb } from '../lib/path.ts';
import { SPOUT_TIP, teapot } from '../lib/teapot.ts';
import { place } from '../lib/turned.ts';
import { drift } from '../lib/wash.ts';
import { POT, POUR } from '../parts/mint-tea/base.ts';
import { room, tray } from '../parts/mint-tea/room.ts';
import { still } from '../parts/mint-tea/still.ts';
import type { Layer, Scene } from '../types.ts';

function pouring(): string {
  const a = (POT.turn * Math.PI) / 180;
  const [tx, ty] = [
    POT.x + (SPOUT_TIP[0] * Math.cos(a) - SPOUT_TIP[1] * Math.sin(a)) * POT.scale,
    POT.y + (SPOUT_TIP[0] * Math.sin(a) + SPOUT_TIP[1] * Math.cos(a)) * POT.scale,
  ];
  const sleeve =
    `<path d="M150 -110L620 -330L760 60L170 60Q140 -20 150 -110Z" fill="#efe3cc"/><path d="M166 0L740 -30L760 60L170
      60Z" fill="#9d8a8c"/>` +
    '<path d="M150 -110L186 -127Q172 -30 206 60L170 60Q140 -20 150 -110Z" fill="#2541a8"/>' +
    '<path d="M160 -92l16 -6M156 -60l18 -4M154 -28l20 -2M157 4h20M163 34h20" stroke="#e8a33d" stroke-width="7"/>';
  const hand = place(grip('#8f5a3c', '#54302a', '#d79a68') + sleeve, 176, -150, 0.9, 14);
  const stream = (dx: number, wide: number): string =>
    limb(
      [0, 0.012, 0.05, 0.12, 0.24, 0.42, 0.68, 1].map(
        (t) =>
          [
            tx + dx - (tx - POUR.x) * t ** 0.4,
            ty + 4 + (1164 - ty) * t,
            wide * (1.5 - 0.8 * Math.sqrt(t) + 0.35 * t),
          ] as const,
      ),
    );
  const [fall, gleam] = [stream(0, 12), stream(-3, 4)];
  return (
    `<path d="${fall}" fill="#b96a1c"/><path d="${gleam}" fill="#ffeeb8"/><ellipse cx="${POUR.x}" cy="1168" rx="30"
      ry="7" fill="#fff6d8"/>` + place(teapot() + hand, POT.x, POT.y, POT.scale, POT.turn)
  );
}

function paint(): Layer[] {
  const steam = drift(
    9,
    [255, 240, 214],
    (x, y) =>
      0.5 * smooth(1060, 880, y) * smooth(360, 700, y) * Math.exp(-(((x - 1000 - (y - 900) * 0.12) / 130) ** 2)) +
      0.4 * smooth(930, 800, y) * smooth(420, 640, y) * Math.exp(-(((x - 1570) / 90) ** 2)),
  );
  const glow =
    `<defs><radialGradient id="sun" cx="0.12" cy="0.1" r="0.9"><stop offset="0" stop-color="#ffd489"
      stop-opacity="0.5"/><stop offset="0.5" stop-color="#ff9a4a" stop-opacity="0.12"/>` +
    `<stop offset="1" stop-color="#1a0a20" stop-opacity="0.32"/></radialGradient></defs><path d="M0 0H2400V1600H0Z"
      fill="url(#sun)"/>`;
  return [room(), { svg: tray() + still() }, steam, { svg: pouring() + glow }];
}

/** Mint tea poured from high. */
export const mintTea: Scene = {
  key: 'mint-tea',
  title: 'Mint tea',
  alt:
    `A hand pours mint tea in a long thin stream from a silver pot held high into a painted glass on a brass tray,
      beside a ` + 'sugar loaf, a bowl of sugar and fresh mint.',
  caption: 'The first glass goes back into the pot',
  focal: { x: 50, y: 48 },
  paint,
};

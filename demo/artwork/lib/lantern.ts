import { r1 } from './maths.ts';
import { pairs } from './points.ts';
import type { Turned } from './turned.ts';
import { turned } from './turned.ts';
import { sebka } from './zellige.ts';

const CAGE: Turned = { flat: 0.12, profile: pairs('22 0, 46 26, 62 70, 62 96, 44 136, 30 150') };
const CAP: Turned = { flat: 0.12, profile: pairs('34 150, 36 158, 22 178, 12 200, 5 214, 4 226') };
const FOOT: Turned = {
  flat: 0.12,
  profile: [
    [3, -26],
    [10, -16],
    [8, -8],
    [24, 2],
  ],
};

export interface LanternLook {
  glow: string;
  metal: string;
  dark: string;
}

const BRASS: LanternLook = { glow: '#ffc65e', metal: '#b9802f', dark: '#4a2a1a' };

/** A pierced brass lantern, its foot at x, y, about 250 units tall, hanging from a chain of the given length. */
export function lantern(x: number, y: number, scale: number, look: LanternLook = BRASS, chain = 900): string {
  let svg = `<path d="M0 -226V${-226 - chain}" stroke="${look.dark}" stroke-width="3"/>`;
  svg += turned(FOOT, look.metal, [{ from: 0.1, to: 1, fill: look.dark, alpha: 0.6 }]);
  svg += turned(CAGE, look.glow, [
    { from: -0.5, to: 0.4, fill: '#fff2c0', alpha: 0.6 },
    { from: 0.62, to: 1, fill: '#c8601f', alpha: 0.6 },
    { from: -1, to: -0.72, fill: '#e08a34', alpha: 0.6 },
  ]);
  let ribs = '';
  for (const t of [-1, -0.72, -0.32, 0.12, 0.52, 0.84, 1])
    ribs += `M${r1(t * 24)} ${r1(-2 + (1 - t * t) * 3)}C${r1(t * 56)} -24 ${r1(t * 74)} -60 ${r1(t * 62)}
      -96Q${r1(t * 54)} -126 ${r1(t * 31)} -150`;
  svg += `<path d="${ribs}" fill="none" stroke="${look.dark}" stroke-width="4"/><path
    d="${sebka(-46, -122, 92, 78, 7, 4, 0.3)}" fill="${look.dark}" fill-opacity="0.75"/>`;
  svg += `<path d="M-63 -94Q0 -78 63 -94M-62 -72Q0 -56 62 -72" fill="none" stroke="${look.metal}" stroke-width="7"/>`;
  svg += turned(CAP, look.metal, [
    { from: -0.9, to: -0.4, fill: '#ffdf92', alpha: 0.8 },
    { from: 0.2, to: 1, fill: look.dark, alpha: 0.7 },
  ]);
  return `<g transform="translate(${r1(x)} ${r1(y)}) scale(${scale.toFixed(3)})">${svg}</g>`;
}

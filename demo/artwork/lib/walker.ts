import type { Part } from './figure.ts';
import { closed, limb, open, pts, spine } from './path.ts';

export interface WalkerLook {
  /** Robe or jacket, its shaded side, trousers or legs, skin, turban or hat. */
  coat: string;
  shade: string;
  legs: string;
  skin: string;
  wrap: string;
  /** Phase of the walking cycle, 0–1. */
  stride?: number;
  staff?: boolean;
}

function step(swing: number, fill: string): Part {
  const lift = Math.max(0, -swing) * 4;
  const foot = swing * 17;
  const knee = swing * 9 + 3;
  return {
    fill,
    d: limb([
      [0, -52, 12],
      [knee * 0.6, -38, 9],
      [knee, -27, 7],
      [(knee + foot) / 2 - 1, -14 - lift * 0.4, 6],
      [foot - 1, -5 - lift, 4.6],
      [foot + 2, -2 - lift, 4.4],
      [foot + 7, -1.2 - lift * 0.4, 2],
    ]),
  };
}

function head(look: WalkerLook): Part[] {
  return [{ fill: look.skin, d: closed(pts('-3,-83 3,-83 6.4,-88 7.4,-92 5.4,-98 -1,-99 -5,-93')) }];
}

/** A guide in a long robe and head-wrap, walking, 100 units tall. */
export function robed(look: WalkerLook): Part[] {
  const swing = Math.sin((look.stride ?? 0.2) * Math.PI * 2);
  const parts: Part[] = [step(-swing, look.shade), step(swing, look.legs)];
  const hem = 11 + Math.abs(swing) * 6;
  parts.push({
    fill: look.coat,
    d: closed([
      [-4, -84],
      [4, -84],
      [10, -78],
      [12, -66],
      [11, -52],
      [hem, -34],
      [hem + 2, -17],
      [4, -15],
      [-hem + 2, -15],
      [-hem - 1, -20],
      [-10, -40],
      [-11, -60],
      [-10, -76],
    ]),
  });
  parts.push({
    fill: look.shade,
    d: closed([
      [-10, -76],
      [-6, -79],
      [-5, -60],
      [-3, -40],
      [-6, -16],
      [-hem + 2, -15],
      [-hem - 1, -20],
      [-10, -40],
      [-11, -60],
    ]),
  });
  if (look.staff === true) parts.push({ fill: look.legs, line: 1.6, d: open(pts('17,-76 19,-40 22,-1')) });
  parts.push({ fill: look.shade, d: limb(spine('3,-77,8 7,-64,7.4 13,-56,5.6 18,-58,3.6')) });
  parts.push(...head(look));
  parts.push({
    fill: look.wrap,
    d: closed(pts('-7,-91 -6.6,-98 -1,-103 5,-102 8,-97 7.4,-94.4 1,-95 -2,-88 2,-83 6,-81 0,-79.4 -6,-81.6')),
  });
  parts.push({ fill: look.wrap, d: limb(spine('-6,-86,5 -10,-76,5 -13,-64,2')) });
  return parts;
}

/** A traveller in jacket and trousers with a rucksack, walking, 100 units tall. */
export function hiker(look: WalkerLook): Part[] {
  const swing = Math.sin((look.stride ?? 0.2) * Math.PI * 2);
  const parts: Part[] = [step(-swing, look.shade), step(swing, look.legs)];
  if (look.staff === true) parts.push({ fill: look.shade, line: 1.3, d: open(pts('15,-60 20,-30 25,-1')) });
  parts.push({ fill: look.shade, d: closed(pts('-8,-82 -17,-80 -21,-70 -20,-54 -14,-50 -6,-54')) });
  parts.push({ fill: look.coat, d: closed(pts('-4,-84 4,-84 9,-78 10,-66 8,-50 7,-44 -8,-44 -9,-58 -9,-76')) });
  parts.push({ fill: look.shade, d: limb(spine('2,-77,7 3,-64,6 9,-57,5 16,-60,3.4')) });
  parts.push(...head(look));
  parts.push({
    fill: look.wrap,
    d: closed(pts('-8,-94.5 -5,-95 -4.4,-101 0,-103.4 5,-101 6.4,-95 12,-93.6 11,-92.4 0,-93.4 -8,-92.6')),
  });
  return parts;
}

/** A person sitting on the ground with knees drawn up, about 52 units tall. */
export function sitter(look: WalkerLook): Part[] {
  return [
    {
      fill: look.coat,
      d: closed(pts('-16,0 -18,-12 -15,-28 -9,-38 -1,-40 5,-35 8,-26 18,-25 23,-19 23,-8 28,-3 27,0 6,1')),
    },
    { fill: look.shade, d: closed(pts('-16,0 -18,-12 -15,-28 -10,-36 -10,-20 -6,-8 4,0')) },
    { fill: look.shade, d: limb(spine('2,-32,7 8,-22,6 18,-23,4.6 23,-24,3')) },
    { fill: look.skin, d: closed(pts('-3,-39 2,-39 6,-44 6.4,-49 3,-53 -3,-53 -6,-47')) },
    { fill: look.wrap, d: closed(pts('-8,-46 -7,-53 -1,-58 5,-56.5 7.4,-51.5 0,-51 -3,-44 2,-39 -2,-36 -8,-38')) },
  ];
}

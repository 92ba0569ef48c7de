import type { Part } from './figure.ts';
import { closed, limb, open, pts, spine } from './path.ts';

export interface MuleLook {
  body: string;
  far: string;
  shade: string;
  muzzle: string;
  pack: string;
  packShade: string;
  stride: number;
}

function fore(swing: number, fill: string): Part {
  const lift = Math.max(0, swing) * 5;
  const foot = 36 + swing * 14;
  const knee = 37 + swing * 10;
  return {
    fill,
    d: limb([
      [35, -62, 19],
      [35 + swing * 3, -49, 12],
      [knee, -32, 7.4],
      [knee + 0.4, -28, 7],
      [(knee + foot) / 2, -16 - lift * 0.5, 4.8],
      [foot - 1, -7 - lift, 5],
      [foot + 1.6, -1.2 - lift, 7],
    ]),
  };
}

function hind(swing: number, fill: string): Part {
  const lift = Math.max(0, -swing) * 4;
  const foot = -42 + swing * 14;
  const hock = -48 + swing * 9;
  return {
    fill,
    d: limb([
      [-37, -76, 30],
      [-37 + swing * 3, -58, 22],
      [-41 + swing * 6, -44, 11],
      [hock, -33, 8],
      [hock + 1, -28, 6.6],
      [(hock + foot) / 2 + 1, -16, 5],
      [foot - 1, -7 - lift, 5],
      [foot + 1.6, -1.2 - lift, 7],
    ]),
  };
}

/** A pack mule walking, about 100 units at the withers. */
export function mule(look: MuleLook): Part[] {
  const swing = Math.sin(look.stride * Math.PI * 2);
  return [
    fore(-swing, look.far),
    hind(swing, look.far),
    { fill: look.shade, d: limb(spine('-51,-84,4 -57,-74,4 -59,-58,7 -58,-44,6 -57,-36,1')) },
    hind(-swing, look.body),
    fore(swing, look.body),
    {
      fill: look.body,
      d: closed(
        pts(
          '-53,-76 -51,-88 -42,-95 -28,-96 -8,-91 12,-92 26,-98 34,-102 46,-114 56,-124 62,-129 68,-129 ' +
            '73,-124 80,-112 85,-103 86,-98 82,-94.5 76,-97 70,-104 63,-105 58,-97 54,-84 52,-70 46,-58 ' +
            '34,-54 14,-51 -10,-54 -26,-60 -44,-60 -52,-66',
        ),
      ),
    },
    {
      fill: look.shade,
      d: closed(
        pts(
          '62,-104 58,-97 54,-84 52,-70 46,-58 34,-54 14,-51 -10,-54 -26,-60 -10,-62 14,-60 36,-64 46,-78 ' + '52,-94',
        ),
      ),
    },
    { fill: look.shade, d: limb(spine('33,-103,3 46,-117,5 57,-127,5 62,-131,2')) },
    { fill: look.muzzle, d: closed(pts('80,-108 85,-103 86,-98 82,-94.5 77.5,-97 77,-102')) },
    { fill: look.body, d: limb(spine('64,-127,5 61,-138,6.4 60,-149,1')) },
    { fill: look.shade, d: limb(spine('67,-127,4.6 68,-138,6 70,-149,1')) },
    { fill: look.shade, line: 1.4, d: open(pts('63,-112 70,-113 76,-117')) },
    { fill: look.packShade, d: closed(pts('-26,-92 -20,-108 -2,-113 16,-109 22,-95 10,-88 -12,-87')) },
    { fill: look.pack, d: closed(pts('-27,-90 -22,-99 0,-101 20,-98 25,-88 22,-66 10,-60 -16,-60 -26,-68')) },
    { fill: look.packShade, line: 2, d: open(pts('-27,-80 -2,-77 24,-79')) },
    { fill: look.packShade, line: 1.6, d: open(pts('-8,-101 -9,-80 -8,-60')) },
  ];
}

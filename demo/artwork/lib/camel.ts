import type { Part } from './figure.ts';
import { closed, limb, open, pts, spine } from './path.ts';

export interface CamelLook {
  body: string;
  /** Legs of the far side. */
  far: string;
  /** Shaded belly and neck. */
  shade: string;
  cloth: string;
  robe: string;
  wrap: string;
  carries: 'rider' | 'load' | 'none';
  /** Phase of the walking cycle, 0–1. */
  stride: number;
}

function foreleg(swing: number, fill: string): Part {
  const lift = Math.max(0, swing) * 4;
  const foot = 27 + swing * 11;
  const knee = 28 + swing * 7 + lift * 0.6;
  return {
    fill,
    d: limb([
      [27, -62, 13],
      [27 + swing * 2, -50, 10.5],
      [knee - 0.5, -31, 6.2],
      [knee, -27, 6.6],
      [(knee + foot) / 2 - 0.6, -14 - lift * 0.5, 4],
      [foot - 0.6, -5 - lift, 3.8],
      [foot + 0.8, -1.4 - lift, 7.4],
    ]),
  };
}

function hindleg(swing: number, fill: string): Part {
  const lift = Math.max(0, -swing) * 3;
  const foot = -32 + swing * 11;
  const hock = -37.5 + swing * 7;
  return {
    fill,
    d: limb([
      [-27, -72, 20],
      [-27 + swing * 3, -57, 16],
      [-31 + swing * 5.5, -42, 8.6],
      [hock, -30, 6.4],
      [hock + 0.6, -26, 5.4],
      [(hock + foot) / 2 + 0.6, -14, 4],
      [foot - 0.6, -5 - lift, 3.8],
      [foot + 0.8, -1.4 - lift, 7.4],
    ]),
  };
}

function rider(look: CamelLook): Part[] {
  return [
    {
      fill: look.robe,
      d: closed(pts('-13,-97 -12,-110 -8,-121 -1,-125 5,-121 8,-112 14,-104 21,-95 22,-84 16,-80 11,-87 3,-91 -6,-91')),
    },
    { fill: look.shade, d: limb(spine('2,-117,6 9,-108,5 18,-103,3.6')) },
    { fill: look.shade, d: closed(pts('-2,-126 3,-126 5.5,-130 4,-135 -1,-136 -4,-131')) },
    {
      fill: look.wrap,
      d: closed(pts('-6,-129 -5.4,-136 0,-140 5,-138 6.4,-133.6 1,-133 -1,-127 3,-123.5 -1,-122 -6,-124')),
    },
    { fill: look.wrap, d: limb(spine('-5,-127,4 -9,-120,3.6 -12,-111,1.4')) },
  ];
}

function load(look: CamelLook): Part[] {
  return [
    { fill: look.wrap, d: closed(pts('-15,-99 -13,-108 -4,-110 8,-108 11,-100 0,-96')) },
    { fill: look.robe, d: closed(pts('-23,-90 -12,-97 8,-97 18,-90 21,-76 17,-63 4,-59 -14,-60 -24,-68 -26,-80')) },
    { fill: look.shade, line: 1.3, d: open(pts('-26,-82 -3,-79 20,-81')) },
    { fill: look.shade, line: 1.3, d: open(pts('-9,-97 -11,-78 -9,-60')) },
    { fill: look.shade, line: 1.3, d: open(pts('8,-97 8,-78 7,-60')) },
  ];
}

/** A dromedary walking, hump about 100 units high. */
export function camel(look: CamelLook): Part[] {
  const swing = Math.sin(look.stride * Math.PI * 2);
  // Camels pace: both legs of one side go forward together.
  const parts: Part[] = [
    foreleg(-swing, look.far),
    hindleg(-swing, look.far),
    { fill: look.body, d: limb(spine('-36,-76,5 -41,-68,3.2 -42,-56,2.4 -41,-50,4.2 -41,-45,1')) },
    hindleg(swing, look.body),
    foreleg(swing, look.body),
    {
      fill: look.body,
      d: closed(
        pts(
          '-39,-70 -37,-79 -29,-85 -18,-90 -8,-101 -2,-102 5,-97 12,-88 24,-85 34,-79 43,-71.5 51,-72 ' +
            '57,-81 61,-93 63.5,-100 65,-104.5 67,-101.4 71.5,-101 78,-96.5 83.5,-93.5 85,-90.5 83,-88 ' +
            '78,-86.5 72,-89 68.5,-86 65,-76 59,-65 50,-58.5 42,-56.5 36,-51.5 27,-48.5 12,-50 -8,-54.5 ' +
            '-20,-60 -30,-60 -37,-62',
        ),
      ),
    },
    {
      fill: look.shade,
      d: closed(
        pts(
          '40,-60 50,-62 59,-69 65,-79 62,-70 56,-62 48,-57.6 38,-53.6 27,-49.4 10,-51 -8,-55 -16,-58 0,-60 ' +
            '20,-60',
        ),
      ),
    },
    { fill: look.shade, line: 0.9, d: open(pts('66,-96 74,-93 83,-91.5')) },
  ];
  if (look.carries !== 'none') {
    parts.push({
      fill: look.cloth,
      d: closed(pts('-24,-88 -14,-97 -4,-104 6,-99 17,-89 19,-76 17,-64 -2,-63 -22,-66 -25,-77')),
    });
    parts.push({ fill: look.wrap, line: 1.3, d: open(pts('-24,-71 -3,-68 18,-69')) });
    parts.push(...(look.carries === 'rider' ? rider(look) : load(look)));
  }
  return parts;
}

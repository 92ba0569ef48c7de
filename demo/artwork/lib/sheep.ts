import type { Part } from './figure.ts';
import { closed, limb } from './path.ts';
import { pairs } from './points.ts';

/** A sheep, grazing or looking up, facing right, about 60 units tall. */
export function sheep(wool: string, shade: string, face: string, grazing: boolean): Part[] {
  const leg = (x: number, fill: string): Part => ({
    fill,
    d: limb([
      [x, -22, 6],
      [x - 1, -10, 4.4],
      [x, -1, 4.6],
    ]),
  });
  const head: Part[] = grazing
    ? [
        {
          fill: wool,
          d: limb([
            [24, -36, 22],
            [34, -26, 16],
            [40, -15, 11],
          ]),
        },
        { fill: face, d: closed(pairs('36 -20, 44 -18, 48 -8, 46 -2, 41 -2, 36 -10')) },
        {
          fill: face,
          d: limb([
            [38, -19, 5],
            [31, -16, 5],
            [28, -12, 1],
          ]),
        },
      ]
    : [
        {
          fill: wool,
          d: limb([
            [24, -38, 24],
            [33, -48, 17],
            [36, -56, 13],
          ]),
        },
        { fill: face, d: closed(pairs('30 -60, 38 -64, 46 -58, 52 -50, 49 -46, 40 -48, 33 -52')) },
        {
          fill: face,
          d: limb([
            [34, -60, 5],
            [27, -60, 6],
            [23, -57, 1],
          ]),
        },
      ];
  return [
    leg(-20, face),
    leg(18, face),
    {
      fill: wool,
      d: closed(
        pairs(
          `-34 -30, -37 -40, -30 -50, -20 -52, -10 -57, 2 -54, 12 -57, 24 -52, 31 -46, 33 -34, 28 -22, 16 -18, 4 -15,
            -10 -17, -22 -16, -31 -21`,
        ),
      ),
    },
    {
      fill: shade,
      d: closed(pairs('-34 -30, -20 -27, 0 -24, 18 -28, 32 -36, 28 -22, 16 -18, 4 -15, -10 -17, -22 -16, -31 -21')),
    },
    {
      fill: shade,
      d: limb([
        [-34, -40, 7],
        [-39, -34, 6],
        [-39, -26, 2],
      ]),
    },
    leg(-26, shade),
    leg(23, shade),
    ...head,
  ];
}

import type { Part } from './figure.ts';
import { closed, limb } from './path.ts';
import { pairs, triples } from './points.ts';

/** A cat sitting upright with its tail round its feet, facing right, about 60 units tall. */
export function cat(fur: string, shade: string, bib: string): Part[] {
  return [
    { fill: shade, d: limb(triples('-15 -6 7, -26 -5 7, -30 -11 6.4, -27 -18 5, -22 -20 1.4')) },
    {
      fill: fur,
      d: closed(pairs('-18 0, -20 -12, -16 -26, -9 -36, -2 -41, 6 -41, 10 -34, 11 -22, 12 -8, 15 -2, 13 0.4, 0 0.4')),
    },
    { fill: shade, d: closed(pairs('-18 0, -20 -12, -16 -26, -9 -36, -10 -24, -8 -12, -2 -2, -4 0.4')) },
    { fill: bib, d: closed(pairs('4 -38, 10 -34, 11 -24, 8 -16, 4 -24')) },
    { fill: bib, d: closed(pairs('6 0.6, 7 -4, 11 -5, 16 -2.4, 15 0.8')) },
    {
      fill: shade,
      d: limb([
        [4, -22, 2],
        [5, -10, 2.4],
        [5, -1, 2],
      ]),
    },
    {
      fill: fur,
      d: closed(pairs('-7 -44, -6 -52, -5.6 -60.4, 0 -55.6, 6 -56, 11 -60.4, 12 -52, 14 -46, 11 -40, 3 -37, -4 -39')),
    },
    { fill: shade, d: closed(pairs('-7 -44, -6 -52, -5.6 -60.4, -3 -56, -3 -46, 0 -38.6, -4 -39')) },
    { fill: bib, d: closed(pairs('7 -45, 13 -45.6, 12.6 -42, 9 -40, 6 -41.6')) },
    {
      fill: '#1e1413',
      d: closed([
        [3.4, -49.6],
        [6, -50.6],
        [7, -49],
        [5, -48],
      ]),
    },
    {
      fill: '#1e1413',
      d: closed([
        [10, -50],
        [12, -50.4],
        [12.4, -48.8],
        [10.8, -48.4],
      ]),
    },
    {
      fill: '#8a4a44',
      d: closed([
        [10, -45.6],
        [12.6, -45.8],
        [11.4, -44.2],
      ]),
    },
  ];
}

import type { Part } from './figure.ts';
import { polygon } from './path.ts';

function wheel(x: number, r: number): Part[] {
  const ring = (size: number): string =>
    `M${x - size} ${-r}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`;
  return [
    { d: ring(r), fill: '#1a1416' },
    { d: ring(r * 0.5), fill: '#8d8580' },
  ];
}

/** A small white touring van seen from the side, 100 units tall with its roof rack, facing right. */
export function van(body: string, shade: string, band: string): Part[] {
  return [
    { d: 'M-92 -94H50V-89H-92ZM-88 -108H-30L-26 -94H-88ZM-20 -103H30V-94H-20Z', fill: '#6d3a26' },
    {
      d:
        'M-102 -18C-106 -50 -104 -82 -96 -90C-60 -92 20 -92 48 -89C66 -84 76 -62 84 -54C98 -50 106 -44 107 -32' +
        'L106 -16C60 -12 -60 -12 -102 -18Z',
      fill: body,
    },
    { d: 'M-103 -36L107 -34L106 -16C60 -12 -60 -12 -102 -18Z', fill: shade },
    { d: 'M-104 -46L104 -43L106 -36L-103 -38Z', fill: band },
    {
      d: `${polygon([
        [-92, -82],
        [-56, -82],
        [-56, -55],
        [-95, -56],
      ])}${polygon([
        [-50, -82],
        [-14, -82],
        [-14, -55],
        [-50, -55],
      ])}${polygon([
        [-8, -82],
        [24, -82],
        [24, -55],
        [-8, -55],
      ])}${polygon([
        [31, -82],
        [48, -80],
        [70, -55],
        [31, -55],
      ])}`,
      fill: '#2c3a4e',
    },
    {
      d: `${polygon([
        [-88, -80],
        [-74, -80],
        [-86, -57],
        [-92, -58],
      ])}${polygon([
        [-4, -80],
        [8, -80],
        [-4, -58],
        [-6, -58],
      ])}`,
      fill: '#8fb0c4',
    },
    ...wheel(-62, 20),
    ...wheel(66, 20),
  ];
}

/** A long-distance coach seen from the side, 100 units tall, facing right. */
export function coach(body: string, shade: string, band: string): Part[] {
  const panes = [-150, -112, -74, -36, 2, 40, 78]
    .map((x) =>
      polygon([
        [x, -86],
        [x + 34, -86],
        [x + 34, -54],
        [x, -54],
      ]),
    )
    .join('');
  return [
    { d: 'M-164 -14C-167 -50 -166 -88 -160 -95C-80 -99 90 -99 132 -95C146 -90 154 -60 156 -38L155 -14Z', fill: body },
    { d: 'M-165 -32H156L155 -14H-164Z', fill: shade },
    { d: 'M-166 -46L155 -46L156 -38L-166 -38Z', fill: band },
    { d: `${panes}M118 -88L132 -86C142 -80 147 -62 149 -50H118Z`, fill: '#26344a' },
    { d: 'M-150 -86h12l-12 22zM2 -86h14l-14 26zM118 -88h8l-8 20z', fill: '#9fb8c8' },
    ...wheel(-104, 19),
    ...wheel(100, 19),
  ];
}

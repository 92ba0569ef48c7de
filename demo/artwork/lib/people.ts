import { mix } from './colour.ts';
import type { Part } from './figure.ts';
import { closed, limb, open } from './path.ts';
import { pairs } from './points.ts';

export interface PersonLook {
  robe: string;
  shade: string;
  /** Light side of the folds. */
  lit: string;
  skin: string;
  head: string;
  /** Headwear. */
  wears: 'hood' | 'scarf' | 'cap' | 'straw';
  carries?: 'basket' | 'tray' | 'bundle';
}

/** Colours of a person from one robe colour. */
export function personLook(robe: string, head: string, wears: PersonLook['wears'], skin = '#7a4a34'): PersonLook {
  return { robe, head, wears, skin, shade: mix(robe, '#241430', 0.46), lit: mix(robe, '#ffe9c4', 0.3) };
}

function headgear(look: PersonLook): Part[] {
  if (look.wears === 'hood') {
    return [
      { fill: look.robe, d: closed(pairs('-9 -80, -9 -92, -5 -101, 1 -106, 6 -99, 8 -90, 7 -80, 0 -77')) },
      { fill: look.shade, d: closed(pairs('-9 -80, -9 -92, -5 -101, -1 -104, -3 -95, -4 -86, -2 -78')) },
    ];
  }
  const skull: Part = {
    fill: look.skin,
    d: closed(pairs('-5 -82, 4 -82, 6.4 -88, 6.6 -94, 3 -99, -3 -99, -6 -94, -6 -88')),
  };
  if (look.wears === 'cap') {
    return [skull, { fill: look.head, d: closed(pairs('-6.6 -93, -5.6 -99, 0 -101.5, 5.4 -99, 6.6 -93.6, 0 -94.6')) }];
  }
  if (look.wears === 'straw') {
    return [
      { ...skull, fill: '#5f3a2c' },
      { fill: '#3a2018', d: closed(pairs('-5 -82, -6 -88, -6 -93, -1 -92, -1 -86, 1 -82')) },
      { fill: '#5f3a2c', d: closed(pairs('-6 -78, -4 -84, 4 -84, 6 -78, 0 -72')) },
      {
        fill: '#3a2018',
        d: closed([
          [-6, -78],
          [-4, -84],
          [-1, -84],
          [-2, -74],
        ]),
      },
      { fill: look.head, d: closed(pairs('-8 -95, -5 -103, 0 -105, 5 -103, 8 -95, 0 -97')) },
      { fill: look.head, d: closed(pairs('-17 -91, -8 -97, 0 -99, 8 -97, 17 -91, 8 -93, 0 -93.6, -8 -93')) },
      {
        fill: '#b4492b',
        line: 1.6,
        d: open([
          [-7.4, -97],
          [0, -98.6],
          [7.4, -97],
        ]),
      },
    ];
  }
  return [
    skull,
    {
      fill: look.head,
      d: closed(pairs('-8 -79, -8.4 -92, -5 -100, 1 -103, 6 -99, 7 -94, 3 -96, -1 -93, 0 -84, 4 -80, 6 -76, -2 -74')),
    },
    {
      fill: mix(look.head, '#241430', 0.34),
      d: closed(pairs('-8 -79, -8.4 -92, -5 -100, -2 -102, -5 -94, -5 -84, -3 -76')),
    },
  ];
}

/** The striped cotton cloth women of the Rif tie over their robe. */
function mendil(): Part[] {
  const parts: Part[] = [
    {
      fill: '#f6efe2',
      d: closed(pairs('-15.4 -54, -6 -51, 6 -51, 16 -54, 14.4 -36, 16 -17, 4 -14, -8 -14, -14 -18, -14.6 -38')),
    },
  ];
  for (const u of [-0.8, -0.56, -0.26, 0.04, 0.34, 0.62, 0.86]) {
    parts.push({
      fill: '#a83226',
      line: 1.7,
      d: open([
        [u * 15, -52.4],
        [u * 13.6, -36],
        [u * 14.6, -15.4],
      ]),
    });
  }
  parts.push({ fill: '#8f7f9c', d: closed(pairs('-15.4 -54, -8 -52, -7 -36, -8 -14.4, -14 -18, -14.6 -38')) });
  return parts;
}

/** A person standing or walking away in a long robe, 100 units tall, seen from behind or three-quarters. */
export function person(look: PersonLook, stride = 0.2): Part[] {
  const swing = Math.sin(stride * Math.PI * 2) * 5;
  const parts: Part[] = [
    {
      fill: mix(look.skin, '#1e1413', 0.5),
      d: closed([
        [-8 - swing, -3],
        [-2 - swing, -6],
        [0 - swing, -1],
        [-6 - swing, 0],
      ]),
    },
    {
      fill: mix(look.skin, '#1e1413', 0.35),
      d: closed([
        [3 + swing, -4],
        [9 + swing, -5],
        [11 + swing, -0.6],
        [4 + swing, 0],
      ]),
    },
    {
      fill: look.robe,
      d: closed([
        [-4, -84],
        [5, -84],
        [12, -80],
        [15, -70],
        [16, -56],
        [14, -36],
        [16 + swing * 0.5, -14],
        [15 + swing, -4],
        [2, -5],
        [-13 - swing * 0.4, -4],
        [-13, -20],
        [-14, -40],
        [-15, -58],
        [-14, -72],
        [-11, -80],
      ]),
    },
    {
      fill: look.shade,
      d: closed([
        [-4, -84],
        [-11, -80],
        [-14, -72],
        [-15, -58],
        [-14, -40],
        [-13, -20],
        [-13 - swing * 0.4, -4],
        [-5, -4.6],
        [-6, -24],
        [-5, -44],
        [-7, -62],
        [-5, -74],
      ]),
    },
    { fill: look.shade, d: closed(pairs('4 -6, 5 -26, 3 -44, 7 -30, 8 -6')) },
    { fill: look.lit, d: closed(pairs('10 -79, 14 -71, 15.4 -56, 13.6 -37, 15 -16, 12.6 -30, 12 -50, 12 -66')) },
    {
      fill: look.shade,
      line: 1,
      d: open([
        [9, -76],
        [10, -62],
        [8, -50],
      ]),
    },
  ];
  if (look.wears === 'straw') parts.push(...mendil());
  if (look.wears === 'hood') {
    // Woven stripes of a djellaba.
    for (const u of [-0.55, -0.2, 0.2, 0.55, 0.82]) {
      parts.push({
        fill: u < 0 ? mix(look.shade, look.robe, 0.45) : look.lit,
        line: 0.8,
        d: open([
          [u * 11, -78],
          [u * 14.4, -56],
          [u * 13, -34],
          [u * 14.6, -7],
        ]),
      });
    }
  }
  if (look.carries === 'basket') {
    parts.push({
      fill: look.robe,
      d: limb([
        [12, -76, 8],
        [17, -62, 7.6],
        [20, -50, 6],
        [24, -47, 4],
      ]),
    });
    parts.push({ fill: '#8a5a2c', d: closed(pairs('14 -46, 18 -31, 24 -28, 32 -31, 36 -46, 25 -43')) });
    parts.push({
      fill: '#d9a55a',
      d: closed([
        [25, -43],
        [25, -28.4],
        [32, -31],
        [36, -46],
      ]),
    });
    parts.push({ fill: '#5d7a35', d: closed(pairs('14 -46, 17 -52, 22 -50, 26 -54, 30 -50, 36 -46, 25 -42')) });
    parts.push({ fill: '#6b4220', line: 1.8, d: open(pairs('15 -45, 18 -56, 25 -60, 32 -56, 35 -45')) });
  }
  if (look.carries === 'bundle') {
    parts.push({
      fill: '#b4492b',
      d: closed(pairs('-19 -84, -20 -70, -13 -60, 0 -59, 9 -66, 10 -80, 2 -88, -10 -90')),
    });
    parts.push({ fill: '#7d2f24', d: closed(pairs('-19 -84, -20 -70, -13 -60, -6 -60, -11 -72, -10 -88')) });
  }
  if (look.carries === 'tray') {
    parts.push({
      fill: look.robe,
      d: limb([
        [12, -76, 8],
        [18, -66, 7],
        [24, -72, 5.4],
        [27, -80, 4],
      ]),
    });
    parts.push({
      fill: '#d9a55a',
      d: closed([
        [14, -84],
        [28, -86.4],
        [42, -84],
        [28, -81],
      ]),
    });
    parts.push({ fill: '#f3dcae', d: closed(pairs('22 -85, 22 -94, 27 -98, 32 -94, 33 -85')) });
  }
  return [...parts, ...headgear(look)];
}

/** A person bending forward to work, facing right, about 74 units tall. */
export function bender(look: PersonLook): Part[] {
  return [
    {
      fill: look.skin,
      d: limb([
        [-8, -38, 10],
        [-7, -20, 7],
        [-9, -2, 5],
        [-4, -1, 3],
      ]),
    },
    {
      fill: mix(look.skin, '#1e1413', 0.3),
      d: limb([
        [0, -38, 10],
        [4, -20, 7],
        [2, -2, 5],
        [8, -1, 3],
      ]),
    },
    {
      fill: look.robe,
      d: closed(pairs('-13 -34, -12 -52, -4 -64, 8 -72, 18 -74, 23 -68, 20 -60, 10 -54, 8 -44, 8 -30, -3 -27')),
    },
    { fill: look.shade, d: closed(pairs('-13 -34, -12 -48, -4 -50, 10 -54, 8 -44, 8 -30, -3 -27')) },
    { fill: look.lit, d: closed(pairs('-11 -54, -4 -64, 8 -72, 18 -74, 8 -69, -3 -60')) },
    {
      fill: look.skin,
      d: limb([
        [18, -68, 8],
        [24, -54, 6],
        [25, -42, 4.6],
        [26, -32, 4],
      ]),
    },
    { fill: look.skin, d: closed(pairs('20 -70, 26 -66, 32 -68, 34 -74, 31 -80, 25 -81, 21 -77')) },
    { fill: look.head, d: closed(pairs('20 -75, 21 -81, 27 -85, 33 -82, 35 -77, 28 -79')) },
  ];
}

import { paintSky } from '../lib/sky.ts';
import { land } from '../parts/khettara-wells/land.ts';
import { oasis, walkers } from '../parts/khettara-wells/oasis.ts';
import type { Layer, Scene } from '../types.ts';

function paint(): Layer[] {
  const sky = paintSky({
    seed: 23,
    bottom: 560,
    stops: [
      [0, '#33508f'],
      [0.3, '#6d7bb0'],
      [0.55, '#c795a5'],
      [0.78, '#f3b48f'],
      [1, '#ffd7a0'],
    ],
    glow: { x: -100, y: 430, colour: '#ffdc98', reach: 1300, strength: 0.8 },
    clouds: [
      {
        top: 30,
        bottom: 300,
        long: 820,
        tall: 60,
        cover: 0.5,
        soft: 0.14,
        lit: '#ffd0a4',
        shade: '#8d7cad',
        alpha: 0.7,
      },
    ],
  });
  const terrain = land();
  return [sky, terrain.layer, { svg: oasis(terrain) + walkers(terrain) }];
}

/** The brand's own picture: a line of khettara wells crossing the plain to its oasis. */
export const khettaraWells: Scene = {
  key: 'khettara-wells',
  title: 'The khettara of Jorf',
  alt:
    `A line of crater-like well mounds crosses a stony plain in low evening light towards a green palm oasis, with
      snow on ` + 'the Atlas behind; two people and a pack mule walk beside it.',
  caption: 'A khettara near Jorf: every mound is a well, and under them runs the water',
  focal: { x: 52, y: 55 },
  paint,
};

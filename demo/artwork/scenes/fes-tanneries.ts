import { paintSky } from '../lib/sky.ts';
import { drift, wash } from '../lib/wash.ts';
import { FAR, fill, view } from '../parts/fes-tanneries/base.ts';
import { terraces } from '../parts/fes-tanneries/terraces.ts';
import { pits, workers } from '../parts/fes-tanneries/yard.ts';
import type { Layer, Scene } from '../types.ts';

function ledge(): string {
  // The terrace rail the picture is seen from, with dyed skins and a sprig of mint against the smell.
  let svg = `<path d="M-20 1610V1500L900 1560L2420 1486V1610Z" fill="#6b3a38"/><path d="M-20 1500L900 1560L2420
    1486V1506L900
      1582L-20 1522Z" fill="#e9bd8c"/>`;
  for (const [x, y, c] of [
    [150, 1508, '#e8a33d'],
    [300, 1518, '#b4492b'],
    [2040, 1500, '#2541a8'],
    [2190, 1494, '#e8a33d'],
  ] as const) {
    svg +=
      fill(`M${x} ${y}l170 8l14 96h-196z`, c) +
      fill(`M${x} ${y}l54 3l-20 94h-46z`, '#2a1030', 0.3) +
      fill(`M${x + 110} ${y + 5}l60 3l14 90h-40z`, '#ffe6b0', 0.2);
  }
  return svg;
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 8,
    bottom: 420,
    stops: [
      [0, '#5f8fb8'],
      [0.6, '#c9cdbd'],
      [1, '#f6d9a8'],
    ],
    glow: { x: 2300, y: 200, colour: '#ffe2a0', reach: 900, strength: 0.6 },
  });
  const dusk =
    `<defs><linearGradient id="lt" x1="1" x2="0" y2="0.4"><stop offset="0" stop-color="#ffd894"
      stop-opacity="0.22"/><stop offset="0.5" stop-color="#ffd894" stop-opacity="0.04"/><stop offset="1"
      stop-color="#2a1a50" stop-opacity="0.4"/></linearGradient>` +
    `<linearGradient id="hz" x2="0" y2="1"><stop offset="0.1" stop-color="#f6cfa0" stop-opacity="0"/><stop
      offset="0.28" stop-color="#f6cfa0" stop-opacity="0.22"/><stop offset="0.5" stop-color="#f6cfa0"
      stop-opacity="0"/></linearGradient></defs>` +
    '<path d="M0 0H2400V1600H0Z" fill="url(#hz)"/><path d="M0 0H2400V1600H0Z" fill="url(#lt)"/>';
  // The shade of the western houses lying over the left of the yard.
  const cast = fill(
    view.face([
      [-30, 0.17, FAR],
      [-5.5, 0.17, FAR],
      [-8.6, 0.17, 24],
      [-6.6, 0.17, 23.6],
      [-8.8, 0.17, 16],
      [-6.9, 0.17, 15.8],
      [-8, 0.17, 9.6],
      [-30, 0.17, 9.6],
    ]),
    '#2a1a54',
    0.26,
  );
  const steam = drift(
    6,
    [255, 236, 206],
    (x, y) => 0.2 * Math.exp(-(((x - 1500) / 620) ** 2) - ((y - 640) / 170) ** 2),
  );
  return [sky, { svg: terraces() + pits() }, wash(36, 0.5), steam, { svg: cast + workers() + dusk + ledge() }];
}

/** The dye pits of the Chouara tannery. */
export const fesTanneries: Scene = {
  key: 'fes-tanneries',
  title: 'The Chouara tannery',
  alt:
    `Workers bend over a honeycomb of round dye pits in white, ochre, red and indigo at the Fes tannery, with hides
      drying on ` + 'the house terraces behind.',
  caption: 'Chouara, Fes: poppy for red, indigo for blue, saffron for the good slippers',
  focal: { x: 52, y: 46 },
  paint,
};

import { guideFace } from '../lib/face.ts';
import { pairs } from '../lib/points.ts';
import { paintSky } from '../lib/sky.ts';
import { plane, stroke } from '../lib/turban.ts';
import { wash } from '../lib/wash.ts';
import { dunes, robe } from '../parts/guide-portrait/dress.ts';
import { neck, turban } from '../parts/guide-portrait/head.ts';
import type { Layer, Scene } from '../types.ts';

function paint(): Layer[] {
  const sky = paintSky({
    seed: 3,
    bottom: 1000,
    stops: [
      [0, '#8fa7bd'],
      [0.35, '#c9bfae'],
      [0.7, '#f0cf9a'],
      [1, '#fbd894'],
    ],
    glow: { x: 260, y: 620, colour: '#fff0c0', reach: 1200, strength: 0.75 },
    clouds: [
      {
        top: 120,
        bottom: 620,
        long: 1400,
        tall: 120,
        cover: 0.45,
        soft: 0.24,
        lit: '#fff0cf',
        shade: '#d9b08e',
        alpha: 0.5,
      },
    ],
  });
  const skin = {
    base: '#915a3a',
    shade: '#6a3d30',
    deep: '#3f2226',
    light: '#b9774a',
    glow: '#e9ab6e',
    beard: '#2c1d20',
    grey: '#cfc0b4',
  };
  const face = `<g transform="translate(1196 770) scale(1.28)">${guideFace(skin)}</g>`;
  // The turban throws its shadow over the brow.
  const brow = plane(
    pairs('1004 640, 1060 600, 1180 572, 1310 580, 1372 620, 1366 660, 1300 628, 1180 622, 1080 650, 1010 700'),
    '#2a1230',
    0.5,
  );
  const behind = plane(
    pairs('985 560, 1200 480, 1430 560, 1440 800, 1420 960, 1300 1080, 1100 1080, 990 960, 968 800'),
    '#10143c',
  );
  const rim = stroke(
    [
      [520, 1296],
      [640, 1238],
      [780, 1196],
      [900, 1158],
    ],
    '#ffe2a8',
    12,
    0.95,
  );
  const glow = `<defs><radialGradient id="gs" cx="0.1" cy="0.38" r="0.7"><stop offset="0" stop-color="#ffe0a0"
      stop-opacity="0.55"/><stop offset="0.6" stop-color="#ffc878" stop-opacity="0.1"/><stop offset="1"
      stop-color="#ffc878" stop-opacity="0"/></radialGradient></defs><path d="M0 0H2400V1600H0Z" fill="url(#gs)"/>`;
  return [
    sky,
    dunes(),
    {
      svg: `<g transform="translate(-144 -192)
        scale(1.12)">${robe() + rim + behind + neck() + face + brow + turban()}</g>`,
    },
    wash(19, 0.42, 300, 260),
    { svg: glow, blend: 'screen' },
  ];
}

/** A desert guide in an indigo turban. */
export const guidePortrait: Scene = {
  key: 'guide-portrait',
  title: 'A desert guide',
  alt:
    `Portrait of an older desert guide with a short grey-flecked beard, an indigo turban and a sand-coloured robe,
      calm in warm ` + 'side light with soft dunes behind him.',
  caption: 'Our guide at Erg Chigaga, who learned the wells from his father',
  focal: { x: 50, y: 45 },
  paint,
};

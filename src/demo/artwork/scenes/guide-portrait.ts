import type { Layer, Scene } from '../types.ts';
import { rgb, tint } from '../lib/colour.ts';
import { guideFace } from '../lib/face.ts';
import { smooth } from '../lib/maths.ts';
import { makeNoise } from '../lib/noise.ts';
import { limb } from '../lib/path.ts';
import { paintPixels } from '../lib/pixels.ts';
import { paintSky } from '../lib/sky.ts';
import { folds, plane, stroke } from '../lib/turban.ts';
import type { Fold } from '../lib/turban.ts';
import { wash } from '../lib/wash.ts';
import { pairs, triples } from '../lib/points.ts';

const noise = makeNoise(40);
const INDIGO = { cloth: '#26368c', dark: '#141a4c', lit: '#7f95e0' };

/** Dunes far behind, out of focus: wide soft edges, lit from the left. */
function dunes(): Layer {
  const layers = [
    { base: 930, rise: 150, wave: 900, at: 3, lit: '#f0b878', shade: '#c98468', blur: 16 },
    { base: 1080, rise: 190, wave: 760, at: 8, lit: '#eba45c', shade: '#a85a48', blur: 24 },
    { base: 1290, rise: 210, wave: 1000, at: 15, lit: '#df8c48', shade: '#7f3a3a', blur: 34 },
  ].map((l) => ({ ...l, a: rgb(l.lit), b: rgb(l.shade) }));
  return paintPixels(
    0.25,
    (x, y, out) => {
      out[3] = 0;
      for (const l of layers) {
        const top =
          l.base -
          l.rise * (0.5 + 0.6 * noise(x / l.wave + l.at, l.at)) -
          l.rise * 0.3 * Math.cos((x - 700) / (l.wave * 0.9) + l.at);
        const cover = smooth(top - l.blur, top + l.blur, y);
        if (cover <= 0) continue;
        // A slip face lies in shade to the right of each soft crest.
        const crest = noise(x / (l.wave * 0.42) + (y - top) / 700 + l.at, l.at + 4);
        const shade = smooth(-0.12, 0.16, crest) * smooth(700, 0, y - top);
        const first = out[3] === 0;
        if (first) {
          out[0] = l.a[0];
          out[1] = l.a[1];
          out[2] = l.a[2];
        } else tint(out, l.a, cover);
        tint(out, l.b, shade * 0.5 * cover);
        out[3] = Math.max(out[3]!, cover);
      }
    },
    { top: 600, bottom: 1600 },
  );
}

function robe(): string {
  const [base, shade, deep, light] = ['#e3cfa6', '#b08a78', '#7d5a62', '#fbefd2'];
  let svg = plane(
    pairs(
      `330 1700, 380 1440, 520 1300, 760 1210, 960 1140, 1200 1120, 1440 1140, 1640 1215, 1860 1310, 2000 1450, 2060
        1700`,
    ),
    base,
  );
  svg += plane(pairs('1240 1700, 1260 1400, 1300 1180, 1440 1140, 1640 1215, 1860 1310, 2000 1450, 2060 1700'), shade);
  svg += plane(pairs('1700 1700, 1720 1480, 1680 1330, 1640 1215, 1860 1310, 2000 1450, 2060 1700'), deep, 0.8);
  svg += plane(pairs('330 1700, 380 1440, 520 1300, 700 1228, 620 1310, 540 1400, 500 1540, 490 1700'), light);
  for (const pts of [
    [
      [640, 1290],
      [700, 1420],
      [700, 1620],
    ],
    [
      [800, 1240],
      [860, 1400],
      [850, 1640],
    ],
    [
      [960, 1300],
      [1000, 1460],
      [990, 1640],
    ],
  ] as const)
    svg +=
      stroke(pts, shade, 26, 0.5) +
      stroke(
        pts.map(([x, y]) => [x - 22, y] as const),
        light,
        10,
        0.7,
      );
  for (const pts of [
    [
      [1500, 1240],
      [1560, 1400],
      [1540, 1640],
    ],
    [
      [1680, 1280],
      [1780, 1420],
      [1790, 1640],
    ],
    [
      [1400, 1320],
      [1430, 1480],
      [1410, 1640],
    ],
  ] as const)
    svg += stroke(pts, deep, 28, 0.55);
  // Embroidered opening at the breast.
  svg += `<path d="M1110 1290L1330 1290L1300 1640L1150 1640Z" fill="#c99a4c"/><path d="M1220 1290L1330 1290L1300 1640L1226
      1640Z" fill="#94683c"/><path d="M1200 1270L1240 1270L1232 1640L1212 1640Z" fill="#3a2030"/>`;
  let knots = '';
  for (let i = 0; i < 8; i += 1)
    for (const x of [1140, 1176, 1256, 1292]) knots += `M${x} ${1318 + i * 40}l12 -14l12 14l-12 14z`;
  svg += `<path d="${knots}" fill="#fbefd2" fill-opacity="0.85"/>`;
  // Strap and amulet pouch.
  return `${svg}<path d="M650 1262L690 1246L1010 1640L940 1640Z" fill="#8a3422"/><path d="M650 1262L664 1256L960
    1640L940 1640Z" fill="#cf6a42"/>`;
}

function neck(): string {
  const list: Fold[] = [
    {
      spine: triples(
        '1010 900 90, 980 1040 130, 1060 1160 140, 1220 1210 140, 1380 1160 130, 1440 1020 110, 1400 900 80',
      ),
      light: 0.1,
    },
    { spine: triples('930 1130 60, 1020 1230 120, 1190 1290 130, 1370 1240 120, 1490 1130 70'), light: 0.3 },
    {
      spine: triples('960 880 70, 930 1010 110, 1010 1130 120, 1180 1190 118, 1350 1130 110, 1440 1000 80'),
      light: 0.5,
    },
    {
      spine: triples('990 850 60, 980 960 96, 1060 1070 104, 1200 1110 100, 1340 1060 96, 1410 940 70, 1400 860 40'),
      light: 0.62,
    },
    { spine: triples('880 1080 40, 940 1190 100, 1080 1270 110, 1230 1300 80, 1330 1280 36'), light: 0.8 },
    // The long end thrown over the shoulder and down the chest.
    { spine: triples('1000 1180 70, 900 1270 130, 830 1400 150, 800 1540 160, 790 1680 170'), light: 0.66 },
  ];
  return folds(list, INDIGO.cloth, INDIGO.dark, INDIGO.lit);
}

function limbOf(fold: Fold, dx: number, dy: number): string {
  return `<path d="${limb(fold.spine.map(([x, y, w]) => [x + dx, y + dy, w] as const))}" fill="#ffcf86"/>`;
}

function turban(): string {
  let svg = plane(
    pairs(
      `1002 800, 972 660, 980 520, 1030 400, 1120 330, 1230 306, 1340 330, 1424 408, 1456 520, 1446 640, 1410 800,
        1380 640, 1330 560, 1200 540, 1070 570, 1030 680`,
    ),
    INDIGO.dark,
  );
  const list: Fold[] = [
    { spine: triples('1040 420 60, 1120 350 90, 1230 326 96, 1340 352 84, 1420 430 50'), light: 0.45 },
    { spine: triples('990 520 50, 1060 420 104, 1190 372 112, 1330 398 96, 1436 490 50'), light: 0.58 },
    { spine: triples('1450 560 40, 1400 470 90, 1290 430 104, 1150 470 110, 1030 570 100, 980 690 60'), light: 0.5 },
    { spine: triples('974 620 50, 1040 500 104, 1170 450 112, 1310 470 100, 1420 560 80, 1450 650 40'), light: 0.72 },
    {
      spine: triples('1452 620 40, 1410 570 84, 1310 536 92, 1180 544 94, 1070 590 90, 1000 680 60, 980 780 30'),
      light: 0.56,
    },
    { spine: triples('968 720 40, 1004 620 80, 1090 556 84, 1210 532 78, 1330 548 66, 1420 610 30'), light: 0.86 },
    {
      spine: [
        [1004, 640, 50],
        [990, 740, 74],
        [1000, 850, 76],
        [1030, 950, 60],
      ],
      light: 0.76,
    },
    {
      spine: [
        [1432, 620, 40],
        [1424, 720, 60],
        [1408, 830, 62],
        [1390, 940, 50],
      ],
      light: 0.16,
    },
  ];
  svg += folds(list, INDIGO.cloth, INDIGO.dark, INDIGO.lit);
  // Far side of the head in shade.
  svg += plane(pairs('1330 330, 1424 408, 1460 520, 1446 660, 1412 800, 1390 640, 1370 480'), '#0c0f34', 0.42);
  // Warm rim along the sunward edge: the same folds, lit, showing past the edge.
  const edge = list
    .slice(0, 7)
    .map((fold) => limbOf(fold, -9, -3))
    .join('');
  return `<g transform="translate(-133 0) scale(1.11 1)">${edge}${svg}</g>`;
}

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

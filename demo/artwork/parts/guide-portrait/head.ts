import { limb } from '../../lib/path.ts';
import { pairs, triples } from '../../lib/points.ts';
import type { Fold } from '../../lib/turban.ts';
import { folds, plane } from '../../lib/turban.ts';
import { INDIGO } from './base.ts';

export function neck(): string {
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

export function turban(): string {
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

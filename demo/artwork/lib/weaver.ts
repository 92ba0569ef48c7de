import { mix } from './colour.ts';
import type { Point } from './path.ts';
import { closed, limb, open } from './path.ts';
import { pairs } from './points.ts';

export interface WeaverLook {
  dress: string;
  shawl: string;
  scarf: string;
  skin: string;
}

function shape(points: readonly Point[], fill: string, alpha = 1): string {
  return `<path d="${closed(points)}" fill="${fill}"${alpha === 1 ? '' : ` fill-opacity="${alpha}"`}/>`;
}

function line(points: readonly Point[], colour: string, width: number, alpha = 1): string {
  return `<path d="${open(points)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${alpha}"
    stroke-linecap="round"/>`;
}

/**
 * A woman seated on a cushion seen from behind, turned a little to the right, both hands up at her work.
 * Seat at 0,0, about 720 tall, lit from the left.
 */
export function weaver(look: WeaverLook): string {
  const dark = mix(look.dress, '#160a2a', 0.55);
  const lit = mix(look.dress, '#ffe2b0', 0.42);
  const [shawlDark, shawlLit] = [mix(look.shawl, '#2a0f24', 0.5), mix(look.shawl, '#ffe9c0', 0.45)];
  const [skinDark, skinLit] = [mix(look.skin, '#2a1020', 0.5), mix(look.skin, '#ffd9a0', 0.5)];
  // Far arm, raised to the threads on the right.
  let svg = `<path d="${limb([
    [120, -420, 120],
    [206, -400, 112],
    [262, -470, 92],
    [290, -540, 76],
  ])}" fill="${dark}"/>`;
  svg += `<path d="${limb([
    [284, -528, 54],
    [300, -590, 42],
    [306, -632, 38],
  ])}" fill="${skinDark}"/>${shape(
    pairs(`288 -628, 296 -668, 316 -690, 330 -676, 324 -640, 318
    -622`),
    skinDark,
  )}${shape(
    [
      [300, -670],
      [322, -700],
      [334, -692],
      [318, -662],
    ],
    skinDark,
  )}`;
  // Skirts spread on the cushion.
  svg += shape(
    pairs('-330 10, -300 -90, -220 -170, -120 -230, 0 -250, 130 -226, 240 -150, 310 -70, 336 10, 160 40, -160 40'),
    look.dress,
  );
  svg += shape(pairs('40 40, 60 -100, 90 -220, 130 -226, 240 -150, 310 -70, 336 10, 160 40'), dark, 0.75);
  svg += shape(pairs('-330 10, -300 -90, -220 -170, -170 -206, -210 -120, -250 -30, -270 24'), lit, 0.85);
  for (const [x, k] of pairs('-170 1, -90 0.8, -10 0.9, 80 1, 180 0.9'))
    svg +=
      line(
        [
          [x * 0.5, -210],
          [x * 0.86, -110 * k],
          [x * 1.2, 20],
        ],
        dark,
        13,
        0.45,
      ) +
      line(
        [
          [x * 0.5 - 14, -204],
          [x * 0.86 - 18, -110 * k],
          [x * 1.2 - 20, 18],
        ],
        lit,
        5,
        x < 40 ? 0.6 : 0.2,
      );
  // Back.
  svg += shape(
    pairs(
      '-150 -180, -172 -300, -164 -410, -120 -480, -40 -512, 60 -508, 128 -470, 160 -400, 158 -290, 140 -180, 0 -160',
    ),
    look.dress,
  );
  svg += shape(pairs('30 -170, 50 -300, 60 -420, 60 -508, 128 -470, 160 -400, 158 -290, 140 -180'), dark, 0.7);
  svg += shape(pairs('-150 -190, -172 -300, -164 -410, -128 -470, -140 -390, -140 -290, -122 -190'), lit, 0.8);
  svg +=
    line(
      [
        [-90, -240],
        [-60, -330],
        [-70, -420],
      ],
      dark,
      10,
      0.4,
    ) +
    line(
      [
        [10, -220],
        [30, -320],
        [20, -430],
      ],
      dark,
      10,
      0.4,
    );
  // Woven belt.
  svg +=
    shape(pairs('-156 -236, 0 -214, 146 -234, 150 -204, 0 -180, -152 -204'), '#b4492b') +
    line(
      [
        [-150, -222],
        [0, -199],
        [144, -220],
      ],
      '#f0d9a4',
      7,
    ) +
    shape(
      [
        [30, -212],
        [146, -234],
        [150, -204],
        [30, -182],
      ],
      '#2a0f24',
      0.45,
    );
  // Shawl over the shoulders with its fringe.
  svg += shape(
    pairs(
      '-176 -370, -170 -430, -124 -488, -50 -522, 60 -520, 132 -484, 170 -420, 168 -366, 90 -330, 0 -292, -96 -328',
    ),
    look.shawl,
  );
  svg +=
    shape(pairs('0 -292, 20 -400, 60 -520, 132 -484, 170 -420, 168 -366, 90 -330'), shawlDark, 0.7) +
    shape(pairs('-176 -370, -170 -430, -124 -488, -80 -510, -120 -440, -136 -352'), shawlLit, 0.85);
  for (let i = 0; i < 13; i += 1) {
    const t = i / 12;
    const x = -150 + t * 300;
    const y = -350 + 54 * Math.sin(t * Math.PI);
    svg +=
      line(
        [
          [x, y],
          [x + (t - 0.5) * 8, y + 34],
        ],
        t > 0.52 ? shawlDark : look.shawl,
        6,
      ) + `<path d="M${x - 8} ${y - 34}l8 -12l8 12l-8 12z" fill="#2541a8" fill-opacity="0.8"/>`;
  }
  // Near arm, up to the work on the left.
  svg += `<path d="${limb([
    [-110, -430, 124],
    [-196, -392, 118],
    [-236, -460, 98],
    [-232, -540, 80],
  ])}" fill="${look.dress}"/><path d="${limb([
    [-150, -384, 40],
    [-200, -360, 40],
    [-212, -450, 30],
    [-206, -530, 24],
  ])}" fill="${dark}" fill-opacity="0.5"/>${line(
    [
      [-160, -456],
      [-232, -404],
      [-274, -470],
      [-268, -540],
    ],
    lit,
    14,
    0.8,
  )}`;
  svg += `<path d="${limb([
    [-232, -530, 56],
    [-222, -592, 44],
    [-214, -630, 40],
  ])}" fill="${look.skin}"/>${shape(
    pairs(`-234 -624, -238 -664, -222 -694, -200 -690, -192 -656, -196
    -622`),
    look.skin,
  )}${line(
    [
      [-248, -540],
      [-240, -592],
      [-234, -650],
    ],
    skinLit,
    8,
    0.9,
  )}`;
  for (const [x, y] of [
    [-228, -690],
    [-214, -700],
    [-200, -694],
  ] as const)
    svg += `<path d="${limb([
      [x, y + 24, 17],
      [x + 3, y - 6, 15],
      [x + 10, y - 24, 11],
    ])}" fill="${look.skin}"/>`;
  for (const y of [-560, -548])
    svg +=
      line(
        [
          [-262, y],
          [-204, y + 8],
        ],
        '#e9e4dc',
        5,
      ) +
      line(
        [
          [264, y + 10],
          [318, y + 2],
        ],
        '#b9b0b4',
        5,
      );
  // Head: nape, scarf with its knot and tail, a cheek just showing.
  svg +=
    shape(pairs('-40 -500, -34 -560, 60 -560, 58 -500, 10 -486'), skinDark) +
    shape(pairs('58 -640, 84 -636, 92 -610, 84 -574, 58 -556'), look.skin) +
    shape(
      [
        [84, -612],
        [98, -604],
        [88, -594],
      ],
      look.skin,
    );
  svg += shape(
    pairs('-74 -600, -78 -660, -50 -716, 6 -738, 64 -718, 88 -664, 78 -640, 66 -600, 48 -556, -10 -540, -56 -554'),
    look.scarf,
  );
  svg +=
    shape(
      pairs('20 -545, 40 -620, 40 -736, 64 -718, 88 -664, 78 -640, 66 -600, 48 -556'),
      mix(look.scarf, '#4a1a20', 0.5),
      0.8,
    ) +
    shape(
      pairs('-74 -600, -78 -660, -50 -716, -16 -732, -44 -690, -54 -640, -50 -580'),
      mix(look.scarf, '#fff3d0', 0.55),
      0.9,
    );
  svg +=
    line(
      [
        [-70, -618],
        [-10, -650],
        [70, -630],
      ],
      mix(look.scarf, '#4a1a20', 0.5),
      6,
      0.6,
    ) +
    line(
      [
        [-66, -580],
        [-10, -604],
        [60, -590],
      ],
      mix(look.scarf, '#4a1a20', 0.5),
      6,
      0.6,
    );
  svg +=
    shape(pairs('-30 -552, -12 -580, 16 -576, 22 -550, 0 -536'), mix(look.scarf, '#4a1a20', 0.3)) +
    shape(pairs('-22 -548, -46 -500, -58 -430, -30 -424, -8 -480, 4 -540'), look.scarf) +
    shape(pairs('4 -544, 20 -500, 26 -446, 2 -440, -6 -500'), mix(look.scarf, '#4a1a20', 0.4));
  return svg;
}

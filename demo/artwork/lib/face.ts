import { limb } from './path.ts';
import { pairs, triples } from './points.ts';
import { plane, stroke } from './turban.ts';

export interface SkinLook {
  base: string;
  shade: string;
  deep: string;
  light: string;
  glow: string;
  beard: string;
  grey: string;
}

/**
 * An older man's face turned a little to the right, lit from the left: simple planes, grey-flecked short beard.
 * About 300 wide and 400 tall, middle of the nose bridge near 20,-50.
 */
export function guideFace(skin: SkinLook): string {
  let svg = plane(
    pairs(
      '-142 -150, -152 -40, -140 60, -112 140, -58 206, 14 236, 74 216, 114 150, 128 70, 126 10, 120 -50, 126 -150',
    ),
    skin.base,
  );
  // Far side in shade: forehead, eye socket, cheek, jaw.
  svg += plane(
    pairs(
      `46 -150, 44 -92, 34 -62, 58 20, 64 46, 44 74, 50 100, 60 130, 40 170, 36 234, 76 216, 116 150, 130 70, 128 10,
        122 -50, 128 -150`,
    ),
    skin.shade,
  );
  svg += plane(
    pairs(
      '92 -150, 96 -90, 112 -60, 104 -10, 112 40, 98 110, 78 160, 76 216, 116 150, 130 70, 128 10, 122 -50, 128 -150',
    ),
    skin.deep,
    0.75,
  );
  // Light planes: forehead, cheekbone, jaw edge.
  svg += plane(pairs('-138 -140, -60 -142, -10 -132, -30 -104, -80 -112, -120 -88, -146 -70'), skin.light);
  svg += plane(pairs('-146 -12, -116 2, -74 18, -44 30, -52 60, -84 78, -118 70, -140 46'), skin.light);
  svg += plane(pairs('-148 -60, -150 -20, -142 50, -132 84, -138 40, -140 -10'), skin.glow);
  svg += plane(pairs('-128 0, -92 14, -62 26, -84 40, -116 36'), skin.glow, 0.75);
  // Hollow of the near cheek and the fold beside the mouth.
  svg += plane(pairs('-104 84, -70 84, -44 70, -40 100, -64 128, -96 132'), skin.shade, 0.5);
  // Sockets.
  svg += plane(pairs('-120 -66, -92 -88, -48 -86, -14 -70, -10 -44, -34 -22, -70 -16, -104 -26'), skin.shade, 0.72);
  svg += plane(pairs('48 -68, 78 -86, 112 -72, 116 -44, 92 -22, 62 -26'), skin.deep, 0.7);
  svg += eye(-64, -44, 35, 0.78, skin, '#dcc6ac') + eye(84, -46, 26, 0.74, skin, '#9c8074');
  svg += `<path d="${limb(triples('-124 -72 8, -98 -97 15, -60 -103 17, -26 -96 13, -10 -90 5'))}"
    fill="${skin.beard}"/><path d="${limb([
      [50, -91, 7],
      [74, -102, 14],
      [102, -95, 12],
      [121, -76, 5],
    ])}" fill="#1c1013"/>`;
  svg +=
    stroke(
      [
        [-108, -92],
        [-78, -104],
        [-46, -100],
      ],
      skin.grey,
      3.4,
      0.8,
    ) +
    stroke(
      [
        [-96, -88],
        [-70, -96],
        [-40, -90],
      ],
      skin.grey,
      2.6,
      0.5,
    );
  // Nose: lit bridge and wing, dark under-plane.
  svg += plane(pairs('2 -74, 24 -86, 40 -70, 52 -20, 72 40, 66 62, 40 72, 6 68, -14 56, -8 34, 8 0, 6 -40'), skin.base);
  svg += plane(pairs('34 -74, 44 -60, 58 -10, 76 42, 68 62, 48 70, 54 44, 44 0, 34 -40'), skin.shade);
  svg += plane(pairs('12 -66, 24 -74, 34 -40, 46 4, 58 40, 44 54, 26 34, 22 -10'), skin.light);
  svg +=
    stroke(
      [
        [26, -56],
        [38, -6],
        [54, 36],
      ],
      skin.glow,
      8,
      0.9,
    ) + plane(pairs('-14 54, -6 40, 8 42, 10 58, 0 68'), skin.light, 0.9);
  svg +=
    plane(pairs('-4 68, 16 62, 40 72, 62 62, 70 56, 60 76, 36 82, 8 78'), skin.deep, 0.9) +
    stroke(
      [
        [-18, 60],
        [-22, 46],
        [-12, 34],
      ],
      skin.shade,
      5,
      0.8,
    );
  // Beard, moustache, mouth.
  svg += plane(
    pairs(
      `-136 62, -120 96, -92 112, -58 120, -40 112, -30 138, 20 152, 66 138, 84 116, 104 110, 124 84, 118 150, 78 222,
        16 252, -60 220, -116 148`,
    ),
    skin.beard,
  );
  svg += plane(pairs('52 150, 66 138, 84 116, 104 110, 124 84, 118 150, 78 222, 30 250, 44 200'), '#150b12', 0.7);
  svg +=
    plane(pairs('-42 122, 20 116, 78 120, 60 140, 24 146, -20 140'), '#7a3f38') +
    plane(
      [
        [-28, 132],
        [20, 130],
        [56, 132],
        [24, 144],
      ],
      '#a8605080',
    ) +
    stroke(pairs('-46 123, -8 124, 24 122, 54 124, 82 119'), '#2a0f14', 5);
  svg += `<path d="${limb(triples('-72 126 6, -46 108 20, -6 94 22, 26 96 17, 54 95 19, 84 106 15, 102 122 5'))}"
    fill="${skin.beard}"/>`;
  for (let i = 0; i < 17; i += 1) {
    const x = -112 + i * 9;
    const y = 122 + Math.sin(i * 2.3) * 12 + Math.max(0, i - 5) * 4.4;
    svg += stroke(
      [
        [x, y],
        [x + 4, y + 18],
        [x + 14, y + 36],
      ],
      skin.grey,
      3,
      0.34 + 0.3 * Math.abs(Math.sin(i * 1.7)),
    );
  }
  for (let i = 0; i < 8; i += 1)
    svg += stroke(
      [
        [-16 - i * 7, 96 + i * 2.6],
        [-26 - i * 7, 104 + i * 3],
      ],
      skin.grey,
      2.6,
      0.6,
    );
  svg += plane(pairs('-20 166, 16 172, 40 166, 22 200, 4 204'), skin.grey, 0.34);
  // Lines of a life outdoors.
  for (const [pts, a] of [
    [
      [
        [-124, -40],
        [-138, -50],
      ],
      0.7,
    ],
    [
      [
        [-122, -30],
        [-138, -30],
      ],
      0.7,
    ],
    [
      [
        [-118, -20],
        [-134, -12],
      ],
      0.6,
    ],
    [
      [
        [-98, -12],
        [-70, -2],
        [-40, -8],
      ],
      0.5,
    ],
    [
      [
        [-100, -128],
        [-50, -134],
        [0, -126],
      ],
      0.45,
    ],
    [
      [
        [-96, -112],
        [-50, -118],
        [-6, -110],
      ],
      0.4,
    ],
    [
      [
        [-24, 66],
        [-44, 88],
        [-58, 112],
      ],
      0.65,
    ],
    [
      [
        [8, -84],
        [4, -72],
      ],
      0.6,
    ],
  ] as const)
    svg += stroke(pts, skin.deep, 3.4, a);
  return svg;
}

function eye(x: number, y: number, half: number, open: number, skin: SkinLook, white: string): string {
  const h = half * 0.46 * open;
  const shape = `M${x - half} ${y + 3}Q${x - half * 0.3} ${y - h * 1.5} ${x + half * 0.3}
    ${y - h * 1.2}Q${x + half * 0.8} ${y - h * 0.7} ${x + half} ${y + 1}Q${x + half * 0.1} ${y + h * 1.25} ${x - half}
      ${y + 3}Z`;
  const id = `eye${Math.round(x + 500)}`;
  return (
    `<clipPath id="${id}"><path d="${shape}"/></clipPath><path d="${shape}" fill="${white}"/><g
      clip-path="url(#${id})"><circle cx="${x + half * 0.14}" cy="${y - 3}" r="${half * 0.44}" fill="#2a1512"/><circle
      cx="${x + half * 0.14}" cy="${y - 1}" r="${half * 0.3}" fill="#5a3018"/>` +
    `<circle cx="${x + half * 0.14}" cy="${y - 3}" r="${half * 0.19}" fill="#0d0608"/><path d="M${x - half}
      ${y - h * 2}H${x + half}V${y - h * 0.62}Q${x} ${y - h * 1.3} ${x - half} ${y}Z" fill="#1c0c12"
        fill-opacity="0.5"/></g>` +
    `<circle cx="${x + half * 0.02}" cy="${y - 8}" r="${half * 0.1}" fill="#fff6e0"/><path d="M${x - half - 4}
      ${y + 5}Q${x - half * 0.3} ${y - h * 1.7} ${x + half * 0.3} ${y - h * 1.35}Q${x + half * 0.85} ${y - h * 0.8}
        ${x + half + 3} ${y + 3}" fill="none" stroke="#1a0b10" stroke-width="6.5" stroke-linecap="round"/>` +
    `<path d="M${x - half * 0.9} ${y - h * 1.5}Q${x} ${y - h * 3} ${x + half * 0.9} ${y - h * 1.6}" fill="none"
      stroke="${skin.deep}" stroke-width="4" stroke-opacity="0.8"/><path d="M${x - half * 0.8} ${y + h * 1.5}Q${x}
      ${y + h * 2.4} ${x + half * 0.8} ${y + h * 1.3}" fill="none" stroke="${skin.deep}" stroke-width="3.4"
        stroke-opacity="0.6"/>`
  );
}

import { rgb, tint } from '../../lib/colour.ts';
import { smooth } from '../../lib/maths.ts';
import { paintPixels } from '../../lib/pixels.ts';
import { pairs } from '../../lib/points.ts';
import { plane, stroke } from '../../lib/turban.ts';
import type { Layer } from '../../types.ts';
import { noise } from './base.ts';

/** Dunes far behind, out of focus: wide soft edges, lit from the left. */
export function dunes(): Layer {
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

export function robe(): string {
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
  svg += `<path d="M1110 1290L1330 1290L1300 1640L1150 1640Z" fill="#c99a4c"/><path d="M1220 1290L1330 1290L1300
    1640L1226
      1640Z" fill="#94683c"/><path d="M1200 1270L1240 1270L1232 1640L1212 1640Z" fill="#3a2030"/>`;
  let knots = '';
  for (let i = 0; i < 8; i += 1)
    for (const x of [1140, 1176, 1256, 1292]) knots += `M${x} ${1318 + i * 40}l12 -14l12 14l-12 14z`;
  svg += `<path d="${knots}" fill="#fbefd2" fill-opacity="0.85"/>`;
  // Strap and amulet pouch.
  return `${svg}<path d="M650 1262L690 1246L1010 1640L940 1640Z" fill="#8a3422"/><path d="M650 1262L664 1256L960
    1640L940 1640Z" fill="#cf6a42"/>`;
}

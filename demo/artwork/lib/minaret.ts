import { mix } from './colour.ts';
import { r1 } from './maths.ts';
import type { Spot, View } from './view.ts';

function path(d: string, fill: string, alpha = 1): string {
  return `<path d="${d}" fill="${fill}"${alpha === 1 ? '' : ` fill-opacity="${alpha}"`}/>`;
}

export interface MinaretLook {
  lit: string;
  shade: string;
  tile: string;
  tileShade: string;
  line: string;
  ball: string;
}

/** A square minaret with tiled panels and lantern; foot centre at 0,0, about 640 units tall. */
export function minaret(look: MinaretLook): string {
  const box = (x: number, y: number, w: number, h: number, fill: string, alpha = 1): string =>
    `<path d="M${x} ${-y}h${w}v${-h}h${-w}z" fill="${fill}" fill-opacity="${alpha}"/>`;
  // The left face takes the afterglow; the right is in shade.
  const tower = (half: number, edge: number, y: number, h: number): string =>
    box(-half, y, half + edge, h, look.lit) + box(edge, y, half - edge, h, look.shade);
  let svg = tower(62, 26, 0, 470);
  for (const [y, h] of [
    [418, 44],
    [386, 7],
    [96, 7],
  ] as const)
    svg += box(-62, y, 88, h, look.tile) + box(26, y, 36, h, look.tileShade);
  const net = (x0: number, w: number, cols: number, fill: string, back: string): string => {
    let d = '';
    const [s, rows] = [w / cols, 13];
    const v = 258 / rows;
    for (let i = 0; i < rows; i += 1) {
      for (let k = 0; k < cols; k += 1) {
        const [cx, cy] = [x0 + (k + 0.5) * s, -118 - (i + 0.5) * v];
        d += `M${r1(cx)} ${r1(cy - v * 0.46)}Q${r1(cx + s * 0.2)} ${r1(cy - v * 0.3)} ${r1(cx + s * 0.44)}
          ${r1(cy)}Q${r1(cx + s * 0.2)} ${r1(cy + v * 0.3)} ${r1(cx)} ${r1(cy + v * 0.46)}Q${r1(cx - s * 0.2)}
            ${r1(cy + v * 0.3)} ${r1(cx - s * 0.44)} ${r1(cy)}Q${r1(cx - s * 0.2)} ${r1(cy - v * 0.3)} ${r1(cx)}
              ${r1(cy - v * 0.46)}Z`;
      }
    }
    return `<path d="M${x0} -118h${w}v-258h${-w}z" fill="${back}" fill-opacity="0.35"/><path d="${d}" fill="${fill}"/>`;
  };
  svg += net(-52, 68, 5, look.tile, look.line) + net(32, 24, 2, look.tileShade, look.line);
  let zig = '';
  for (let i = 0; i < 8; i += 1) zig += `M${-60 + i * 11} -424l5.5 -14l5.5 14l-5.5 10z`;
  svg += `<path d="${zig}" fill="${look.lit}" fill-opacity="0.8"/>`;
  for (let i = 0; i < 6; i += 1) {
    const x = -62 + i * 22.4;
    const fill = x > 24 ? look.shade : look.lit;
    svg += `<path d="M${x} -470v-12h3v-8h6v8h3v12z" fill="${fill}"/>`;
  }
  svg += tower(32, 14, 470, 96) + box(-32, 548, 46, 12, look.tile) + box(14, 548, 18, 12, look.tileShade);
  svg += `<path d="M-20 -486v-34a11 13 0 0 1 22 0v34z" fill="${look.line}" fill-opacity="0.75"/>`;
  for (let i = 0; i < 4; i += 1)
    svg += `<path d="M${-32 + i * 17} -566v-8h4v-5h4v5h4v8z" fill="${i > 2 ? look.shade : look.lit}"/>`;
  svg += `<path d="M-22 -566Q-24 -594 0 -604Q24 -594 22 -566Z" fill="${look.lit}"/><path d="M8 -566Q12 -590 0 -604Q24
    -594 22 -566Z" fill="${look.shade}"/>`;
  for (const [y, r] of [
    [612, 8],
    [626, 6],
    [637, 4],
  ] as const)
    svg += `<circle cx="0" cy="${-y}" r="${r}" fill="${look.ball}"/>`;
  return `${svg}<path d="M0 -640v-12" stroke="${look.ball}" stroke-width="2"/>`;
}

/** A hipped roof of green glazed tiles over a hall. */
export function tiledHall(
  view: View,
  x: number,
  z: number,
  width: number,
  depth: number,
  base: number,
  eave: number,
  ridge: number,
  look: MinaretLook,
): string {
  const [l, r, back, inset] = [x - width / 2, x + width / 2, z + depth, depth / 2];
  let svg = path(
    view.face([
      [l, base, z],
      [l, eave, z],
      [r, eave, z],
      [r, base, z],
    ]),
    look.shade,
  );
  const [a, b]: [Spot, Spot] = [
    [l + inset, ridge, z + inset],
    [r - inset, ridge, z + inset],
  ];
  svg += path(view.face([[l - 0.4, eave, z - 0.4], [l - 0.4, eave, back], a]), mix(look.tile, '#ffd9a0', 0.3));
  svg += path(view.face([[r + 0.4, eave, z - 0.4], [r + 0.4, eave, back], b]), look.tileShade);
  svg += path(view.face([[l - 0.4, eave, z - 0.4], a, b, [r + 0.4, eave, z - 0.4]]), look.tile);
  let lines = '';
  const n = Math.round(width * 1.6);
  for (let i = 0; i <= n; i += 1) {
    const t = i / n;
    const foot = l - 0.4 + (width + 0.8) * t;
    const head = Math.min(Math.max(foot, l + inset), r - inset);
    const rise = Math.min(1, (foot - l + 0.4) / inset, (r + 0.4 - foot) / inset);
    const [x0, y0] = view.at(foot, eave, z - 0.4);
    const [x1, y1] = view.at(foot + (head - foot) * 0, eave + (ridge - eave) * rise, z - 0.4 + (inset + 0.4) * rise);
    lines += `M${r1(x0)} ${r1(y0)}L${r1(x1)} ${r1(y1)}`;
  }
  return (
    `${svg}<path d="${lines}" stroke="${look.tileShade}" stroke-width="2" stroke-opacity="0.6"/>` +
    path(
      view.face([
        [l - 0.5, eave, z - 0.4],
        [r + 0.5, eave, z - 0.4],
        [r + 0.5, eave - 0.5, z - 0.4],
        [l - 0.5, eave - 0.5, z - 0.4],
      ]),
      look.line,
      0.7,
    )
  );
}

import { mix } from './colour.ts';
import { r1 } from './maths.ts';
import type { Random } from './random.ts';
import type { Spot, View } from './view.ts';

export interface HouseLook {
  front: string;
  side: string;
  roof: string;
  floor: string;
  dark: string;
  lamp: string;
  /** By day no lamps are lit. */
  day?: boolean;
}

export interface RoofHouse {
  x: number;
  z: number;
  width: number;
  depth: number;
  base: number;
  top: number;
}

function path(d: string, fill: string, alpha = 1): string {
  return `<path d="${d}" fill="${fill}"${alpha === 1 ? '' : ` fill-opacity="${alpha}"`}/>`;
}

/** A flat-roofed medina house seen from above: walls, parapet, terrace floor, windows, some lit. */
export function roofHouse(view: View, random: Random, house: RoofHouse, look: HouseLook): string {
  const { x, z, width, depth, base, top } = house;
  const [l, r, back] = [x - width / 2, x + width / 2, z + depth];
  const quad = (...spots: Spot[]): string => view.face(spots);
  const [eyeX] = view.at(0, 0, 1);
  const shows = view.at(l, top, z)[0] > eyeX ? l : view.at(r, top, z)[0] < eyeX ? r : undefined;
  const warm = random.range(-0.14, 0.14);
  const front = warm > 0 ? mix(look.front, '#f3d3a4', warm) : mix(look.front, look.dark, -warm);
  let svg = '';
  if (shows !== undefined)
    svg += path(quad([shows, base, z], [shows, top, z], [shows, top, back], [shows, base, back]), look.side);
  svg += path(quad([l, top, z], [r, top, z], [r, top, back], [l, top, back]), look.roof);
  const t = 0.45;
  const deck = top - 0.9;
  svg += path(
    quad([l + t, top, z + t], [r - t, top, z + t], [r - t, top, back - t], [l + t, top, back - t]),
    mix(look.floor, look.dark, 0.34),
  );
  svg += path(
    quad([l + t, deck, z + t], [r - t, deck, z + t], [r - t, deck, back - t], [l + t, deck, back - t]),
    look.floor,
  );
  svg += path(
    quad([l + t, deck, back - t], [r - t, deck, back - t], [r - t, top, back - t], [l + t, top, back - t]),
    mix(look.front, look.dark, 0.16),
  );
  svg += path(quad([l, base, z], [l, top, z], [r, top, z], [r, base, z]), front);
  svg += path(quad([l, top, z], [r, top, z], [r, top - 0.22, z], [l, top - 0.22, z]), mix(front, '#ffe6c4', 0.3));
  // Rain stains below the parapet.
  if (view.scale(z) > 12) {
    for (let i = 0; i < 3; i += 1) {
      const sx = random.range(l + 0.5, r - 1);
      svg += path(
        quad(
          [sx, top - 0.2, z],
          [sx + 0.5, top - 0.2, z],
          [sx + 0.36, top - random.range(1.6, 4), z],
          [sx + 0.1, top - 2, z],
        ),
        look.dark,
        0.13,
      );
    }
  }
  const rows = Math.floor((top - base) / 3.4);
  for (let row = 0; row < rows; row += 1) {
    for (let wx = l + 1.2; wx < r - 1.4; wx += random.range(2, 3.6)) {
      if (random.next() < 0.42) continue;
      const wy = top - 2.9 - row * 3.3 + random.range(-0.3, 0.3);
      const [w, h] = [random.range(0.7, 1.05), random.range(1, 1.6)];
      const d = quad([wx, wy, z], [wx, wy + h, z], [wx + w, wy + h, z], [wx + w, wy, z]);
      if (look.day !== true && random.next() < 0.56) {
        const [gx, gy] = view.at(wx + w / 2, wy + h / 2, z);
        const s = view.scale(z);
        // Lamplight bleeding on the wall, in two flat steps.
        if (s > 7) {
          for (const k of [1.9, 1.15])
            svg += `<circle cx="${r1(gx)}" cy="${r1(gy)}" r="${r1(s * k)}" fill="${look.lamp}" fill-opacity="0.13"/>`;
        }
        svg += path(d, look.lamp);
        if (s > 14)
          svg += path(
            quad(
              [wx + w * 0.45, wy, z],
              [wx + w * 0.45, wy + h, z],
              [wx + w * 0.55, wy + h, z],
              [wx + w * 0.55, wy, z],
            ),
            look.dark,
            0.6,
          );
      } else if (view.scale(z) > 8) {
        svg += path(d, look.dark, 0.8);
      }
    }
  }
  if (view.scale(z) > 14 && random.next() < 0.14)
    svg += washing(view, random, [l + 0.6, top + 1.2, z + depth * 0.5], [r - 0.6, top + 1.3, z + depth * 0.7], look);
  return svg;
}

/** Washing drying on a line between two poles. */
function washing(view: View, random: Random, from: Spot, to: Spot, look: HouseLook): string {
  const [a, b] = [view.at(...from), view.at(...to)];
  const s = view.scale(from[2]);
  let svg = `<path d="M${r1(a[0])} ${r1(a[1] + s * 1.6)}V${r1(a[1])}L${r1(b[0])} ${r1(b[1])}V${r1(b[1] + s * 1.6)}"
    stroke="${look.dark}" stroke-width="${r1(s * 0.06)}" fill="none"/>`;
  let t = random.range(0.06, 0.14);
  while (t < 0.86) {
    const wide = random.range(0.08, 0.2);
    const [x0, y0, x1, y1] = [
      a[0] + (b[0] - a[0]) * t,
      a[1] + (b[1] - a[1]) * t,
      a[0] + (b[0] - a[0]) * (t + wide),
      a[1] + (b[1] - a[1]) * (t + wide),
    ];
    const drop = s * random.range(0.7, 1.3);
    const cloth = random.pick(['#f0dfcf', '#b4492b', '#3f56b0', '#e0a04a', '#f0dfcf', '#c46a74']);
    svg += path(
      `M${r1(x0)} ${r1(y0)}L${r1(x1)} ${r1(y1)}L${r1(x1 + s * 0.1)} ${r1(y1 + drop)}L${r1(x0 + s * 0.06)}
        ${r1(y0 + drop * 0.96)}Z`,
      mix(cloth, '#4a3460', 0.22),
    );
    t += wide + random.range(0.02, 0.1);
  }
  return svg;
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

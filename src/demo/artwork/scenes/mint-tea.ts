import type { Layer, Scene } from '../types.ts';
import { rgb, tint } from '../lib/colour.ts';
import { grip } from '../lib/hand.ts';
import { r1, smooth } from '../lib/maths.ts';
import { fbm, makeNoise } from '../lib/noise.ts';
import { limb } from '../lib/path.ts';
import { paintPixels } from '../lib/pixels.ts';
import { makeRandom } from '../lib/random.ts';
import { mintSprig, SPOUT_TIP, teaGlass, teapot } from '../lib/teapot.ts';
import { belt, place, turned } from '../lib/turned.ts';
import { drift } from '../lib/wash.ts';
import { makeZellige, starPath } from '../lib/zellige.ts';
import { pairs } from '../lib/points.ts';

const noise = makeNoise(120);
const POT = { x: 1640, y: 640, scale: 1.62, turn: -36 };
const TRAY = { x: 1180, y: 1260, rx: 900, ry: 250 };
const POUR = { x: 915, y: 1120 };

function room(): Layer {
  const tiles = makeZellige({
    ground: '#17508f',
    star: '#e9e0c8',
    heart: '#c8742f',
    knot: '#1d3370',
    grout: '#0e2450',
  });
  const [plaster, wood] = [rgb('#b9683f'), rgb('#52261d')];
  return paintPixels(1, (x, y, out) => {
    // Window light falls from the upper left in two leaning bars.
    const lean = x + y * 0.55;
    const bar = Math.max(
      smooth(560, 640, lean) * smooth(1180, 1100, lean),
      smooth(1250, 1330, lean) * smooth(1860, 1780, lean),
    );
    const light = bar * smooth(1250, 500, y) * 0.75;
    if (y > 1100) {
      const grain = noise(x / 420, y / 9) + noise(x / 90, y / 4) * 0.4;
      for (let c = 0; c < 3; c += 1) out[c] = wood[c]! * (1.12 + grain * 0.1 - (y - 1100) / 1900);
      tint(out, [226, 140, 74], 0.34 * smooth(1500, 200, x) * smooth(1600, 1080, y));
    } else if (y > 560) {
      tiles(x / 150 + 0.06, (y - 560) / 150, 1 / 110, out);
      const shade = 0.44 + light * 0.66 + noise(Math.floor(x / 150) * 3.1, Math.floor(y / 150) * 5.3) * 0.05;
      for (let c = 0; c < 3; c += 1) out[c]! *= shade * (c === 0 ? 1.08 : c === 2 ? 0.92 : 1);
      if (y < 590) tint(out, [24, 16, 30], 0.72);
      tint(out, [34, 16, 20], 0.4 * smooth(960, 1100, y));
    } else {
      const brush = fbm(noise, x / 240, y / 190, 3) * 0.12;
      for (let c = 0; c < 3; c += 1) out[c] = plaster[c]! * (0.5 + light * 0.86 + brush);
      tint(out, [255, 206, 130], light * 0.4);
    }
    tint(out, [30, 14, 26], 0.5 * smooth(1300, 2500, x + y * 0.2));
  });
}

function tray(): string {
  const { x, y, rx, ry } = TRAY;
  const ring = (k: number, fill: string, dy = 0, alpha = 1): string =>
    `<ellipse cx="${x}" cy="${y + dy}" rx="${r1(rx * k)}" ry="${r1(ry * k)}" fill="${fill}" fill-opacity="${alpha}"/>`;
  let svg =
    `<defs><linearGradient id="brass" x1="0" x2="1"><stop offset="0" stop-color="#ffe9a8"/><stop offset="0.2"
      stop-color="#f2c056"/><stop offset="0.5" stop-color="#c9832f"/>` +
    `<stop offset="0.72" stop-color="#e5a946"/><stop offset="1" stop-color="#7c4020"/></linearGradient><linearGradient
      id="brass2" x1="1" x2="0"><stop offset="0" stop-color="#f2c056"/>` +
    '<stop offset="0.5" stop-color="#a5612a"/><stop offset="1" stop-color="#fff0bd"/></linearGradient></defs>';
  svg +=
    ring(1.05, '#150a12', 54, 0.55) +
    ring(1, '#6b3a1c', 30) +
    ring(1, 'url(#brass)') +
    ring(0.955, '#7c4a20', 0) +
    ring(0.945, 'url(#brass2)', 6) +
    ring(0.9, 'url(#brass)', 8);
  // Chased rings: arches, stars and fine lines, flattened with the tray.
  let fine = '';
  for (const [k, n] of [
    [0.83, 54],
    [0.55, 34],
  ] as const) {
    for (let i = 0; i < n; i += 1) {
      const [a, b] = [(i / n) * Math.PI * 2, ((i + 1) / n) * Math.PI * 2];
      const at = (angle: number, q: number): string =>
        `${r1(x + Math.cos(angle) * rx * q)} ${r1(y + 8 + Math.sin(angle) * ry * q)}`;
      fine += `M${at(a, k - 0.05)}L${at((a + b) / 2, k + 0.05)}L${at(b, k - 0.05)}M${at((a + b) / 2, k - 0.06)}L${at((a + b) / 2 + 0.02, k)}`;
    }
  }
  svg += `<path d="${fine}" fill="none" stroke="#6b3515" stroke-width="3.4" stroke-opacity="0.7"/>`;
  for (const k of [0.9, 0.77, 0.74, 0.62, 0.48, 0.46])
    svg += `<ellipse cx="${x}" cy="${y + 8}" rx="${r1(rx * k)}" ry="${r1(ry * k)}" fill="none" stroke="#6b3515"
      stroke-width="3" stroke-opacity="0.6"/>`;
  svg += `<g transform="translate(${x} ${y + 8}) scale(1 ${(ry / rx).toFixed(3)})"><path
    d="${starPath(0, 0, 330)}${starPath(0, 0, 250)}${starPath(0, 0, 130)}" fill="none" stroke="#6b3515"
    stroke-width="6" stroke-opacity="0.6"/></g>`;
  return `${svg}<path d="M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}" fill="none" stroke="#fff3c4"
    stroke-width="4" stroke-opacity="0.7"/>`;
}

function cast(x: number, y: number, rx: number, long: number, alpha = 0.42): string {
  return `<path d="M${x - rx} ${y}Q${x} ${y + rx * 0.3} ${x + rx * 0.6} ${y + rx * 0.2}L${x + long}
    ${y + long * 0.13}Q${x + long * 1.06} ${y - 4} ${x + long * 0.9} ${y - rx * 0.3}L${x} ${y - rx * 0.26}Z"
      fill="#3a160c" fill-opacity="${alpha}"/>`;
}

function sugarLoaf(): string {
  const cone = { flat: 0.16, profile: pairs('92 0, 88 60, 70 190, 46 320, 24 396, 8 420') };
  return (
    turned(cone, '#f4ead8', [
      { from: -1, to: -0.5, fill: '#fffdf4' },
      { from: 0.1, to: 0.6, fill: '#c9a994', alpha: 0.7 },
      { from: 0.6, to: 1, fill: '#8a6c78', alpha: 0.8 },
    ]) +
    belt(cone, 0, 214, '#2541a8') +
    belt(cone, 196, 214, '#d9556a') +
    turned(
      {
        flat: 0.16,
        profile: [
          [92, 0],
          [88, 60],
          [66, 214],
        ],
      },
      '#2541a8',
      [
        { from: -1, to: -0.55, fill: '#6f8ce0', alpha: 0.8 },
        { from: 0.2, to: 1, fill: '#121c52', alpha: 0.75 },
      ],
    ) +
    `<path d="${starPath(-24, -112, 34)}" fill="#e8a33d"/><path d="M-88 -196L-66 -214Q0 -206 66 -214L70 -190Q0 -184
      -88 -196Z" fill="#d9556a"/>`
  );
}

function still(): string {
  const random = makeRandom(5);
  let svg = cast(560, 1180, 130, 460) + place(sugarLoaf(), 560, 1180, 1.32);
  svg +=
    cast(1560, 1176, 70, 330) +
    place(teaGlass({ tea: '#a86418', paint: '#2541a8', full: 0.8, mint: true }), 1560, 1176, 1.2);
  svg +=
    cast(POUR.x, 1290, 92, 420) +
    place(teaGlass({ tea: '#b06a1a', paint: '#b4492b', full: 0.62, mint: true }), POUR.x, 1290, 1.48);
  svg +=
    cast(1290, 1410, 96, 400) +
    place(teaGlass({ tea: '#a05c16', paint: '#1f7a5c', full: 0.82, mint: false }), 1290, 1410, 1.6);
  // Brass bowl of sugar.
  const bowl = { flat: 0.24, profile: pairs('46 0, 40 12, 78 44, 104 86, 110 104') };
  svg +=
    cast(1720, 1350, 110, 330) +
    `<g transform="translate(1720 1350) scale(1.1)"><ellipse cx="0" cy="-104" rx="110" ry="26" fill="#5a2c12"/>`;
  for (let i = 0; i < 13; i += 1) {
    const [sx, sy] = [random.range(-74, 70), -112 - random.range(0, 42) * (1 - Math.abs(i - 6) / 9)];
    svg += `<path d="M${r1(sx)} ${r1(sy)}l22 -8l20 7v22l-21 9l-21 -9z" fill="#e9dcc8"/><path d="M${r1(sx)}
      ${r1(sy)}l22 -8l20 7l-21 9z" fill="#fffaf0"/><path d="M${r1(sx + 21)} ${r1(sy + 8)}l21 -9v22l-21 9z"
        fill="#b59a90"/>`;
  }
  svg += `${turned(bowl, '#cf8e36', [
    { from: -0.94, to: -0.5, fill: '#ffe7a0' },
    { from: 0.1, to: 0.62, fill: '#8a4f20', alpha: 0.8 },
    { from: 0.62, to: 0.9, fill: '#5c2d14', alpha: 0.9 },
  ])}${belt(bowl, 92, 104, '#f0bd58', 0.9)}</g>`;
  // A heap of mint at the front left.
  svg += '<ellipse cx="700" cy="1476" rx="330" ry="46" fill="#2a0f0a" fill-opacity="0.5"/>';
  for (let i = 0; i < 10; i += 1) {
    const t = i / 9;
    const sprig = mintSprig(
      '#163a2a',
      ['#2f6a35', '#3d7a38', '#275c33'][i % 3]!,
      ['#8fb84c', '#6fa046', '#a8c65a'][i % 3]!,
      random.range(-60, 60),
    );
    svg += place(
      sprig,
      890 - t * 150 + random.range(-40, 40),
      1480 + random.range(-16, 22),
      random.range(1.3, 1.8),
      -84 + random.range(-26, 32),
    );
  }
  return svg;
}

function pouring(): string {
  const a = (POT.turn * Math.PI) / 180;
  const [tx, ty] = [
    POT.x + (SPOUT_TIP[0] * Math.cos(a) - SPOUT_TIP[1] * Math.sin(a)) * POT.scale,
    POT.y + (SPOUT_TIP[0] * Math.sin(a) + SPOUT_TIP[1] * Math.cos(a)) * POT.scale,
  ];
  const sleeve =
    `<path d="M150 -110L620 -330L760 60L170 60Q140 -20 150 -110Z" fill="#efe3cc"/><path d="M166 0L740 -30L760 60L170
      60Z" fill="#9d8a8c"/>` +
    '<path d="M150 -110L186 -127Q172 -30 206 60L170 60Q140 -20 150 -110Z" fill="#2541a8"/>' +
    '<path d="M160 -92l16 -6M156 -60l18 -4M154 -28l20 -2M157 4h20M163 34h20" stroke="#e8a33d" stroke-width="7"/>';
  const hand = place(grip('#8f5a3c', '#54302a', '#d79a68') + sleeve, 176, -150, 0.9, 14);
  const stream = (dx: number, wide: number): string =>
    limb(
      [0, 0.012, 0.05, 0.12, 0.24, 0.42, 0.68, 1].map(
        (t) =>
          [
            tx + dx - (tx - POUR.x) * t ** 0.4,
            ty + 4 + (1164 - ty) * t,
            wide * (1.5 - 0.8 * Math.sqrt(t) + 0.35 * t),
          ] as const,
      ),
    );
  const [fall, gleam] = [stream(0, 12), stream(-3, 4)];
  return (
    `<path d="${fall}" fill="#b96a1c"/><path d="${gleam}" fill="#ffeeb8"/><ellipse cx="${POUR.x}" cy="1168" rx="30"
      ry="7" fill="#fff6d8"/>` + place(teapot() + hand, POT.x, POT.y, POT.scale, POT.turn)
  );
}

function paint(): Layer[] {
  const steam = drift(
    9,
    [255, 240, 214],
    (x, y) =>
      0.5 * smooth(1060, 880, y) * smooth(360, 700, y) * Math.exp(-(((x - 1000 - (y - 900) * 0.12) / 130) ** 2)) +
      0.4 * smooth(930, 800, y) * smooth(420, 640, y) * Math.exp(-(((x - 1570) / 90) ** 2)),
  );
  const glow =
    `<defs><radialGradient id="sun" cx="0.12" cy="0.1" r="0.9"><stop offset="0" stop-color="#ffd489"
      stop-opacity="0.5"/><stop offset="0.5" stop-color="#ff9a4a" stop-opacity="0.12"/>` +
    `<stop offset="1" stop-color="#1a0a20" stop-opacity="0.32"/></radialGradient></defs><path d="M0 0H2400V1600H0Z"
      fill="url(#sun)"/>`;
  return [room(), { svg: tray() + still() }, steam, { svg: pouring() + glow }];
}

/** Mint tea poured from high. */
export const mintTea: Scene = {
  key: 'mint-tea',
  title: 'Mint tea',
  alt:
    `A hand pours mint tea in a long thin stream from a silver pot held high into a painted glass on a brass tray,
      beside a ` + 'sugar loaf, a bowl of sugar and fresh mint.',
  caption: 'The first glass goes back into the pot',
  focal: { x: 50, y: 48 },
  paint,
};

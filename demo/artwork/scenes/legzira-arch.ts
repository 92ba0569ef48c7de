import { camel } from '../lib/camel.ts';
import { makeRamp, rgb, tint } from '../lib/colour.ts';
import { shadow, stand } from '../lib/figure.ts';
import { gull } from '../lib/gull.ts';
import { clamp, smooth, steps } from '../lib/maths.ts';
import { fbm, makeNoise } from '../lib/noise.ts';
import { paintPixels } from '../lib/pixels.ts';
import { rockLight } from '../lib/rock.ts';
import { paintSky, sunDisc } from '../lib/sky.ts';
import { robed } from '../lib/walker.ts';
import type { Layer, PixelLayer, Scene } from '../types.ts';

const noise = makeNoise(99);
const SUN = { x: 1030, y: 800 };
const SEA = 905;
const SHORE = 1080;

/** Signed distance-like value of the cliff with its arch: positive inside the rock. */
function cliff(x: number, y: number): number {
  const rough = noise(x / 150, y / 110) * 16 + noise(x / 44, y / 40) * 7;
  const roof =
    y -
    (262 +
      130 * smooth(1500, 900, x) +
      190 * smooth(900, 610, x) ** 2 +
      noise(x / 240, 2) * 34 +
      noise(x / 60, 8) * 10);
  const left = x - (590 + (y - 600) * -0.07 + 36 * Math.sin(y / 170) + rough);
  const body = Math.min(roof, left);
  // The opening: an ellipse over straight jambs, leaning a little.
  const cx = 1090 + (y - 800) * 0.05;
  const ox = (x - cx) / (330 + 34 * Math.sin(y / 190 + 1));
  const oy = (y - 930) / 430;
  const hole = (Math.sqrt(ox * ox + (y < 930 ? oy * oy : 0)) - 1) * 300 + rough * 0.9;
  return Math.min(body, hole);
}

function coast(): PixelLayer {
  const rock = makeRamp([
    [0, '#2c1220'],
    [0.22, '#571f2b'],
    [0.45, '#93382e'],
    [0.66, '#cf6238'],
    [0.85, '#f39a55'],
    [1, '#ffd593'],
  ]);
  const sea = makeRamp([
    [0, '#3b3f6e'],
    [0.4, '#8a5f78'],
    [0.7, '#e08d66'],
    [1, '#ffe0a0'],
  ]);
  const sand = makeRamp([
    [0, '#4a2734'],
    [0.5, '#a3604e'],
    [1, '#efb27a'],
  ]);
  const sky = makeRamp([
    [0, '#7a5480'],
    [0.35, '#c9707a'],
    [0.7, '#f0a06c'],
    [1, '#ffd594'],
  ]);
  const scratch = new Float32Array(4);
  const grain = { across: 92, down: 300, bed: 62, beds: 0.55 };

  function stone(x: number, y: number, depth: number, to: Float32Array): void {
    const relief = rockLight(noise, x, y, grain, -0.75, -0.3) - 0.5;
    const toSun = clamp(1 - Math.hypot(x - SUN.x, (y - SUN.y) * 0.9) / 1500);
    // Low sun comes through the arch: edges of the opening glow, faces towards us stay in shade.
    const rim = Math.exp(-Math.max(0, depth) / 26) * smooth(0.3, 0.85, toSun);
    const light = 0.2 + relief * 0.46 + toSun * 0.2 + rim * 0.62 + smooth(420, 1050, y) * 0.06;
    rock(steps(clamp(light), 8, 0.6), to);
  }

  return paintPixels(0.5, (x, y, out) => {
    if (y < SHORE + noise(x / 210, 6) * 8) {
      const depth = cliff(x, y);
      if (depth > -2) {
        stone(x, y, depth, out);
        out[3] = clamp(0.5 + depth / 2.4);
        if (y <= SEA) return;
      }
      if (y > SEA) {
        if (depth > 0.6) return;
        const t = (y - SEA) / (SHORE - SEA);
        const path = Math.exp(-(((x - SUN.x) / (70 + t * 190)) ** 2));
        const swell = fbm(noise, x / (130 + t * 220), y / (6 + t * 14), 4);
        const foam =
          smooth(0.72, 0.9, Math.sin(t * 15 + noise(x / 300, 3) * 2.4) * 0.6 + swell * 0.6 + t * 0.35) *
          smooth(0.2, 0.7, t);
        sea(clamp(0.34 + swell * 0.34 + path * 0.5 - t * 0.06), scratch);
        tint(scratch, rgb('#ffe3c0'), foam * 0.75);
        for (let c = 0; c < 3; c += 1) out[c] = depth > -2 ? out[c]! : scratch[c]!;
        out[3] = 1;
        return;
      }
      if (depth <= -2) out[3] = 0;
      return;
    }
    // Wet sand reflects the scene above it, rippled by thin water.
    const t = (y - SHORE) / (1600 - SHORE);
    const stir = fbm(noise, x / 160, y / (9 + t * 16), 3);
    const my = SHORE - 12 - (y - SHORE) * 1.45 + stir * 12;
    const mx = x + stir * (12 + 20 * t);
    const depth = cliff(mx, my);
    if (depth > 0) stone(mx, my, depth, scratch);
    else {
      sky(clamp(my / SEA), scratch);
      tint(scratch, rgb('#ffeab8'), Math.exp(-(((x - SUN.x) / (80 + t * 120)) ** 2)) * 0.8);
    }
    const wet = smooth(0.34, -0.2, t * 0.85 - 0.42 + noise(x / 520 + 3, y / 120) * 0.5 + stir * 0.12);
    sand(
      clamp(0.4 + fbm(noise, x / 90, y / 22, 3) * 0.16 + 0.22 * Math.exp(-(((x - SUN.x) / 500) ** 2)) - t * 0.14),
      out,
    );
    tint(out, [scratch[0]! * 0.94, scratch[1]! * 0.9, scratch[2]! * 0.92], 0.22 + 0.62 * wet);
    const lap = Math.abs(t - 0.045 - noise(x / 330, 9) * 0.035);
    tint(
      out,
      rgb('#ffe9cf'),
      (0.62 * smooth(0.01, 0.002, lap) + 0.3 * smooth(0.04, 0, lap)) *
        (0.45 + 0.55 * smooth(-0.3, 0.3, stir + noise(x / 120, 4))),
    );
  });
}

function figures(): string {
  const dark = {
    body: '#3a1720',
    far: '#260e18',
    shade: '#270f19',
    cloth: '#2f3f96',
    robe: '#b4492b',
    wrap: '#f0d8a8',
    carries: 'rider' as const,
    stride: 0.18,
  };
  const beast = camel(dark);
  const man = robed({
    coat: '#2a3a86',
    shade: '#1a1a40',
    legs: '#260e18',
    skin: '#4a2420',
    wrap: '#f0d8a8',
    stride: 0.22,
    staff: true,
  });
  const rim = { colour: '#ffc787', dx: -2, dy: -1.4 };
  return (
    [
      [beast, { x: 1250, y: 1226, scale: 1.75, facing: -1 as const }],
      [man, { x: 1060, y: 1230, scale: 1.5, facing: -1 as const }],
    ] as const
  )
    .map(([parts, at]) => shadow(parts, at, 0.06, 0.96, '#4a1c28', 0.5) + stand(parts, at, rim))
    .join('');
}

function paint(): Layer[] {
  const sky = paintSky({
    seed: 52,
    bottom: 960,
    stops: [
      [0, '#3d4a86'],
      [0.3, '#80608f'],
      [0.58, '#d67c78'],
      [0.82, '#f6ad72'],
      [1, '#ffd490'],
    ],
    glow: { ...SUN, colour: '#ffe3a0', reach: 800, strength: 0.8 },
    clouds: [
      {
        top: 60,
        bottom: 560,
        long: 900,
        tall: 62,
        cover: 0.52,
        soft: 0.14,
        lit: '#ffb98a',
        shade: '#96607f',
        alpha: 0.62,
      },
    ],
  });
  const birds = (
    [
      [260, 420, 52, 0.2],
      [390, 360, 40, -0.1],
      [180, 560, 34, 0.3],
      [470, 500, 30, 0],
    ] as const
  )
    .map(([x, y, span, tilt]) => gull(x, y, span, tilt, '#3a2038', '#ffd9b0'))
    .join('');
  return [sky, { svg: sunDisc(SUN.x, SUN.y, 62, '#fff3cf', '#ffdf9c') }, coast(), { svg: birds + figures() }];
}

/** The red sea arch of Legzira at sunset. */
export const legziraArch: Scene = {
  key: 'legzira-arch',
  title: 'The arch at Legzira',
  alt: 'The sun sets through a great red sea arch; a man leads a camel and rider over wet sand that mirrors the cliff.',
  caption: 'Legzira, low tide, 7:58 pm in June',
  focal: { x: 47, y: 62 },
  paint,
};

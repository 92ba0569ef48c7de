import { foliage } from '../../lib/foliage.ts';
import { r1 } from '../../lib/maths.ts';
import { limb } from '../../lib/path.ts';
import { pairs } from '../../lib/points.ts';
import { plantPot } from '../../lib/pot.ts';
import { makeRandom } from '../../lib/random.ts';
import { turned } from '../../lib/turned.ts';
import type { Spot } from '../../lib/view.ts';
import { sebka } from '../../lib/zellige.ts';
import { fill, view } from './base.ts';

export function tree(random: ReturnType<typeof makeRandom>, x: number, z: number, lit: boolean): string {
  const [px, py] = view.at(x, 0, z);
  const s = view.scale(z);
  let svg = `<ellipse cx="${r1(px + s * 0.5)}" cy="${r1(py)}" rx="${r1(s * 1.1)}" ry="${r1(s * 0.16)}" fill="#1a1740"
    fill-opacity="0.4"/>`;
  svg +=
    fill(
      view.face([
        [x - 0.6, 0, z - 0.5],
        [x + 0.6, 0, z - 0.5],
        [x + 0.6, 0.32, z - 0.5],
        [x - 0.6, 0.32, z - 0.5],
      ]),
      '#1f5f86',
    ) +
    fill(
      view.face([
        [x - 0.6, 0.32, z - 0.5],
        [x + 0.6, 0.32, z - 0.5],
        [x + 0.6, 0.32, z + 0.5],
        [x - 0.6, 0.32, z + 0.5],
      ]),
      '#4a2a26',
    );
  const [bx, by] = view.at(x - 0.6, 0.3, z - 0.5);
  svg += `<path d="${sebka(bx, by, view.scale(z - 0.5) * 1.2, view.scale(z - 0.5) * 0.3, 10, 2.4, 0.4)}"
    fill="#f0e3c4"/>`;
  svg += fill(
    limb([
      [px, py - s * 0.25, s * 0.2],
      [px + s * 0.05, py - s * 1, s * 0.15],
      [px - s * 0.06, py - s * 1.7, s * 0.13],
      [px + s * 0.1, py - s * 2.3, s * 0.08],
    ]),
    '#4a2f2a',
  );
  const leaf = lit
    ? { dark: '#17382c', mid: '#2f6a38', lit: '#a4b94e' }
    : { dark: '#122c30', mid: '#24523a', lit: '#6f9a48' };
  for (const [dx, dy, rx, ry, n] of [
    [0, -2.3, 1.15, 0.85, 520],
    [-0.5, -1.9, 0.7, 0.5, 200],
    [0.5, -2.0, 0.75, 0.55, 220],
    [0.05, -2.75, 0.8, 0.55, 240],
  ] as const) {
    svg += foliage(random, px + dx * s, py + dy * s, rx * s, ry * s, {
      ...leaf,
      dab: s * 0.075,
      count: n,
      sunX: -0.55,
      sunY: -0.8,
    });
  }
  for (let i = 0; i < 26; i += 1) {
    const a = random.range(0, 6.28);
    const d = Math.sqrt(random.next());
    const [ox, oy, r] = [px + Math.cos(a) * d * s * 1.0, py - s * 2.2 + Math.sin(a) * d * s * 0.75, s * 0.075];
    svg += `<circle cx="${r1(ox)}" cy="${r1(oy)}" r="${r1(r)}" fill="#c8641f"/><circle cx="${r1(ox - r * 0.2)}"
      cy="${r1(oy - r * 0.2)}" r="${r1(r * 0.74)}" fill="#f09a35"/><circle cx="${r1(ox - r * 0.35)}"
      cy="${r1(oy - r * 0.4)}" r="${r1(r * 0.28)}" fill="#ffd98a"/>`;
  }
  return svg;
}

export function fountain(): string {
  const z = 6.1;
  const [cx, cy] = view.at(0, 0, z);
  const corner = (i: number, r: number, y: number): Spot => {
    const k = r * (i % 2 === 0 ? 1 : 0.83);
    return [Math.sin((i / 16) * 6.2832) * k, y, z + Math.cos((i / 16) * 6.2832) * k];
  };
  const ring = (r: number, y: number): string => view.face(Array.from({ length: 16 }, (_, i) => corner(i, r, y)));
  const s = view.scale(z);
  let svg = `<ellipse cx="${cx + s * 0.5}" cy="${cy + 6}" rx="${s * 1.7}" ry="${s * 0.36}" fill="#15153f"
    fill-opacity="0.4"/>`;
  svg += fill(ring(1.5, 0), '#123f5c');
  for (let i = 4; i < 12; i += 1) {
    const face = (low: number, high: number): string =>
      view.face([corner(i, 1.5, low), corner(i + 1, 1.5, low), corner(i + 1, 1.5, high), corner(i, 1.5, high)]);
    svg +=
      fill(face(0, 0.34), ['#1f6f94', '#123f66'][i % 2]!) +
      fill(face(0.08, 0.13), '#e8a33d', 0.85) +
      fill(face(0.2, 0.26), '#f0e3c4', 0.8);
  }
  svg += fill(ring(1.54, 0.34), '#f3e8d6') + fill(ring(1.34, 0.34), '#155a72') + fill(ring(1.34, 0.3), '#2f93a0');
  svg += fill(
    view.face([
      [0.2, 0.31, z - 0.9],
      [1.15, 0.31, z - 0.2],
      [0.7, 0.31, z + 0.6],
      [-0.1, 0.31, z - 0.2],
    ]),
    '#a4e0d8',
    0.6,
  );
  const random = makeRandom(3);
  for (let i = 0; i < 46; i += 1) {
    const [a, d] = [random.range(0, 6.28), Math.sqrt(random.next()) * 1.1];
    const [x, y] = view.at(Math.sin(a) * d, 0.32, z + Math.cos(a) * d);
    svg += `<ellipse cx="${r1(x)}" cy="${r1(y)}" rx="${r1(random.range(7, 13))}" ry="4"
      fill="${random.pick(['#e2557d', '#f3a0b0', '#b4365a', '#f7d9d4'])}"/>`;
  }
  const bowl = { flat: 0.2, profile: pairs('20 0, 14 10, 12 50, 20 58, 66 76, 84 94, 86 100') };
  const [fx, fy] = view.at(0, 0.3, z);
  svg +=
    `<g transform="translate(${r1(fx)} ${r1(fy)}) scale(${(s / 105).toFixed(3)})">${turned(bowl, '#e6dccb', [
      { from: -1, to: -0.5, fill: '#fffaf0' },
      { from: 0.15, to: 0.7, fill: '#a3909c', alpha: 0.8 },
      { from: 0.7, to: 1, fill: '#7a6680', alpha: 0.9 },
    ])}<ellipse cx="0" cy="-99" rx="84" ry="17" fill="#2f93a0"/><ellipse cx="-14" cy="-100" rx="44" ry="7"
      fill="#bfe8e2"/>` +
    `<path d="M-2 -100Q-3 -146 0 -158Q3 -146 2 -100M0 -156Q-26 -170 -40 -104M0 -156Q26 -170 40 -104M0 -154Q-14 -172
      -20 -100M0 -154Q14 -172 20 -100" fill="none" stroke="#f2fbfa" stroke-width="3.4" stroke-opacity="0.85"/>` +
    `<path d="M-84 -96Q-90 -60 -92 -6M84 -96Q90 -60 92 -4M-50 -84Q-54 -50 -55 8M48 -84Q52 -40 53 8" fill="none"
      stroke="#f2fbfa" stroke-width="2.6" stroke-opacity="0.7"/></g>`;
  return svg;
}

export function garden(): string {
  const random = makeRandom(66);
  const leaf = { dark: '#12322c', mid: '#2c6038', lit: '#9cb450', dab: 9, count: 190, sunX: -0.5, sunY: -0.8 };
  let svg = tree(random, -3.15, 8, false) + tree(random, 3.15, 8, true) + fountain();
  for (const [x, z, clay, flower] of [
    [-3.9, 5, '#a8502f', '#e2557d'],
    [-3.2, 4.4, '#24509a', '#f6efe2'],
    [3.9, 5, '#c4623a', '#f6efe2'],
    [3.3, 4.4, '#2a5aa8', '#e8a33d'],
  ] as const) {
    const [px, py] = view.at(x, 0, z);
    svg += `<ellipse cx="${r1(px + 40)}" cy="${r1(py)}" rx="130" ry="20" fill="#15153f"
      fill-opacity="0.4"/>${plantPot(random, px, py, (view.scale(z) * 0.62) / 75, { clay, leaf, flower, sun: -1 })}`;
  }
  return svg;
}

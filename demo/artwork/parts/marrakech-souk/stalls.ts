import { r1 } from '../../lib/maths.ts';
import { pairs } from '../../lib/points.ts';
import type { Random } from '../../lib/random.ts';
import { makeRandom } from '../../lib/random.ts';
import { turned } from '../../lib/turned.ts';
import { air, fill, view, WALL } from './base.ts';

function slippers(random: Random, side: number, z: number): string {
  let svg = '';
  for (let row = 0; row < 5; row += 1) {
    for (let k = 0; k < 9; k += 1) {
      const [x, y] = view.at(side * (WALL - 0.04), 0.92 + row * 0.3, z - 0.78 + k * 0.185);
      const s = view.scale(z - 0.78 + k * 0.185) * 0.095;
      const colour = air(random.pick(['#e8a33d', '#b4492b', '#2541a8', '#f0dcb8', '#c9562f', '#7a2f52', '#3f7a5c']), z);
      const [w, h] = [s * 0.5, s * 1.25];
      svg +=
        `<path d="M${r1(x)} ${r1(y - h)}Q${r1(x + w)} ${r1(y - h * 0.6)} ${r1(x + w)}
          ${r1(y + h * 0.1)}Q${r1(x + w * 0.9)} ${r1(y + h * 0.8)} ${r1(x)} ${r1(y + h * 0.8)}` +
        `Q${r1(x - w * 0.9)} ${r1(y + h * 0.8)} ${r1(x - w)} ${r1(y + h * 0.1)}Q${r1(x - w)} ${r1(y - h * 0.6)}
          ${r1(x)} ${r1(y - h)}Z" fill="${colour}"/>` +
        `<ellipse cx="${r1(x)}" cy="${r1(y + h * 0.36)}" rx="${r1(w * 0.6)}" ry="${r1(h * 0.34)}" fill="#2a1418"
          fill-opacity="0.6"/>` +
        `<path d="M${r1(x - w * 0.5)} ${r1(y - h * 0.4)}Q${r1(x)} ${r1(y - h * 0.1)} ${r1(x + w * 0.5)}
          ${r1(y - h * 0.4)}" stroke="#f3dcae" stroke-width="${r1(s * 0.07)}" stroke-opacity="0.6" fill="none"/>`;
    }
  }
  return svg;
}

function carpets(random: Random, side: number, z: number): string {
  let svg = '';
  for (let k = 0; k < 3; k += 1) {
    const [z0, z1] = [z - 0.8 + k * 0.54, z - 0.8 + k * 0.54 + 0.46];
    const x = side * (WALL - 0.05);
    const base = random.pick(['#a33327', '#1f3480', '#c9782f', '#7a2340']);
    const ink = random.pick(['#f0dcb8', '#e8a33d', '#1e1413']);
    const q = (a: number, b: number, low: number, high: number): string =>
      view.face([
        [x, low, a],
        [x, high, a],
        [x, high, b],
        [x, low, b],
      ]);
    svg += fill(q(z0, z1, 0.5, 2.9), air(base, z));
    for (let i = 0; i < 7; i += 1) {
      const v = 0.72 + i * 0.31;
      const mid = (z0 + z1) / 2;
      svg += fill(
        view.face([
          [x, v, z0 + 0.05],
          [x, v + 0.12, mid],
          [x, v, z1 - 0.05],
          [x, v - 0.12, mid],
        ]),
        air(ink, z),
        0.9,
      );
      svg +=
        fill(
          view.face([
            [x, v, mid - 0.08],
            [x, v + 0.05, mid],
            [x, v, mid + 0.08],
            [x, v - 0.05, mid],
          ]),
          air(base, z),
        ) + fill(q(z0, z1, v + 0.14, v + 0.17), air(ink, z), 0.7);
    }
  }
  return svg;
}

export function stalls(): string {
  const random = makeRandom(29);
  let svg = '';
  let kind = 0;
  for (let z = 19; z > 2.6; z -= 2.3) {
    for (const side of [1, -1]) {
      kind += 1;
      const x = side * WALL;
      const deep = side * (WALL - 0.02);
      svg += fill(
        view.face([
          [deep, 0.1, z - 0.95],
          [deep, 2.9, z - 0.95],
          [deep, 2.9, z + 0.95],
          [deep, 0.1, z + 0.95],
        ]),
        air('#1c0d18', z),
      );
      svg += fill(
        view.face([
          [deep, 1.9, z - 0.9],
          [deep, 2.9, z - 0.9],
          [deep, 2.9, z + 0.9],
          [deep, 1.9, z + 0.9],
        ]),
        air('#b8642c', z),
        0.5,
      );
      if (kind % 3 === 0) svg += carpets(random, side, z);
      else if (kind % 3 === 1) svg += slippers(random, side, z);
      else {
        for (let k = 0; k < 5; k += 1) {
          const [px, py] = view.at(side * (WALL - 0.1), 0.9 + (k % 2) * 0.6, z - 0.7 + k * 0.34);
          const s = view.scale(z) / 330;
          svg += `<g transform="translate(${r1(px)} ${r1(py)}) scale(${s.toFixed(3)})">${turned(
            { flat: 0.2, profile: pairs('30 0, 52 40, 50 84, 24 112, 30 126') },
            air(['#2f6f86', '#c9782f', '#f0dcb8', '#8a2f2a', '#2541a8'][k]!, z),
            [
              { from: 0.1, to: 1, fill: '#1c0d18', alpha: 0.5 },
              { from: -0.8, to: -0.5, fill: '#ffe9b8', alpha: 0.6 },
            ],
          )}</g>`;
        }
      }
      // Counter with its heap of goods, reaching into the alley.
      const c = side * (WALL - 0.62);
      svg += fill(
        view.face([
          [c, 0, z - 0.85],
          [c, 0.62, z - 0.85],
          [c, 0.62, z + 0.85],
          [c, 0, z + 0.85],
        ]),
        air(side === 1 ? '#8a4a2c' : '#4a2228', z),
      );
      svg += fill(
        view.face([
          [c, 0, z - 0.85],
          [c, 0.62, z - 0.85],
          [x, 0.62, z - 0.85],
          [x, 0, z - 0.85],
        ]),
        air('#3a1a20', z),
      );
      svg += fill(
        view.face([
          [c, 0.62, z - 0.85],
          [x, 0.62, z - 0.85],
          [x, 0.62, z + 0.85],
          [c, 0.62, z + 0.85],
        ]),
        air('#6b3a2a', z),
      );
      for (let k = 5; k >= 0; k -= 1) {
        const [px, py] = view.at(side * (WALL - 0.4), 0.6, z - 0.68 + k * 0.27);
        const s = view.scale(z - 0.68 + k * 0.27) * 0.2;
        const hue = air(['#e8a33d', '#b4492b', '#8a2f2a', '#d9782f', '#6f7a3a', '#c24a60'][(k + kind) % 6]!, z);
        svg +=
          `<path d="M${r1(px - s)} ${r1(py)}Q${r1(px - s * 0.3)} ${r1(py - s * 1.3)} ${r1(px)}
            ${r1(py - s * 1.7)}Q${r1(px + s * 0.3)} ${r1(py - s * 1.3)} ${r1(px + s)} ${r1(py)}Z" fill="${hue}"/>` +
          `<path d="M${r1(px + s * 0.1)} ${r1(py)}L${r1(px)} ${r1(py - s * 1.7)}Q${r1(px + s * 0.3)}
            ${r1(py - s * 1.3)} ${r1(px + s)} ${r1(py)}Z" fill="#2a1020" fill-opacity="0.4"/>`;
      }
      // Awning: striped cloth sloping out over the counter.
      for (let k = 0; k < 6; k += 1) {
        const [a, b] = [z - 1 + k * 0.34, z - 1 + (k + 1) * 0.34];
        svg += fill(
          view.face([
            [x, 3.1, a],
            [side * (WALL - 1), 2.98, a],
            [side * (WALL - 1), 2.98, b],
            [x, 3.1, b],
          ]),
          air(
            [
              ['#a33a28', '#e9d3ac'],
              ['#24418f', '#e9d3ac'],
              ['#c9782f', '#5a2430'],
            ][kind % 3]![k % 2]!,
            z,
          ),
        );
      }
    }
  }
  return svg;
}

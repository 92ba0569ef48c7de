import { r1 } from '../../lib/maths.ts';
import { pairs } from '../../lib/points.ts';
import { makeRandom } from '../../lib/random.ts';
import { mintSprig, teaGlass } from '../../lib/teapot.ts';
import { belt, place, turned } from '../../lib/turned.ts';
import { starPath } from '../../lib/zellige.ts';
import { cast, POUR } from './base.ts';

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

export function still(): string {
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

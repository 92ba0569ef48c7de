import type { Point } from '../../lib/path.ts';
import type { Spot } from '../../lib/view.ts';
import { horseshoe, onPlane, shift } from '../../lib/view.ts';
import { back, FAR, fill, HALF, view } from './base.ts';

export function sides(): string {
  let svg = '';
  for (const side of [-1, 1]) {
    const x = side * HALF;
    const plane = (u: number, v: number): Spot => [x, v, u];
    const on = (points: readonly Point[]): string => onPlane(view, points, plane);
    const tone = side === -1 ? ['#9f8ba0', '#53405f', '#26446e'] : ['#ecd2b0', '#a98a8a', '#2f7f9a'];
    svg += fill(
      on([
        [2, 0],
        [2, 9],
        [FAR, 7.5],
        [FAR, 0],
      ]),
      tone[0]!,
    );
    for (const u of [5.2, 8.6]) {
      svg +=
        fill(on(shift(horseshoe(2.2, 3.5, 0.12), u, 0)), side === -1 ? '#1f1230' : '#43223a') +
        `<path d="${on(shift(horseshoe(2.36, 3.6, 0.12), u, 0))}" fill="none" stroke="${tone[1]}" stroke-width="9"/>`;
    }
    for (const [a, b] of [
      [6.4, 7.4],
      [9.8, FAR],
      [2, 4],
    ] as const) {
      svg += fill(
        on([
          [a, 0],
          [a, 1.25],
          [b, 1.25],
          [b, 0],
        ]),
        tone[2]!,
      );
      for (let u = a + 0.1; u < b - 0.05; u += 0.2)
        for (let v = 0.12; v < 1.15; v += 0.22)
          svg += fill(
            on([
              [u - 0.07, v],
              [u, v + 0.08],
              [u + 0.07, v],
              [u, v - 0.08],
            ]),
            side === -1 ? '#7d94ae' : '#f0e3c4',
          );
    }
    svg +=
      fill(
        on([
          [2, 4.36],
          [2, 4.7],
          [FAR, 4.7],
          [FAR, 4.36],
        ]),
        '#1d447a',
      ) +
      fill(
        on([
          [2, 4.7],
          [2, 4.98],
          [FAR, 4.98],
          [FAR, 4.7],
        ]),
        side === -1 ? '#3f2430' : '#8a5030',
      );
    let rail = '';
    for (let u = 3; u < FAR; u += 0.16)
      rail += on([
        [u, 5],
        [u, 5.72],
        [u + 0.05, 5.72],
        [u + 0.05, 5],
      ]);
    svg +=
      fill(rail, side === -1 ? '#35202f' : '#7a4527') +
      fill(
        on([
          [2, 5.7],
          [2, 5.82],
          [FAR, 5.82],
          [FAR, 5.7],
        ]),
        side === -1 ? '#5a3a3c' : '#c08048',
      );
    svg += fill(
      on([
        [2, 7.16],
        [2, 7.66],
        [FAR, 7.66],
        [FAR, 7.16],
      ]),
      side === -1 ? '#123c38' : '#2f8f6a',
    );
  }
  // Sun on the right-hand wall and the far wall, edged by the roof opposite.
  svg += fill(
    view.face([
      [HALF, 7.1, 5.2],
      [HALF, 0.2, 9.8],
      [HALF, 0.2, FAR],
      [HALF, 7.1, FAR],
    ]),
    '#ffdf9c',
    0.5,
  );
  svg += fill(
    onPlane(
      view,
      [
        [-1.2, 7.1],
        [HALF, 7.1],
        [HALF, 0],
        [3.9, 0],
      ],
      back,
    ),
    '#ffe2a2',
    0.36,
  );
  return (
    svg +
    fill(
      onPlane(
        view,
        [
          [-HALF, 7.1],
          [-1.2, 7.1],
          [3.9, 0],
          [-HALF, 0],
        ],
        back,
      ),
      '#34306e',
      0.32,
    )
  );
}

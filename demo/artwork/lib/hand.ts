import { mix } from './colour.ts';
import { closed, limb, open } from './path.ts';
import { pairs, triples } from './points.ts';

/** Fist closed round a handle at 0,0, arm leaving to the right; 100 units wide. */
export function grip(skin: string, shade: string, lit: string): string {
  let svg =
    `<path d="${limb([
      [190, -46, 66],
      [130, -34, 60],
      [84, -20, 54],
      [52, -6, 62],
    ])}" fill="${skin}"/>` +
    `<path d="${limb([
      [190, -24, 26],
      [130, -10, 24],
      [84, 4, 22],
      [56, 16, 20],
    ])}" fill="${shade}"/>`;
  svg += `<path d="${closed(pairs('70 -34, 40 -44, 4 -38, -14 -18, -14 12, 2 34, 34 42, 64 30, 80 0'))}"
    fill="${skin}"/>`;
  const fingers = [
    [-30, -30],
    [-34, -8],
    [-31, 14],
    [-22, 34],
  ] as const;
  fingers.forEach(([x, y], i) => {
    svg +=
      `<path d="${limb([
        [30, y * 0.9 - 2, 25],
        [2, y - 3, 24 - i],
        [x + 10, y + 1, 22 - i],
        [x + 4, y + 9, 17 - i],
      ])}" fill="${i % 2 === 0 ? skin : mix(skin, shade, 0.24)}"/>` +
      `<path d="${open([
        [26, y + 9],
        [2, y + 9],
        [x + 12, y + 12],
      ])}" fill="none" stroke="${shade}" stroke-width="3.4"/>` +
      `<path d="${open([
        [18, y - 11],
        [0, y - 12],
        [x + 12, y - 7],
      ])}" fill="none" stroke="${lit}" stroke-width="3.4" stroke-opacity="0.8"/>`;
  });
  return (
    `${svg}<path d="${limb(triples('60 -40 26, 32 -52 25, 2 -54 22, -22 -48 17, -32 -44 10'))}" fill="${skin}"/>` +
    `<path d="${open([
      [52, -52],
      [28, -63],
      [0, -64],
      [-22, -56],
    ])}" fill="none" stroke="${lit}" stroke-width="4"/>`
  );
}

/** An open hand reaching right seen from above, wrist at 0,0, 110 units long. */
export function reach(skin: string, shade: string, lit: string): string {
  const fingers: [number, number, number, number, number][] = [
    [62, -22, 98, -30, 13],
    [68, -8, 112, -10, 14],
    [66, 7, 108, 10, 13],
    [58, 20, 92, 27, 11.5],
  ];
  let svg = `<path d="${limb([
    [20, 20, 18],
    [40, 34, 17],
    [62, 42, 14],
    [82, 40, 10],
  ])}" fill="${shade}"/>`;
  for (const [x, y, tx, ty, w] of fingers) {
    svg +=
      `<path d="${limb([
        [x - 24, y * 0.8, w * 1.3],
        [x, y, w * 1.16],
        [(x + tx) / 2, (y + ty) / 2 - 2, w * 1.05],
        [tx, ty, w * 0.9],
        [tx + 5, ty, w * 0.4],
      ])}" fill="${skin}"/>` +
      `<path d="${open([
        [x - 4, y - w * 0.4],
        [(x + tx) / 2, (y + ty) / 2 - w * 0.5],
        [tx, ty - w * 0.34],
      ])}" stroke="${lit}" stroke-width="2.6" fill="none" stroke-opacity="0.8"/>` +
      `<path d="${open([
        [x, y + w * 0.56],
        [(x + tx) / 2, (y + ty) / 2 + w * 0.5],
        [tx - 2, ty + w * 0.42],
      ])}" stroke="${shade}" stroke-width="2.4" fill="none"/>`;
  }
  return (
    `${svg}<path d="${closed(pairs('-14 -18, 14 -25, 44 -29, 64 -22, 68 4, 60 24, 38 30, 12 26, -14 18'))}"
      fill="${skin}"/>` +
    `<path d="${closed(pairs('-14 18, 12 26, 38 30, 60 24, 40 20, 10 15'))}" fill="${shade}" fill-opacity="0.7"/>` +
    `<path d="${limb([
      [-60, 0, 38],
      [-30, 0, 37],
      [0, 1, 38],
      [14, 1, 40],
    ])}" fill="${skin}"/><path d="${limb([
      [-60, 13, 12],
      [-30, 13, 12],
      [4, 16, 9],
    ])}" fill="${shade}" fill-opacity="0.7"/>`
  );
}

import { mix } from '../../lib/colour.ts';
import { r1 } from '../../lib/maths.ts';
import { roofHouse } from '../../lib/medina.ts';
import { minaret, tiledHall } from '../../lib/minaret.ts';
import type { Random } from '../../lib/random.ts';
import { makeRandom } from '../../lib/random.ts';
import { place } from '../../lib/turned.ts';
import type { Spot } from '../../lib/view.ts';
import { fill, view } from './base.ts';

export function hides(random: Random, from: Spot, to: Spot, n: number): string {
  const [a, b] = [view.at(...from), view.at(...to)];
  const s = view.scale(from[2]);
  let svg = `<path d="M${r1(a[0])} ${r1(a[1])}L${r1(b[0])} ${r1(b[1])}" stroke="#3a2028" stroke-width="3"/>`;
  for (let i = 0; i < n; i += 1) {
    const [x, y] = [a[0] + ((b[0] - a[0]) * (i + 0.12)) / n, a[1] + ((b[1] - a[1]) * (i + 0.12)) / n];
    const w = ((b[0] - a[0]) / n) * 0.78;
    const h = s * random.range(0.9, 1.25);
    const c = random.pick(['#e8a33d', '#d98a2b', '#f0c05a', '#b4492b', '#8a2a24', '#f3e0b8']);
    svg +=
      fill(
        `M${r1(x)} ${r1(y)}h${r1(w)}l${r1(w * 0.12)} ${r1(h * 0.4)}l${r1(-w * 0.1)} ${r1(h * 0.6)}l${r1(-w * 0.34)}
          ${r1(-h * 0.16)}l${r1(-w * 0.36)} ${r1(h * 0.2)}l${r1(-w * 0.3)} ${r1(-h * 0.3)}z`,
        c,
      ) +
      fill(
        `M${r1(x)} ${r1(y)}h${r1(w * 0.3)}l${r1(-w * 0.06)} ${r1(h)}l${r1(-w * 0.22)} ${r1(-h * 0.3)}z`,
        '#2a1430',
        0.3,
      );
  }
  return svg;
}

export function terraces(): string {
  const random = makeRandom(55);
  let svg = '';
  const look = (far: number) => {
    const hue = (c: string): string => mix(c, '#e3b08c', far);
    return {
      front: hue(['#c9956c', '#dcb48a', '#b57f62', '#e3c9a4'][Math.floor(random.next() * 4)]!),
      side: hue('#f0c089'),
      roof: hue('#e9c49a'),
      floor: hue('#b98a70'),
      dark: hue('#4a2a34'),
      lamp: hue('#5a3440'),
      day: true,
    };
  };
  for (const [z, low, high, far] of [
    [74, 13, 17, 0.6],
    [60, 11, 15.5, 0.45],
    [48, 8, 13.5, 0.26],
    [39, 5.5, 11, 0.1],
    [34, 4, 8, 0],
  ] as const) {
    const reach = (z * 1300) / 1500;
    const list: { x: number; w: number }[] = [];
    for (let x = -reach; x < reach; ) {
      const w = random.range(5, 9);
      list.push({ x: x + w / 2, w });
      x += w * 0.98;
    }
    list.sort((p, q) => Math.abs(q.x) - Math.abs(p.x));
    if (z === 48) {
      const look0 = {
        lit: '#f3d3a0',
        shade: '#b98a70',
        tile: '#3f9a78',
        tileShade: '#2f7a68',
        line: '#6a4440',
        ball: '#f3c25a',
      };
      const [mx, my] = view.at(-13, 8.5, 58);
      svg += tiledHall(view, 17, 56, 20, 9, 6, 15, 18.6, look0) + place(minaret(look0), mx, my, 0.56);
    }
    for (const p of list) {
      const top = random.range(low, high);
      svg += roofHouse(
        view,
        random,
        { x: p.x, z: z + random.range(-0.6, 0.6), width: p.w, depth: 8, base: -0.5, top },
        look(far),
      );
      if (z < 50 && random.next() < 0.75)
        svg += hides(
          random,
          [p.x - p.w * 0.42, top + 1.2, z + 1],
          [p.x + p.w * 0.42, top + 1.2, z + 1],
          Math.round(p.w * 0.9),
        );
      if (z === 34)
        svg += hides(
          random,
          [p.x - p.w * 0.44, top * 0.62, z - 0.1],
          [p.x + p.w * 0.44, top * 0.62, z - 0.1],
          Math.round(p.w),
        );
    }
  }
  return svg;
}

import { cat } from '../../lib/cat.ts';
import { shadow, stand } from '../../lib/figure.ts';
import { foliage } from '../../lib/foliage.ts';
import { person, personLook } from '../../lib/people.ts';
import { plantPot } from '../../lib/pot.ts';
import { makeRandom } from '../../lib/random.ts';
import { RISE, START, TREAD, view, WALL } from './base.ts';

export function life(): string {
  const random = makeRandom(52);
  const leaf = { dark: '#16382f', mid: '#34693a', lit: '#9fba55', dab: 8, count: 150, sunX: -0.8, sunY: -0.6 };
  const flowers = ['#e2557d', '#e8a33d', '#f6efe2', '#c93a2f', '#d95fa5'];
  let svg = '';
  const rows = [14, 12, 10, 8, 6, 4, 3, 2, 1];
  rows.forEach((step, i) => {
    const [y, z] = [step * RISE, START + (step - 1) * TREAD + 0.26];
    for (const side of [-1, 1]) {
      if ((side === 1 && step === 3) || (side === -1 && (step === 4 || step === 12)) || (side === 1 && step === 8))
        continue;
      const [px, py] = view.at(side * (WALL - 0.26), y, z);
      const scale = (view.scale(z) * (0.36 + 0.1 * Math.sin(i * 3 + side))) / 75;
      const clay = side === 1 ? ['#c4552f', '#2b56ad', '#d98a3d'][i % 3]! : ['#8a3a2b', '#1d4796', '#a85a34'][i % 3]!;
      const look = side === 1 ? leaf : { ...leaf, dark: '#0f2a33', mid: '#23503f', lit: '#568052' };
      svg += `<ellipse cx="${px}" cy="${py}" rx="${scale * 46}" ry="${scale * 9}" fill="#16347c" fill-opacity="0.5"/>`;
      if (side === 1)
        svg += `<path d="M${px - scale * 26} ${py}L${px + scale * 30} ${py + 4}L${px + scale * 120}
          ${py - scale * 14}L${px + scale * 40} ${py - scale * 26}Z" fill="#3a70c2" fill-opacity="0.34"/>`;
      svg += plantPot(random, px, py, scale, { clay, leaf: look, flower: flowers[(i * 2 + side + 1) % 5]!, sun: -1 });
    }
  });
  const woman = person({ ...personLook('#b4492b', '#f6efe2', 'straw'), carries: 'basket' }, 0.3);
  const [wx, wy] = view.at(0.25, 8 * RISE, START + 7 * TREAD + 0.25);
  const ws = (view.scale(START + 7 * TREAD + 0.25) * 1.66) / 100;
  svg +=
    shadow(woman, { x: wx, y: wy, scale: ws }, 0.75, -0.1, '#1b3f8f', 0.5) +
    stand(woman, { x: wx, y: wy, scale: ws }, { colour: '#fff1cf', dx: -3, dy: -1.4 });
  const [cx, cy] = view.at(1.18, 2 * RISE, START + 1.25 * TREAD);
  const puss = cat('#d98a3d', '#8f4a2a', '#f6efe2');
  const cs = (view.scale(START + 1.25 * TREAD) * 0.42) / 60;
  svg +=
    shadow(puss, { x: cx, y: cy, scale: cs, facing: -1 }, 1.1, -0.16, '#3a70c2', 0.5) +
    stand(puss, { x: cx, y: cy, scale: cs, facing: -1 }, { colour: '#fff1cf', dx: -2.4, dy: -1.6 });
  return svg;
}

export function vine(): string {
  const random = makeRandom(9);
  const bloom = { dark: '#8f1f5a', mid: '#c8387e', lit: '#f58aa8', dab: 13, count: 190, sunX: 0.7, sunY: -0.7 };
  const green = { dark: '#14352c', mid: '#2f6038', lit: '#8fae4c', dab: 14, count: 120, sunX: 0.7, sunY: -0.7 };
  let svg = '';
  for (const [x, y, rx, ry] of [
    [560, 250, 210, 150],
    [420, 120, 260, 150],
    [640, 420, 110, 120],
    [690, 560, 60, 90],
  ] as const) {
    svg += foliage(random, x, y, rx, ry, green) + foliage(random, x + 10, y + 14, rx, ry, bloom);
  }
  return svg;
}

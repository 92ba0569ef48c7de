import { mix } from '../../lib/colour.ts';
import { stand } from '../../lib/figure.ts';
import { r1 } from '../../lib/maths.ts';
import { person, personLook } from '../../lib/people.ts';
import type { Random } from '../../lib/random.ts';
import type { Stall } from './base.ts';
import { air, fill, view } from './base.ts';

export function stall(random: Random, s: Stall): string {
  const { x, z, width } = s;
  const [l, r] = [x - width / 2, x + width / 2];
  const k = view.scale(z);
  const q = (...spots: [number, number, number][]): string => view.face(spots);
  // Lit inside, counter, heaps of food, cooks, then the canopy and its bulbs.
  let svg = fill(q([l, 0, z + 1.4], [l, 2.5, z + 1.4], [r, 2.5, z + 1.4], [r, 0, z + 1.4]), air('#d9803a', z));
  svg += fill(
    q([l, 1.4, z + 1.38], [l, 2.5, z + 1.38], [r, 2.5, z + 1.38], [r, 1.4, z + 1.38]),
    air('#ffd07a', z),
    0.75,
  );
  for (let i = 0; i < 2; i += 1) {
    const [px, py] = view.at(x + (i === 0 ? -1 : 0.9) + random.range(-0.4, 0.4), 0, z + 0.7);
    svg += stand(person(personLook(air('#f3e6cc', z), air('#f6efe2', z), 'cap', air('#7a4630', z)), 0.1), {
      x: px,
      y: py,
      scale: (k * 1.75) / 100,
    });
  }
  svg += fill(
    q([l, 0, z], [l, 0.95, z], [r, 0.95, z], [r, 0, z]),
    air(random.pick(['#a3382a', '#24418f', '#b4692b', '#2f6a5a']), z),
  );
  svg +=
    fill(q([l, 0.95, z], [l, 1.02, z + 0.9], [r, 1.02, z + 0.9], [r, 0.95, z]), air('#f7d9a0', z)) +
    fill(q([l, 0.88, z], [l, 0.97, z], [r, 0.97, z], [r, 0.88, z]), air('#ffe9b8', z));
  for (let i = 0; i < 9; i += 1) {
    const [px, py] = view.at(l + 0.3 + (i * (width - 0.6)) / 8, 0.98, z + 0.3);
    const m = k * 0.24;
    svg += fill(
      `M${r1(px - m)} ${r1(py)}Q${r1(px - m * 0.5)} ${r1(py - m * 1.3)} ${r1(px)}
        ${r1(py - m * 1.4)}Q${r1(px + m * 0.5)} ${r1(py - m * 1.3)} ${r1(px + m)} ${r1(py)}Z`,
      air(random.pick(['#e8872a', '#c93a2a', '#7a8a34', '#f0c24a', '#e8a33d', '#8a2f4a', '#f3e0b8']), z),
    );
  }
  for (const px of [l, r])
    svg += fill(q([px - 0.05, 0, z], [px - 0.05, 2.7, z], [px + 0.05, 2.7, z], [px + 0.05, 0, z]), air('#2a1424', z));
  // Canopy: two slopes of canvas lit from below.
  svg +=
    fill(
      q([l - 0.3, 2.55, z - 0.4], [l, 3.35, z + 0.9], [r, 3.35, z + 0.9], [r + 0.3, 2.55, z - 0.4]),
      air('#c98a5c', z),
    ) +
    fill(q([l, 3.35, z + 0.9], [l - 0.1, 2.7, z + 2], [r + 0.1, 2.7, z + 2], [r, 3.35, z + 0.9]), air('#8a5058', z));
  for (let i = 0; i < 5; i += 1) {
    const a = l - 0.3 + ((i * 2 + 0.5) * (width + 0.6)) / 10;
    const w = (width + 0.6) / 11;
    svg += fill(
      q([a, 2.55, z - 0.4], [a + 0.06, 3.35, z + 0.9], [a + w, 3.35, z + 0.9], [a + w, 2.55, z - 0.4]),
      air('#e9bd84', z),
    );
  }
  svg += fill(
    q([l - 0.3, 2.55, z - 0.4], [r + 0.3, 2.55, z - 0.4], [r + 0.3, 2.3, z - 0.42], [l - 0.3, 2.3, z - 0.42]),
    air('#ffd690', z),
  );
  let bulbs = '';
  for (let i = 0; i <= 10; i += 1) {
    const t = i / 10;
    const [px, py] = view.at(l - 0.3 + t * (width + 0.6), 2.22 - 0.5 * 4 * t * (1 - t) * 0.5, z - 0.5);
    svg += `<circle cx="${r1(px)}" cy="${r1(py)}" r="${r1(k * 0.19)}" fill="#ffb04a" fill-opacity="0.3"/>`;
    bulbs += `<circle cx="${r1(px)}" cy="${r1(py)}" r="${r1(Math.max(2.6, k * 0.062))}"/>`;
  }
  return `${svg}<g fill="#fff3c4">${bulbs}</g>`;
}

export function crowd(random: Random, near: number, far: number, count: number): { z: number; svg: string }[] {
  const robes = ['#3a2a5a', '#5a2a40', '#2541a8', '#7a3a34', '#3a3a4a', '#8a5a34', '#4a3a62', '#c9b08c', '#6a2440'];
  return Array.from({ length: count }, () => {
    const z = random.range(near, far);
    const x = random.range(-0.78, 0.78) * z;
    const [px, py] = view.at(x, 0, z);
    const wears = random.pick(['hood', 'scarf', 'cap', 'scarf'] as const);
    const dim = mix(random.pick(robes), '#1a1030', 0.42);
    const look = personLook(
      air(dim, z),
      air(mix(random.pick(['#e9d3ac', '#b4492b', '#e8a33d', '#2541a8', '#c9a0a0']), '#2a1838', 0.3), z),
      wears,
      air('#5a3228', z),
    );
    const at = {
      x: px,
      y: py,
      scale: (view.scale(z) * random.range(1.55, 1.8)) / 100,
      facing: random.next() < 0.5 ? (-1 as const) : (1 as const),
    };
    const s = at.scale;
    const cast = `<ellipse cx="${r1(px)}" cy="${r1(py + 3 * s)}" rx="${r1(24 * s)}" ry="${r1(5 * s)}" fill="#150a24"
      fill-opacity="0.5"/>`;
    return {
      z,
      svg:
        cast +
        stand(person({ ...look, ...(random.next() < 0.14 ? { carries: 'basket' as const } : {}) }, random.next()), at, {
          colour: air('#ffb868', z),
          dx: random.range(-1.4, 1.4) * s,
          dy: -1.2 * s,
        }),
    };
  });
}

/** A juice cart with its wall of oranges, near the viewer. */
export function cart(x: number, z: number): { z: number; svg: string } {
  const k = view.scale(z);
  const q = (...spots: [number, number, number][]): string => view.face(spots);
  let svg =
    fill(q([x - 1.5, 0.3, z], [x - 1.5, 1.1, z], [x + 1.5, 1.1, z], [x + 1.5, 0.3, z]), '#2f7f62') +
    fill(q([x - 1.5, 0.98, z], [x - 1.5, 1.1, z], [x + 1.5, 1.1, z], [x + 1.5, 0.98, z]), '#e8a33d') +
    fill(q([x - 1.5, 0.5, z], [x - 1.5, 0.6, z], [x + 1.5, 0.6, z], [x + 1.5, 0.5, z]), '#f3e0b8');
  for (const wx of [-1.05, 1.05]) {
    const [px, py] = view.at(x + wx, 0.38, z - 0.05);
    svg += `<circle cx="${r1(px)}" cy="${r1(py)}" r="${r1(k * 0.38)}" fill="#1e1028"/><circle cx="${r1(px)}"
      cy="${r1(py)}" r="${r1(k * 0.28)}" fill="#b4692b"/><circle cx="${r1(px)}" cy="${r1(py)}" r="${r1(k * 0.07)}"
      fill="#1e1028"/>`;
  }
  for (let row = 0; row < 5; row += 1) {
    for (let i = 0; i < 13 - row; i += 1) {
      const [px, py] = view.at(x - 1.35 + row * 0.11 + i * 0.225, 1.2 + row * 0.19, z);
      const r = k * 0.115;
      svg += `<circle cx="${r1(px)}" cy="${r1(py)}" r="${r1(r)}" fill="#b8561a"/><circle cx="${r1(px - r * 0.1)}"
        cy="${r1(py - r * 0.16)}" r="${r1(r * 0.8)}" fill="#f0922e"/><circle cx="${r1(px - r * 0.2)}"
        cy="${r1(py - r * 0.35)}" r="${r1(r * 0.3)}" fill="#ffd98a"/>`;
    }
  }
  return { z, svg };
}

import { mix } from '../../lib/colour.ts';
import { shadow, stand } from '../../lib/figure.ts';
import { lantern } from '../../lib/lantern.ts';
import { r1 } from '../../lib/maths.ts';
import { person, personLook } from '../../lib/people.ts';
import { makeRandom } from '../../lib/random.ts';
import { air, GAPS, ROOF, view } from './base.ts';

export function lamps(): string {
  const random = makeRandom(4);
  let svg = '';
  for (let z = 15; z > 3.2; z -= 0.62) {
    for (const side of [-1, 1]) {
      if (random.next() < 0.2) continue;
      const x = side * random.range(0.75, 1.5);
      const [px, py] = view.at(x, random.range(2.45, 3.2), z);
      const s = (view.scale(z) * random.range(0.42, 0.66)) / 250;
      const glow = random.pick(['#ffc65e', '#ff9a4a', '#ffd98a', '#f0664a', '#5fb0c9', '#ffc65e']);
      svg += `<circle cx="${r1(px)}" cy="${r1(py - 80 * s)}" r="${r1(170 * s)}" fill="${glow}"
        fill-opacity="0.1"/><circle cx="${r1(px)}" cy="${r1(py - 80 * s)}" r="${r1(105 * s)}" fill="${glow}"
        fill-opacity="0.16"/>`;
      svg += lantern(px, py, s, { glow: air(glow, z * 0.5), metal: air('#b9802f', z), dark: air('#3a1c16', z) }, 700);
    }
  }
  return svg;
}

export function people(): string {
  const cast = [
    { x: -0.2, z: 17, look: personLook('#5a4a6a', '#e9d3ac', 'hood'), stride: 0.1 },
    { x: 0.5, z: 15, look: personLook('#8a4a3a', '#e9d3ac', 'scarf'), stride: 0.6 },
    {
      x: -0.75,
      z: 12.4,
      look: { ...personLook('#2a3a80', '#f0dcb8', 'scarf'), carries: 'basket' as const },
      stride: 0.2,
    },
    { x: 0.7, z: 10.2, look: personLook('#e3cfa8', '#e9d3ac', 'hood'), stride: 0.7 },
    { x: -0.15, z: 8.2, look: { ...personLook('#7a2f3a', '#2541a8', 'cap'), carries: 'tray' as const }, stride: 0.3 },
    { x: -0.72, z: 5.9, look: personLook('#a8632f', '#e9d3ac', 'hood'), stride: 0.15 },
    {
      x: 0.42,
      z: 5.3,
      look: { ...personLook('#2541a8', '#e8a33d', 'scarf'), carries: 'basket' as const },
      stride: 0.8,
    },
  ];
  return cast
    .map(({ x, z, look, stride }) => {
      const [px, py] = view.at(x, 0, z);
      const dim = (colour: string): string => air(mix(colour, '#2a1020', 0.25), z);
      const parts = person(
        {
          ...look,
          robe: dim(look.robe),
          shade: dim(look.shade),
          lit: dim(look.lit),
          head: dim(look.head),
          skin: dim(look.skin),
        },
        stride,
      );
      const at = { x: px, y: py, scale: (view.scale(z) * 1.7) / 100 };
      return (
        shadow(parts, at, -0.35, 0.34, '#2a1020', 0.4) +
        stand(parts, at, { colour: '#ffe2a4', dx: at.scale * 0.9, dy: -at.scale * 0.8 })
      );
    })
    .join('');
}

export function shafts(): string {
  const random = makeRandom(77);
  let svg = `<defs><linearGradient id="ray" x2="0" y2="1"><stop offset="0" stop-color="#fff0c0"
    stop-opacity="0.85"/><stop
      offset="0.5" stop-color="#ffd48a" stop-opacity="0.4"/><stop offset="1" stop-color="#ffb860"
      stop-opacity="0.1"/></linearGradient></defs>`;
  for (const gap of [...GAPS].reverse()) {
    for (let i = 0; i < 7; i += 1) {
      const x = random.range(-1.8, 1);
      const w = random.range(0.1, 0.34);
      const z = gap + random.range(-0.3, 0.3);
      const d = view.face([
        [x, ROOF, z],
        [x + w, ROOF, z],
        [x + w * 1.3 + 0.95, 0, z - 0.3],
        [x + 0.95, 0, z - 0.3],
      ]);
      svg += `<path d="${d}" fill="url(#ray)" fill-opacity="${random.range(0.3, 0.75).toFixed(2)}"/>`;
    }
  }
  return svg;
}

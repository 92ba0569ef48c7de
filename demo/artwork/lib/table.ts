import { mix } from './colour.ts';
import { r1 } from './maths.ts';
import type { Random } from './random.ts';

/** A filled circle. */
export function disc(x: number, y: number, r: number, fill: string, alpha = 1): string {
  return `<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(r)}" fill="${fill}"${
    alpha === 1
      ? ''
      : `
    fill-opacity="${alpha}"`
  }/>`;
}

/** Shadow of a round thing of some height, light from the upper left. */
export function cast(x: number, y: number, r: number, height: number): string {
  const k = height * 0.62;
  return (
    `<path d="M${r1(x - r * 0.7)} ${r1(y + r * 0.7)}A${r} ${r} 0 1 1 ${r1(x + r * 0.7)}
      ${r1(y - r * 0.7)}L${r1(x + r * 0.7 + k)} ${r1(y - r * 0.7 + k)}` +
    `A${r} ${r} 0 0 1 ${r1(x - r * 0.7 + k)} ${r1(y + r * 0.7 + k)}Z" fill="#1a1238" fill-opacity="0.36"/>`
  );
}

/** A painted Fes plate seen from above. */
export function paintedPlate(x: number, y: number, r: number, ink: string, second: string): string {
  let petals = '';
  let dots = '';
  const n = 20;
  for (let i = 0; i < n; i += 1) {
    const a = (i / n) * Math.PI * 2;
    const at = (angle: number, k: number): string =>
      `${r1(x + Math.cos(angle) * r * k)} ${r1(y + Math.sin(angle) * r * k)}`;
    petals += `M${at(a - 0.13, 0.78)}Q${at(a - 0.1, 0.95)} ${at(a, 0.97)}Q${at(a + 0.1, 0.95)} ${at(a + 0.13, 0.78)}Z`;
    const [dx, dy] = [x + Math.cos(a + 0.157) * r * 0.9, y + Math.sin(a + 0.157) * r * 0.9];
    dots += `M${r1(dx - r * 0.025)} ${r1(dy)}a${r1(r * 0.025)} ${r1(r * 0.025)} 0 1 0 ${r1(r * 0.05)}
      0a${r1(r * 0.025)} ${r1(r * 0.025)} 0 1 0 ${r1(-r * 0.05)} 0`;
  }
  return (
    cast(x, y, r, 34) +
    disc(x, y, r, '#b9a894') +
    disc(x - 2, y - 2, r * 0.985, '#fbf4e4') +
    `<path d="${petals}" fill="${ink}"/><path d="${dots}" fill="${second}"/>` +
    disc(x, y, r * 0.75, ink) +
    disc(x, y, r * 0.72, '#d9cbb4') +
    disc(x + r * 0.025, y + r * 0.025, r * 0.68, '#f3ead6')
  );
}

/** A heap of torn herb leaves. */
export function leafHeap(random: Random, x: number, y: number, r: number, count: number): string {
  let svg = '';
  for (let i = 0; i < count; i += 1) {
    const [a, d, t, s] = [
      random.range(0, 6.28),
      Math.sqrt(random.next()) * r,
      random.range(0, 360),
      random.range(11, 21),
    ];
    const fill = random.pick(['#3f7a35', '#5b963c', '#2c5c30', '#86b04c', '#4a8a3a']);
    svg +=
      `<g transform="translate(${r1(x + Math.cos(a) * d)} ${r1(y + Math.sin(a) * d)}) rotate(${r1(t)})"><path
        d="M${r1(-s)} 3Q0 ${r1(-s * 0.6)} ${r1(s)} 3Q0 ${r1(s * 0.8)} ${r1(-s)} 3Z" fill="#14220f"
        fill-opacity="0.4"/>` +
      `<path d="M${r1(-s)} 0Q0 ${r1(-s * 0.8)} ${r1(s)} 0Q0 ${r1(s * 0.8)} ${r1(-s)} 0Z" fill="${fill}"/><path
        d="M${r1(-s)} 0Q0 ${r1(-s * 0.8)} ${r1(s)} 0Z" fill="#d0e07a" fill-opacity="0.3"/></g>`;
  }
  return svg;
}

/** Scattered olives with a glint each. */
export function olives(
  random: Random,
  x: number,
  y: number,
  r: number,
  count: number,
  colours: readonly string[],
): string {
  let svg = '';
  for (let i = 0; i < count; i += 1) {
    const [a, d, t] = [random.range(0, 6.28), Math.sqrt(random.next()) * r, random.range(0, 180)];
    const fill = random.pick(colours);
    svg +=
      `<g transform="translate(${r1(x + Math.cos(a) * d)} ${r1(y + Math.sin(a) * d)})"><ellipse cx="5" cy="7" rx="17"
        ry="14" fill="#1a0a10" fill-opacity="0.4"/><g transform="rotate(${r1(t)})"><ellipse rx="18" ry="14"
        fill="${mix(fill, '#140a14', 0.3)}"/>` +
      `<ellipse rx="15" ry="11" fill="${fill}"/></g><ellipse cx="-5" cy="-5" rx="4.6" ry="3" fill="#fff6d8"
        fill-opacity="0.8"/></g>`;
  }
  return svg;
}

/** A ring of overlapping round slices: tomato, lemon, beet. */
export function slices(
  x: number,
  y: number,
  count: number,
  rind: string,
  flesh: string,
  size: number,
  r: number,
): string {
  let svg = '';
  for (let i = 0; i < count; i += 1) {
    const a = (i / count) * Math.PI * 2 + 0.4;
    const [cx, cy] = [x + Math.cos(a) * r, y + Math.sin(a) * r];
    let pips = '';
    for (let k = 0; k < 8; k += 1) {
      const b = (k / 8) * Math.PI * 2 + i;
      pips +=
        `M${r1(cx + Math.cos(b) * size * 0.16)}
          ${r1(cy + Math.sin(b) * size * 0.16)}L${r1(cx + Math.cos(b - 0.26) * size * 0.74)}
            ${r1(cy + Math.sin(b - 0.26) * size * 0.74)}` +
        `Q${r1(cx + Math.cos(b) * size * 0.86)} ${r1(cy + Math.sin(b) * size * 0.86)}
          ${r1(cx + Math.cos(b + 0.26) * size * 0.74)} ${r1(cy + Math.sin(b + 0.26) * size * 0.74)}Z`;
    }
    svg +=
      disc(cx + 5, cy + 7, size, '#1a0a10', 0.34) +
      disc(cx, cy, size, rind) +
      disc(cx - 1, cy - 1, size * 0.88, mix(flesh, '#ffffff', 0.25)) +
      `<path d="${pips}" fill="${mix(flesh, rind, 0.45)}"/>`;
  }
  return svg;
}

/** A round flat loaf with flour and a docked top. */
export function bread(random: Random, x: number, y: number, r: number): string {
  let dots = '';
  let flour = '';
  for (let i = 0; i < 40; i += 1) {
    const [a, d] = [random.range(0, 6.28), Math.sqrt(random.next()) * r * 0.86];
    const s = random.range(3, 12);
    const mark = `M${r1(x + Math.cos(a) * d - s)} ${r1(y + Math.sin(a) * d)}a${r1(s)} ${r1(s * 0.7)} 0 1 0
      ${r1(s * 2)} 0a${r1(s)} ${r1(s * 0.7)} 0 1 0 ${r1(-s * 2)} 0`;
    if (i % 3 === 0) flour += mark;
    else dots += mark;
  }
  return (
    cast(x, y, r, 56) +
    disc(x, y, r, '#8f5424') +
    disc(x - 3, y - 3, r * 0.97, '#c98a45') +
    disc(x - r * 0.06, y - r * 0.06, r * 0.86, '#dba45c') +
    disc(x - r * 0.12, y - r * 0.14, r * 0.6, '#ecc07c', 0.8) +
    `<path d="${dots}" fill="#a9652c" fill-opacity="0.5"/><path d="${flour}" fill="#fbeccb" fill-opacity="0.7"/><path
      d="M${r1(x - r * 0.55)} ${r1(y + r * 0.1)}Q${x} ${r1(y - r * 0.1)} ${r1(x + r * 0.55)}
      ${r1(y + r * 0.08)}M${r1(x - r * 0.05)} ${r1(y - r * 0.55)}Q${r1(x + r * 0.08)} ${y} ${r1(x - r * 0.04)}
        ${r1(y + r * 0.58)}" stroke="#9c5c28" stroke-width="6" fill="none" stroke-opacity="0.6"
          stroke-linecap="round"/>`
  );
}

/** An orange with its green star of a stalk. */
export function orange(random: Random, x: number, y: number, r: number): string {
  const t = random.range(-0.5, 0.5);
  return (
    disc(x + r * 0.28, y + r * 0.3, r, '#1a0a20', 0.36) +
    disc(x, y, r, '#c4601c') +
    disc(x - r * 0.07, y - r * 0.07, r * 0.9, '#e5822a') +
    disc(x - r * 0.18, y - r * 0.2, r * 0.62, '#f6a545', 0.8) +
    disc(x - r * 0.34, y - r * 0.38, r * 0.2, '#ffdf9c', 0.9) +
    `<path d="M${r1(x + t * r)} ${r1(y + r * 0.1)}l${r1(r * 0.1)} ${r1(-r * 0.1)}l${r1(r * 0.06)}
      ${r1(r * 0.12)}l${r1(r * 0.1)} ${r1(r * 0.05)}l${r1(-r * 0.14)} ${r1(r * 0.06)}l${r1(-r * 0.08)}
        ${r1(r * 0.1)}z" fill="#4a6a2c"/>`
  );
}

import { clamp, r1 } from './maths.ts';
import type { Random } from './random.ts';

export interface PalmLook {
  trunk: string;
  trunkLit: string;
  dark: string;
  mid: string;
  lit: string;
  dates?: string;
}

/** A feathered frond from a point, leaving at an angle and drooping. */
function frond(x: number, y: number, angle: number, length: number, droop: number, breadth: number): string {
  const n = Math.round(clamp(length / 11, 8, 22));
  const upper: string[] = [];
  const lower: string[] = [];
  let [px, py] = [x, y];
  let heading = angle;
  for (let i = 0; i <= n; i += 1) {
    const t = i / n;
    const wide = breadth * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.12)) ** 0.8;
    const [nx, ny] = [-Math.sin(heading), Math.cos(heading)];
    const [fx, fy] = [Math.cos(heading), Math.sin(heading)];
    // Leaflets: each step goes out to a tip swept forward, then back to the rib.
    upper.push(`${r1(px - nx * wide + fx * wide * 0.9)} ${r1(py - ny * wide + fy * wide * 0.9)}`);
    if (i < n)
      upper.push(
        `${r1(px - nx * wide * 0.24 + (fx * length * 0.4) / n)} ${r1(py - ny * wide * 0.24 + (fy * length * 0.4) / n)}`,
      );
    lower.unshift(`${r1(px + nx * wide * 1.15 + fx * wide * 0.9)} ${r1(py + ny * wide * 1.15 + fy * wide * 0.9)}`);
    if (i < n)
      lower.unshift(
        `${r1(px + nx * wide * 0.24 + (fx * length * 0.4) / n)} ${r1(py + ny * wide * 0.24 + (fy * length * 0.4) / n)}`,
      );
    heading += (droop / n) * Math.sign(Math.cos(angle) || 1) * (0.5 + t);
    px += Math.cos(heading) * (length / n);
    py += Math.sin(heading) * (length / n);
  }
  return `M${r1(x)} ${r1(y)}L${upper.join('L')}L${lower.join('L')}Z`;
}

/** A date palm: ringed, slightly bowed trunk and a full crown, lit from `sun` (−1 left, 1 right). */
export function palm(random: Random, x: number, y: number, height: number, look: PalmLook, sun: 1 | -1): string {
  const bow = random.range(-0.09, 0.09) * height;
  const lean = random.range(-0.05, 0.05) * height;
  const w = height * 0.026;
  const [tx, ty] = [x + lean, y - height];
  const [mx, my] = [x + lean / 2 + bow, y - height * 0.5];
  const trunk = (dx: number, wide: number): string =>
    `M${r1(x - wide * 1.3 + dx)} ${r1(y)}Q${r1(mx - wide + dx)} ${r1(my)} ` +
    `${r1(tx - wide * 0.8 + dx)} ${r1(ty)}L${r1(tx + wide * 0.8 + dx)} ${r1(ty)}Q${r1(mx + wide + dx)} ${r1(my)} ` +
    `${r1(x + wide * 1.3 + dx)} ${r1(y)}Z`;
  let svg =
    `<path d="${trunk(0, w)}" fill="${look.trunk}"/>` +
    `<path d="${trunk(sun * w * 0.55, w * 0.36)}" fill="${look.trunkLit}"/>`;
  const size = height * random.range(0.4, 0.47);
  const groups: [string, number, number, number][] = [
    [look.dark, 15, -0.1, 1.7],
    [look.mid, 12, -0.55, 1.5],
    [look.lit, 7, -0.85, 1.3],
  ];
  for (const [fill, count, rise, droop] of groups) {
    let d = '';
    for (let i = 0; i < count; i += 1) {
      const t = (i + random.range(0.1, 0.9)) / count;
      let angle = -Math.PI / 2 + (t - 0.5) * Math.PI * (fill === look.dark ? 1.5 : 1.2);
      if (fill === look.lit) angle += sun * 0.42;
      angle += rise * 0.08 * Math.sign(t - 0.5);
      d += frond(tx, ty, angle, size * random.range(0.82, 1.08), droop * random.range(0.75, 1.15), size * 0.1);
    }
    svg += `<path d="${d}" fill="${fill}"/>`;
    if (fill === look.dark && look.dates !== undefined) {
      for (const side of [-1, 1]) {
        svg +=
          `<path d="M${r1(tx)} ${r1(ty)}q${r1(side * size * 0.12)} ${r1(size * 0.08)} ${r1(side * size * 0.13)} ` +
          `${r1(size * 0.26)}" stroke="${look.dates}" stroke-width="${r1(w * 1.3)}" fill="none" ` +
          `stroke-linecap="round"/>`;
      }
    }
  }
  return svg;
}

/** A distant palm: a thin trunk and a tuft of crescent fronds, cheap enough to plant by the hundred. */
export function palmTuft(random: Random, x: number, y: number, height: number, look: PalmLook, sun: 1 | -1): string {
  const tx = x + random.range(-0.08, 0.08) * height;
  const ty = y - height;
  const tones = ['', '', ''];
  for (let i = 0; i < 15; i += 1) {
    const angle = -Math.PI / 2 + ((i + random.next()) / 15 - 0.5) * Math.PI * 1.75;
    const size = height * random.range(0.36, 0.5);
    const [dx, dy] = [Math.cos(angle) * size, Math.sin(angle) * size];
    const [ex, ey] = [tx + dx * 0.98, ty + dy * 0.7 + size * 0.27];
    const thick = size * 0.17;
    const light = Math.cos(angle) * sun * 0.7 - Math.sin(angle) * 0.7 + random.range(-0.25, 0.25);
    const tone = light > 0.42 ? 2 : light > -0.1 ? 1 : 0;
    tones[tone] +=
      `M${r1(tx)} ${r1(ty)}Q${r1(tx + dx * 0.6)} ${r1(ty + dy * 0.75 - thick)} ${r1(ex)} ${r1(ey)}` +
      `Q${r1(tx + dx * 0.55)} ${r1(ty + dy * 0.75 + thick)} ${r1(tx)} ${r1(ty)}`;
  }
  return (
    `<path d="M${r1(x)} ${r1(y)}L${r1(tx)} ${r1(ty)}" stroke="${look.trunk}" ` +
    `stroke-width="${r1(Math.max(1.2, height * 0.06))}"/>` +
    `<path d="${tones[0]}" fill="${look.dark}"/><path d="${tones[1]}" fill="${look.mid}"/>` +
    `<path d="${tones[2]}" fill="${look.lit}"/>`
  );
}

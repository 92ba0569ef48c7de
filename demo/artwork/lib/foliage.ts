import { r1 } from './maths.ts';
import type { Random } from './random.ts';

export interface FoliageLook {
  dark: string;
  mid: string;
  lit: string;
  /** Size of one leaf dab in pixels and how many to lay. */
  dab: number;
  count: number;
  /** Direction towards the light. */
  sunX: number;
  sunY: number;
}

function leaf(x: number, y: number, size: number, turn: number): string {
  const [c, s] = [Math.cos(turn) * size, Math.sin(turn) * size];
  return (
    `M${r1(x - c)} ${r1(y - s)}Q${r1(x - s * 0.7)} ${r1(y + c * 0.7)} ${r1(x + c)} ${r1(y + s)}` +
    `Q${r1(x + s * 0.7)} ${r1(y - c * 0.7)} ${r1(x - c)} ${r1(y - s)}`
  );
}

/** A crown of brushed leaf dabs gathered in clumps: dark below, lit towards the sun. */
export function foliage(random: Random, x: number, y: number, rx: number, ry: number, look: FoliageLook): string {
  const clumps = Array.from({ length: 7 }, () => {
    const a = random.range(0, Math.PI * 2);
    const d = Math.sqrt(random.next()) * 0.62;
    return { x: Math.cos(a) * d, y: Math.sin(a) * d, r: random.range(0.3, 0.5) };
  });
  const tones = ['', '', ''];
  for (let i = 0; i < look.count; i += 1) {
    const clump = random.pick(clumps);
    const a = random.range(0, Math.PI * 2);
    const d = Math.sqrt(random.next()) * clump.r;
    const [ux, uy] = [Math.cos(a) * d, Math.sin(a) * d];
    const within = (ux * look.sunX + uy * look.sunY) / clump.r;
    const whole = (clump.x + ux) * look.sunX + (clump.y + uy) * look.sunY;
    const light = within * 0.6 + whole * 0.5 + random.range(-0.3, 0.3);
    const tone = light > 0.36 ? 2 : light > -0.12 ? 1 : 0;
    tones[tone] += leaf(
      x + (clump.x + ux) * rx,
      y + (clump.y + uy) * ry,
      look.dab * random.range(0.6, 1.3),
      random.range(0, 3.14),
    );
  }
  return (
    `<path d="${tones[0]}" fill="${look.dark}"/><path d="${tones[1]}" fill="${look.mid}"/>` +
    `<path d="${tones[2]}" fill="${look.lit}"/>`
  );
}

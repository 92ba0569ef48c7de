import { r1 } from './maths.ts';

export interface TentLook {
  wool: string;
  stripe: string;
  edge: string;
  /** Unique id for the interior's gradient. */
  id: string;
}

/** A low black-wool nomad tent with two poles, its front raised over a lamplit inside. */
export function tent(x: number, y: number, w: number, h: number, look: TentLook): string {
  const p = (u: number, v: number): string => `${r1(x + u * w)} ${r1(y - v * h)}`;
  const eave = `Q${p(0.36, 0.34)} ${p(0.2, 0.44)}Q${p(0.02, 0.37)} ${p(-0.17, 0.46)}Q${p(-0.35, 0.32)} ${p(-0.5, 0)}`;
  const roof =
    `M${p(-0.5, 0)}Q${p(-0.29, 0.4)} ${p(-0.17, 1)}Q${p(0.01, 0.74)} ` +
    `${p(0.2, 0.96)}Q${p(0.31, 0.38)} ${p(0.5, 0)}${eave}Z`;
  const inside =
    `M${p(-0.44, 0)}L${p(-0.36, 0.24)}L${p(-0.17, 0.48)}L${p(0.02, 0.42)}` +
    `L${p(0.2, 0.46)}L${p(0.38, 0.24)}L${p(0.44, 0)}Z`;
  let stripes = '';
  for (let i = -4; i <= 4; i += 1) {
    if (i === 0) continue;
    const u = i / 9;
    const ridge = 1 - 0.3 * Math.abs(Math.sin(u * 5));
    stripes +=
      `M${p(u * 0.42 + 0.01, ridge * (Math.abs(i) > 2 ? 0.86 : 0.84))}Q${p(u * 0.75, 0.5)} ` +
      `${p(u * 0.98, 0.42 - 0.34 * u * u * 3)}`;
  }
  const pole = (u: number, v: number): string => `M${p(u, v)}L${p(u, 0)}`;
  const ropes =
    `M${p(-0.17, 1)}L${p(-0.62, -0.02)}M${p(0.2, 0.96)}L${p(0.64, -0.02)}M${p(-0.42, 0.18)}L${p(-0.57, -0.04)}` +
    `M${p(0.43, 0.18)}L${p(0.58, -0.04)}`;
  return (
    `<defs><radialGradient id="${look.id}" cx="0.46" cy="0.72" r="0.62"><stop offset="0" stop-color="#ffe2a0"/>` +
    `<stop offset="0.28" stop-color="#f3a94c"/><stop offset="0.65" stop-color="#a34a26"/>` +
    `<stop offset="1" stop-color="#3a1620"/></radialGradient>` +
    `</defs><path d="${ropes}" stroke="${look.edge}" stroke-width="1.4" stroke-opacity="0.5"/>` +
    `<path d="${inside}" fill="url(#${look.id})"/>` +
    `<path d="M${p(-0.43, 0)}L${p(-0.4, 0.11)}L${p(0.4, 0.11)}L${p(0.43, 0)}Z" fill="#7d2c22" fill-opacity="0.75"/>` +
    `<path d="M${p(-0.3, 0.09)}h${r1(w * 0.15)}v${r1(-h * 0.09)}h${r1(-w * 0.15)}z` +
    `M${p(0.08, 0.09)}h${r1(w * 0.2)}v${r1(-h * 0.08)}h${r1(-w * 0.2)}z" fill="#c2562f"/>` +
    `<path d="${pole(-0.17, 0.5)}${pole(0.2, 0.48)}${pole(-0.38, 0.24)}${pole(0.39, 0.24)}" stroke="#2a1416" ` +
    `stroke-width="${r1(w * 0.009)}"/>` +
    `<path d="${roof}" fill="${look.wool}"/><path d="${stripes}" stroke="${look.stripe}" ` +
    `stroke-width="${r1(w * 0.008)}" fill="none" stroke-opacity="0.7"/>` +
    `<path d="M${p(0.5, 0)}${eave}" stroke="#ffb35a" stroke-width="${r1(w * 0.006)}" fill="none" ` +
    `stroke-opacity="0.8"/>` +
    `<path d="M${p(-0.5, 0)}Q${p(-0.29, 0.4)} ${p(-0.17, 1)}Q${p(0.01, 0.74)} ${p(0.2, 0.96)}Q${p(0.31, 0.38)} ` +
    `${p(0.5, 0)}" stroke="${look.edge}" stroke-width="2" fill="none" stroke-opacity="0.7"/>`
  );
}

/** Soft round glow to lay over with the screen blend. */
export function glow(
  id: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  strength: number,
): string {
  return (
    `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/>` +
    `<stop offset="0.3" stop-color="${colour}" stop-opacity="${strength * 0.46}"/>` +
    `<stop offset="0.65" stop-color="${colour}" stop-opacity="${strength * 0.12}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs>` +
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`
  );
}

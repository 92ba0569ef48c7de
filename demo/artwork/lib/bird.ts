import { r1 } from './maths.ts';

/** A swallow gliding: long swept wings and forked tail; `turn` in degrees, wing span about `size`. */
export function swallow(x: number, y: number, size: number, turn: number, lift = 0.3): string {
  const k = size / 100;
  const wing = (side: number): string =>
    `M${8} ${side * 2}Q${14} ${side * 22} ${-4 - lift * 10} ${side * 50}Q${-2} ${side * 24} ${-10} ${side * 5}Z`;
  const body = 'M24 0Q20 -5 10 -4.6Q-8 -6 -20 -2L-46 -12Q-34 -3 -27 0Q-34 3 -46 12L-20 2Q-8 6 10 4.6Q20 5 24 0Z';
  return `<g transform="translate(${r1(x)} ${r1(y)}) rotate(${r1(turn)}) scale(${k.toFixed(3)}
    ${(k * (0.35 + 0.5 * lift)).toFixed(3)})"><path d="${wing(-1)}${wing(1)}${body}"/></g>`;
}

/** A gull seen from the side in flight, facing right; white with grey wings and dark tips. */
export function gull(x: number, y: number, size: number, turn: number, up: number, flip: 1 | -1 = 1): string {
  const k = size / 100;
  const near = `M10 -4Q0 ${r1(-20 * up)} -20 ${r1(-46 * up)}Q-34 ${r1(-58 * up)} -52 ${r1(-50 * up)}Q-34
    ${r1(-38 * up)} -20 -2Z`;
  const far = `M12 -5Q16 ${r1(-26 * up)} 30 ${r1(-50 * up)}Q40 ${r1(-58 * up)} 54 ${r1(-54 * up)}Q34 ${r1(-34 * up)}
    22 -3Z`;
  return (
    `<g transform="translate(${r1(x)} ${r1(y)}) rotate(${turn}) scale(${(k * flip).toFixed(3)} ${k.toFixed(3)})">` +
    `<path d="${far}" fill="#9aa6b8"/><path d="M54 ${r1(-54 * up)}Q46 ${r1(-50 * up)} 42 ${r1(-42 * up)}L38
      ${r1(-52 * up)}Z" fill="#2a2433"/>` +
    `<path d="M38 -2Q34 -8 26 -8Q4 -9 -16 -3L-40 -2L-38 4L-16 5Q8 10 28 3Z" fill="#fbf7ee"/><path d="M-40 -2L-16 4Q8 9
      28 3Q8 4 -16 2Z" fill="#b8bccb"/>` +
    `<path d="M37 -4L47 -1L37 1Z" fill="#e8a33d"/><circle cx="31" cy="-4" r="1.6" fill="#1e1413"/><path d="${near}"
      fill="#c6ccd8"/>` +
    `<path d="M-52 ${r1(-50 * up)}Q-38 ${r1(-48 * up)} -30 ${r1(-34 * up)}L-26 ${r1(-50 * up)}Q-38 ${r1(-58 * up)} -52
      ${r1(-50 * up)}Z" fill="#2a2433"/></g>`
  );
}

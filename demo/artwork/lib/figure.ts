import { r1 } from './maths.ts';

/** One flat shape of a figure; figures stand with their feet at 0,0 and face right. */
export interface Part {
  d: string;
  fill: string;
  /** Drawn as a line of this width instead of a filled shape. */
  line?: number;
}

export interface Placing {
  x: number;
  y: number;
  scale: number;
  /** −1 makes the figure face left. */
  facing?: 1 | -1;
  turn?: number;
}

/** Edge of light: its colour, and the direction of the light in pixels of the picture. */
export interface Rim {
  colour: string;
  dx: number;
  dy: number;
}

function draw(part: Part, fill: string): string {
  return part.line === undefined
    ? `<path d="${part.d}" fill="${fill}"/>`
    : `<path d="${part.d}" fill="none" stroke="${fill}" stroke-width="${part.line}" stroke-linecap="round"/>`;
}

function transform(at: Placing, dx = 0, dy = 0): string {
  const flip = (at.facing ?? 1) * at.scale;
  const turn = at.turn === undefined ? '' : ` rotate(${at.turn})`;
  return `translate(${r1(at.x + dx)} ${r1(at.y + dy)})${turn} scale(${flip.toFixed(3)} ${at.scale.toFixed(3)})`;
}

/** Draws a figure in place, with an edge of light where the sun catches it. */
export function stand(parts: readonly Part[], at: Placing, rim?: Rim): string {
  const body = parts.map((part) => draw(part, part.fill)).join('');
  const main = `<g transform="${transform(at)}">${body}</g>`;
  if (rim === undefined) return main;
  const lit = parts.map((part) => draw(part, rim.colour)).join('');
  return `<g transform="${transform(at, rim.dx, rim.dy)}">${lit}</g>${main}`;
}

/** The shadow a figure throws: `lean` pixels across and `fall` pixels down for each pixel of its height. */
export function shadow(
  parts: readonly Part[],
  at: Placing,
  lean: number,
  fall: number,
  fill: string,
  alpha = 0.6,
): string {
  const flip = (at.facing ?? 1) * at.scale;
  const body = parts.map((part) => draw(part, fill)).join('');
  const matrix = [flip, 0, -lean * at.scale, -fall * at.scale, r1(at.x), r1(at.y)].join(' ');
  return `<g opacity="${alpha}"><g transform="matrix(${matrix})">${body}</g></g>`;
}

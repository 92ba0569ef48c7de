import { makeView } from '../../lib/view.ts';

// Metres, seen from a leather seller's terrace; the sun is low on the right.
export const view = makeView({ horizon: 330, focal: 1500, eye: 12 });

export const FAR = 33;

export function fill(d: string, colour: string, alpha = 1): string {
  return `<path d="${d}" fill="${colour}"${alpha === 1 ? '' : ` fill-opacity="${alpha}"`}/>`;
}

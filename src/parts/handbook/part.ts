import type { Part } from '../../render/part.ts';

/** The handbook of the studio, and the link to it on each of its screens. Renders nothing on pages. */
export const part: Part = { name: 'handbook' };

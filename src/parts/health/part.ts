import type { Part } from '../../render/part.ts';

/** The studio's health page of the site. Renders nothing on pages. */
export const part: Part = { name: 'health' };

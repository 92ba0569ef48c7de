import type { Part } from '../../render/part.ts';

/** The studio's page on how the site is. Renders nothing on pages. */
export const part: Part = { name: 'health' };

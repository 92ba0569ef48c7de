import type { Part } from '../../render/part.ts';

/** Checklist before a new site is launched, on the studio's first page. Renders nothing on pages. */
export const part: Part = { name: 'first-steps' };

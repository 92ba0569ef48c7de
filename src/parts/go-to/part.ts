import type { Part } from '../../render/part.ts';

/** The studio's search over its screens and documents. Renders nothing on pages. */
export const part: Part = { name: 'go-to' };

import type { Part } from '../../render/part.ts';

/** The board of documents and languages in the studio. Renders nothing on pages. */
export const part: Part = { name: 'language-board' };

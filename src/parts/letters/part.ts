import type { Part } from '../../render/part.ts';

/** The studio's pages of letters, which show them with a booking of the shop. Renders nothing on pages. */
export const part: Part = { name: 'letters', requires: ['shop'] };

import type { Part } from '../../render/part.ts';

/** The studio's page of the keys of services: mail server and payments. Renders nothing on pages. */
export const part: Part = { name: 'services', requires: ['shop'] };

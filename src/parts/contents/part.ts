import type { Part } from '../../render/part.ts';
import { contentsData } from './contentsData.ts';

/** Settings of all tables of contents; the table itself is a widget. */
export const part: Part = { name: contentsData.name, load: contentsData.load, previewedGlobal: 'toc' };

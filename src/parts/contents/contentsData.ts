import type { Toc } from '../../cms/payload-types.ts';
import { definePartData } from '../../render/partData.ts';

/** Settings of all tables of contents. */
export const contentsData = definePartData('contents', ({ globals }) => globals.toc as Toc);

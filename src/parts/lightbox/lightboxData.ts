import type { Lightbox } from '../../cms/payload-types.ts';
import { definePartData } from '../../render/partData.ts';

/** Settings of the lightbox. */
export const lightboxData = definePartData('lightbox', ({ globals }) => globals.lightbox as Lightbox);

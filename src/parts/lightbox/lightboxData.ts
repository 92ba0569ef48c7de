import { definePartData } from '../../render/partData.ts';

/** The settings of the lightbox. */
export const lightboxData = definePartData('lightbox', ({ lightbox }) => lightbox);

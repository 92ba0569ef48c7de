import { definePartData } from '../../render/partData.ts';

/** The settings of all tables of contents. */
export const contentsData = definePartData('contents', ({ toc }) => toc);

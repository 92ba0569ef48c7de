import { definePartData } from '../../render/partData.ts';

/** The chat's settings and everybody who can be written to. */
export const chatData = definePartData('chat', ({ chat }) => chat);

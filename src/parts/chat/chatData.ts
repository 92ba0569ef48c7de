import { definePartData } from '../../render/partData.ts';

/** Settings and accounts of the chat. */
export const chatData = definePartData('chat', ({ chat }) => chat);

import { definePartData } from '../../render/partData.ts';
import { populated } from '../../render/populated.ts';
import type { Chat, ChatAccount, Media } from '../../render/types.ts';

/** The chat's settings, and all chat accounts, whether listed in the box or not. */
export interface ChatContent {
  settings: Chat;
  accounts: readonly ChatAccount[];
  defaultAvatar: Media | undefined;
}

/** Settings and accounts of the chat. */
export const chatData = definePartData('chat', ({ entries, globals }): ChatContent => {
  const settings = globals.chat as Chat;
  return {
    settings,
    accounts: (entries['chat-accounts'] ?? []) as readonly ChatAccount[],
    defaultAvatar: populated(settings.defaultAvatar),
  };
});

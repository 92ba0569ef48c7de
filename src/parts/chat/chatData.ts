import type { SpokenEntry } from '../../content/documentTypes.ts';
import type { ContentReader } from '../../content/types.ts';
import { definePartData } from '../../render/partData.ts';
import { populated } from '../../render/populated.ts';
import { IN_SOURCE } from '../../render/text/languageMarks.ts';
import type { Chat, ChatAccount, Media, PageView } from '../../render/types.ts';

/** The chat's settings, and all chat accounts, whether listed in the box or not. */
export interface ChatContent {
  settings: Chat;
  accounts: readonly ChatAccount[];
  defaultAvatar: Media | undefined;
  /** On a page in another language: settings and accounts whose texts are in the source language. */
  inSource?: { settings: boolean; accounts: ReadonlySet<number> };
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

/** The chat in the language of a page: its settings and each account as a whole, so that no box mixes languages. */
export async function translateChat(
  data: ChatContent,
  content: Pick<ContentReader, 'translateEntries'>,
): Promise<ChatContent> {
  if (!data.settings.enabled && data.accounts.length === 0) return data;
  const [spoken] = await content.translateEntries('chat', [{ ...data.settings, id: 1 }]);
  const accounts = await content.translateEntries('chat-accounts', data.accounts);
  const isWhole = ({ remaining }: SpokenEntry<unknown>): boolean => remaining?.size === 0;
  const hasWords = spoken !== undefined && isWhole(spoken);
  const { i18n: _, ...others } = data.settings;
  return {
    ...data,
    // Without its own words for the state of an account, the catalogue's are used.
    settings: hasWords ? { ...spoken.entry, id: data.settings.id } : (others as Chat),
    accounts: accounts.map((account) => (isWhole(account) ? account.entry : account.source)),
    inSource: {
      settings: !hasWords,
      accounts: new Set(accounts.filter((account) => !isWhole(account)).map(({ source }) => source.id)),
    },
  };
}

/** The language of the settings' own words, where that is not the page's. */
export function settingsMark(view: Pick<PageView, 'parts'>): typeof IN_SOURCE | undefined {
  return chatData.of(view).inSource?.settings ? IN_SOURCE : undefined;
}

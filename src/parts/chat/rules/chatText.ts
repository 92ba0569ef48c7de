/** The page from which a chat is opened. */
export type ChatPage = { pageTitle: string; pageUrl: string };

/** The predefined message: plain text with the page's title and URL filled in, lines separated by \n. */
export function fillChatText(predefinedText: string | null | undefined, { pageTitle, pageUrl }: ChatPage): string {
  const text = (predefinedText ?? '').replace(/\[njwa_page_(title|url)\]/g, (_, name) =>
    name === 'title' ? pageTitle : pageUrl,
  );
  return text.replace(/\r\n?/g, '\n');
}

/** Encodes text for a query. Never throws. */
export function encodeChatText(text: string): string {
  // A lone surrogate, from truncated text, cannot be encoded.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

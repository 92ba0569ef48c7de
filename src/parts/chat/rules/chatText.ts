/** The page a chat is opened from. */
export type ChatPage = { pageTitle: string; pageUrl: string };

/** The message a chat begins with: plain text with the page's title and address in place, its lines ended by \n. */
export function fillChatText(predefinedText: string | null | undefined, { pageTitle, pageUrl }: ChatPage): string {
  const text = (predefinedText ?? '').replace(/\[njwa_page_(title|url)\]/g, (_, name) =>
    name === 'title' ? pageTitle : pageUrl,
  );
  return text.replace(/\r\n?/g, '\n');
}

/** Text for a query: encoded once, whatever is in it. Never throws. */
export function encodeChatText(text: string): string {
  // Half a surrogate pair, from a text cut short, cannot be encoded.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

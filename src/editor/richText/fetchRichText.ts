/** The client side of Payload's rich text editor (Lexical). */
export type RichText = typeof import('@payloadcms/richtext-lexical/client');

/** Lazy-loads the rich text editor, which is in no page's bundle (decision 056); cached after the first time. */
export function fetchRichText(): Promise<RichText> {
  return import('@payloadcms/richtext-lexical/client');
}

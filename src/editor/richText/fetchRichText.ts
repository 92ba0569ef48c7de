/** Payload's editor for running text as it runs in the browser. */
export type RichText = typeof import('@payloadcms/richtext-lexical/client');

/** Fetches the editor for running text, which no page brings along (decision 056); the second time it is there already. */
export function fetchRichText(): Promise<RichText> {
  return import('@payloadcms/richtext-lexical/client');
}

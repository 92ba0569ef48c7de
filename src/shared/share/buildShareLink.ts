import type { EncodedContent, ShareContent, ShareNetwork } from './networks.ts';

/**
 * The address at which a network offers to share a content; undefined for a network that works by script alone. Title and
 * text come on one line each, so that no subject of an e-mail can begin a second header.
 */
export function buildShareLink(network: ShareNetwork, content: ShareContent): string | undefined {
  const encoded: EncodedContent = {
    url: encode(content.url),
    title: encode(oneLine(content.title)),
    text: encode(oneLine(content.text)),
    image: encode(content.image),
  };
  return network.link?.(encoded);
}

/** Text as it is shared: well-formed, white space and control characters as single spaces. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Percent-encodes for a query, those characters included that a mail program would take for the end of an address. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

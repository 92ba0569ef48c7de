import type { EncodedContent, ShareContent, ShareNetwork } from './networks.ts';

/**
 * Share URL of a network; undefined for a network that works by script only. Title and text are single lines, against
 * header injection in the subject of an e-mail.
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

/** Normalizes shared text: well-formed, white space and control characters as single spaces. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Percent-encodes for a query, including characters that a mail program would take for the end of a URL. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

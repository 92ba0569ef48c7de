/** Characters that XML 1.0 forbids, even escaped: most control characters and two that are no characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern removes control characters
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\r': '&#13;',
};

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/** Escapes text for an XML element or attribute; forbidden characters are dropped. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"'\r]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** One element with text; empty when there is no text. */
export function textElement(name: string, text: string | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : '';
}

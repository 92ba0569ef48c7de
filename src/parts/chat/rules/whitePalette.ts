/** Colours of names and introductions in a chat box with white text (spec: light and pale green). */
const WHITE_PALETTE = { name: '#d5f0d9', intro: '#D9EBC6' } as const;

export type TextPalette = { readonly name: string; readonly intro: string };

/** The softer colours for white text; undefined for another text colour. */
export function whitePalette(textColor: string | null | undefined): TextPalette | undefined {
  return textColor && isWhite(textColor) ? WHITE_PALETTE : undefined;
}

/** Whether a colour is opaque white, in any common notation. */
export function isWhite(color: string): boolean {
  const text = color.trim().toLowerCase();
  if (/^(?:white|#f{3,4}|#(?:ff){3,4})$/.test(text)) return true;
  const [, name, inner = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(text) ?? [];
  const [first, second, third, alpha = '1', ...more] = inner.split(/[\s,/]+/).filter(Boolean);
  if (!name || more.length || !isFull(alpha, 1)) return false;
  if (name === 'hsl') return isFull(third, 100);
  return [first, second, third].every((channel) => isFull(channel, 255));
}

/** Whether a number reaches its maximum; a percentage reaches 100. */
function isFull(value: string | undefined, most: number): boolean {
  return Number.parseFloat(value ?? '') >= (value?.endsWith('%') ? 100 : most);
}

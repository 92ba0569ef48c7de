import { sanitizeDisplayText } from '../../cms/fields/text/sanitizeDisplayText.ts';
import type { RenderContext } from '../context.ts';

/** An editor's HTML, sanitized on save, for React; reports its links. */
export function displayHtml(html: string, { noteLink }: Pick<RenderContext, 'noteLink'>): { __html: string } {
  sanitizeDisplayText(html, noteLink);
  return { __html: html };
}

import { sanitizeDisplayText } from '../cms/fields/sanitizeDisplayText.ts';
import type { RenderContext } from './context.ts';

/** An editor's text, sanitised before, for React; its links are noted. */
export function displayHtml(html: string, { noteLink }: Pick<RenderContext, 'noteLink'>): { __html: string } {
  sanitizeDisplayText(html, noteLink);
  return { __html: html };
}

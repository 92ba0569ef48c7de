import { addStyle } from '../typingStyle.ts';

/** Style of what the editor shows otherwise than the page: formats without an element, and the selected part. */
const STYLE = `
[data-typing] .rihla-underlined { text-decoration: underline !important; }
[data-typing] .rihla-struck { text-decoration: line-through !important; }
[data-typing] .rihla-underlined-struck { text-decoration: underline line-through !important; }
[data-typing] [data-kept-selected] { outline: 2px solid !important; outline-offset: 2px !important; }`;

/** Adds the style of rich texts that are edited to a page. @returns takes it away */
export function addRichStyle(page: Document): () => void {
  return addStyle(page, STYLE);
}

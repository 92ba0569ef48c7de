import { addStyle } from '../typingStyle.ts';

/** Style of parts that the editor shows differently from the page: formats without an element, and the selected part. */
const STYLE = `
[data-typing] .rihla-underlined { text-decoration: underline !important; }
[data-typing] .rihla-struck { text-decoration: line-through !important; }
[data-typing] .rihla-underlined-struck { text-decoration: underline line-through !important; }
[data-typing] [data-kept-selected] { outline: 2px solid !important; outline-offset: 2px !important; }`;

/** Adds the style of rich texts that are edited to a page. @returns removes it */
export function addRichStyle(page: Document): () => void {
  return addStyle(page, STYLE);
}

import { SHOW_KEPT_FONTS } from '../../styles/fonts/earlyFonts.ts';

interface StartOptions {
  /** Address of the loader. */
  loader: string;
  /** What parts do before the page is shown, in their order: statements that know the document as `d`. */
  statements?: readonly string[];
}

/**
 * The script in the head of a page with islands: brings in the loader, never in the way of anything, shows the fonts where
 * the browser has them, and does what parts ask for. A script that is made by a script is trusted
 * like its maker, and so is all that it imports; one that stands in the page would need a hash, which not every browser takes
 * for a file.
 */
export function startScript({ loader, statements = [] }: StartOptions): string {
  const startLoader = `const s=d.createElement("script");s.src=${JSON.stringify(loader)};d.head.append(s)`;
  return `(d=>{${[startLoader, SHOW_KEPT_FONTS, ...statements].join(';')}})(document)`;
}

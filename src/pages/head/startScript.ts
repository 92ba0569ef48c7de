import { SHOW_KEPT_FONTS } from '../../styles/fonts/earlyFonts.ts';

interface StartOptions {
  /** URL of the island loader. */
  loader: string;
  /** Statements of parts that run before the page is shown, in their order; `d` is the document. */
  statements?: readonly string[];
}

/**
 * The script in the head of a page with islands: loads the island loader asynchronously, shows the fonts where the browser has them cached, and
 * runs the statements of parts. A script that a trusted script creates is trusted with it, and so are all its imports; a script element with `src`
 * in the page would need a hash, which not every browser accepts for a file.
 */
export function startScript({ loader, statements = [] }: StartOptions): string {
  const startLoader = `const s=d.createElement("script");s.src=${JSON.stringify(loader)};d.head.append(s)`;
  return `(d=>{${[startLoader, SHOW_KEPT_FONTS, ...statements].join(';')}})(document)`;
}

import { SHOW_KEPT_FONTS } from '../../styles/fonts/earlyFonts.ts';

/**
 * The script in the head of a page with islands: brings in the loader, never in the way of anything, and shows the fonts
 * where the browser has them. A script that is made by a script is trusted like its maker, and so is all that it imports; one
 * that stands in the page would need a hash, which not every browser takes for a file.
 * @param loader address of the loader
 */
export function startScript(loader: string): string {
  const startLoader = `const s=d.createElement("script");s.src=${JSON.stringify(loader)};d.head.append(s)`;
  return `(d=>{${startLoader};${SHOW_KEPT_FONTS}})(document)`;
}

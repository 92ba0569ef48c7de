import { MARK_SCROLLED } from '../../effects/markScrolled.ts';
import { SHOW_KEPT_FONTS } from '../../styles/fonts/earlyFonts.ts';

/**
 * The script in the head of a page with islands: brings in the loader, never in the way of anything, shows the fonts where
 * the browser has them, and knows from the start whether the page is scrolled. A script that is made by a script is trusted like its maker, and so is all that it imports; one
 * that stands in the page would need a hash, which not every browser takes for a file.
 * @param loader address of the loader
 * @param hasToTop whether the page has the control that depends on how far it is scrolled
 */
export function startScript(loader: string, hasToTop = false): string {
  const startLoader = `const s=d.createElement("script");s.src=${JSON.stringify(loader)};d.head.append(s)`;
  const parts = [startLoader, ...(hasToTop ? [MARK_SCROLLED] : []), SHOW_KEPT_FONTS];
  return `(d=>{${parts.join(';')}})(document)`;
}

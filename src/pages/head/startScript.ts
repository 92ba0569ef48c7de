import { SHOW_KEPT_FONTS } from '../../styles/fonts/earlyFonts.ts';

/**
 * The script in the head of a page with islands: brings in the loader once the page has been painted, so that neither its bytes
 * nor its work stand in the way of what is seen first, and shows the fonts where the browser has them. A script that is made by a script is trusted like its maker, and so is all that it imports; one
 * that stands in the page would need a hash, which not every browser takes for a file.
 * @param loader address of the loader
 */
export function startScript(loader: string): string {
  const makeLoader = `const s=d.createElement("script");s.src=${JSON.stringify(loader)};`;
  // A frame is painted when its callbacks have run; a timer set in one of them comes after that.
  return `(d=>{${makeLoader}requestAnimationFrame(()=>setTimeout(()=>d.head.append(s)));${SHOW_KEPT_FONTS}})(document)`;
}

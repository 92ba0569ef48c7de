import { SHOW_KEPT_FONTS } from '../../styles/fonts/earlyFonts.ts';
import { ROLES_COOKIE } from '../../visitor/visitorUser.ts';

/**
 * The script in the head of a page with islands: brings in the loader, never in the way of anything, and shows the fonts
 * where the browser has them. A script that is made by a script is trusted like its maker, and so is all that it imports; one
 * that stands in the page would need a hash, which not every browser takes for a file.
 * @param loader address of the loader
 * @param editBar address of the bar of signed-in staff, which comes only to a browser that remembers a session
 */
export function startScript(loader: string, editBar?: string): string {
  const startLoader = `const s=d.createElement("script");s.src=${JSON.stringify(loader)};d.head.append(s)`;
  // Last, since a sandboxed frame forbids cookies by throwing. A marker, since only the loader may import.
  const marker = `<rihla-island name=edit-bar trigger=load src=${editBar}>`;
  const startBar = editBar
    ? `;/${ROLES_COOKIE}=/.test(d.cookie)&&d.head.insertAdjacentHTML("beforeend",${JSON.stringify(marker)})`
    : '';
  return `(d=>{${startLoader};${SHOW_KEPT_FONTS}${startBar}})(document)`;
}

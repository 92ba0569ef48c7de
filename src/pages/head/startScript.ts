import { MARK_SCROLLED } from '../../browser/markScrolled.ts';
import { SHOW_KEPT_FONTS } from '../../styles/fonts/earlyFonts.ts';
import { ROLES_COOKIE } from '../../visitor/visitorUser.ts';

interface StartOptions {
  /** Address of the loader. */
  loader: string;
  /** Whether the page has the control that depends on how far it is scrolled. */
  hasToTop?: boolean;
  /** Address of the bar of signed-in staff, which comes only to a browser that remembers a session. */
  editBar?: string | undefined;
}

/**
 * The script in the head of a page with islands: brings in the loader, never in the way of anything, shows the fonts where
 * the browser has them, and knows from the start whether the page is scrolled. A script that is made by a script is trusted
 * like its maker, and so is all that it imports; one that stands in the page would need a hash, which not every browser takes
 * for a file.
 */
export function startScript({ editBar, hasToTop, loader }: StartOptions): string {
  const startLoader = `const s=d.createElement("script");s.src=${JSON.stringify(loader)};d.head.append(s)`;
  // A marker, since only the loader may import.
  const marker = `<rihla-island name=edit-bar trigger=load src=${editBar}>`;
  // Last, since a sandboxed frame forbids cookies by throwing.
  const startBar = `/${ROLES_COOKIE}=/.test(d.cookie)&&d.head.insertAdjacentHTML("beforeend",${JSON.stringify(marker)})`;
  const parts = [startLoader, hasToTop && MARK_SCROLLED, SHOW_KEPT_FONTS, editBar && startBar];
  return `(d=>{${parts.filter(Boolean).join(';')}})(document)`;
}

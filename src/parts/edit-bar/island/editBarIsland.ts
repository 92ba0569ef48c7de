import { setEditNonce } from '../../../browser/editMode.ts';
import { EDIT_BAR_PATH, type EditBarContent } from '../../../shared/editBar.ts';
import css from './edit-bar.css?inline';

/** Session storage key, set once the bar was closed. */
const CLOSED_KEY = 'rihla-edit-bar';

/**
 * Shows signed-in staff a bar above the page, with links to its document in the studio. The page's HTML is the same for everybody: the data is
 * requested from the server, which responds to staff only. The head script inserts its marker where the browser has the cookie of a session.
 */
export async function mount(): Promise<(() => void) | undefined> {
  // In a frame of the studio the page stands as visitors see it.
  if (isClosed() || window.parent !== window) return;
  const content = await askServer();
  if (!content) return;
  setEditNonce(content.nonce);
  const bar = createBar(content);
  addStyle();
  const skipLink = document.querySelector('.r-skip');
  if (skipLink) skipLink.after(bar);
  else document.body.prepend(bar);
  return () => bar.remove();
}

/** Constructed style sheet, which needs no entry in the page's Content Security Policy. */
function addStyle(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

async function askServer(): Promise<EditBarContent | undefined> {
  try {
    const response = await fetch(`${EDIT_BAR_PATH}?path=${encodeURIComponent(location.pathname)}`);
    return response.status === 200 ? ((await response.json()) as EditBarContent) : undefined;
  } catch {
    // The page works without the bar; the next page retries.
    return undefined;
  }
}

function createBar({ close, greeting, label, language, links }: EditBarContent): HTMLElement {
  const bar = create('section', { className: 'r-edit-bar', ariaLabel: label });
  bar.dataset.adminBar = '';
  if (language) Object.assign(bar, { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' });
  const button = create('button', { type: 'button', ariaLabel: close, textContent: '×' });
  button.addEventListener('click', () => {
    keepClosed();
    bar.remove();
    document.body.focus({ preventScroll: true });
  });
  const anchors = links.map(({ href, label: textContent }) => create('a', { href, textContent }));
  bar.append(...anchors, create('span', { textContent: greeting }), button);
  return bar;
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

function isClosed(): boolean {
  try {
    return sessionStorage.getItem(CLOSED_KEY) !== null;
  } catch {
    // Storage is blocked, so nothing was stored.
    return false;
  }
}

function keepClosed(): void {
  try {
    sessionStorage.setItem(CLOSED_KEY, '1');
  } catch {
    // Storage is blocked or full: the next page shows the bar again.
  }
}

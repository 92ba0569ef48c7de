import { setEditNonce } from '../../../browser/editMode.ts';
import { EDIT_BAR_PATH, type EditBarContent } from '../../../shared/editBar.ts';
import css from './edit-bar.css?inline';

/** Set in this tab once the bar was closed. */
const CLOSED_KEY = 'rihla-edit-bar';

/**
 * Shows staff who are signed in a bar above the page, with the way to what it shows in the studio. The page is the same for
 * everybody and knows none of it: the server is asked, and has nothing for anybody else. Its marker is made by the script in the
 * head, where the browser remembers a session.
 */
export async function mount(): Promise<(() => void) | undefined> {
  if (isClosed()) return;
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

/** Made by script, so that the page's policy need not know of it. */
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
    // The page is whole without the bar; the next one asks again.
    return undefined;
  }
}

function createBar({ close, greeting, label, links }: EditBarContent): HTMLElement {
  const bar = create('section', { className: 'r-edit-bar', ariaLabel: label });
  bar.dataset.adminBar = '';
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
    // Storage is blocked, so nothing was kept.
    return false;
  }
}

function keepClosed(): void {
  try {
    sessionStorage.setItem(CLOSED_KEY, '1');
  } catch {
    // Storage is blocked or full: the bar is back with the next page.
  }
}

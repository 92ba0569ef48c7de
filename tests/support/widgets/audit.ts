import axe, { type RunOptions } from 'axe-core';
import { JSDOM, VirtualConsole } from 'jsdom';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that cannot be checked on one widget's markup. */
const RULES = {
  // jsdom has no rendering.
  'color-contrast': { enabled: false },
  'target-size': { enabled: false },
  // The page decides the heading levels above a widget, and where an aside may be.
  'heading-order': { enabled: false },
  'landmark-complementary-is-top-level': { enabled: false },
};

/** Loaded once: loading takes longer than running. */
const { window } = new JSDOM('<!doctype html><html lang="en"><head><title>Page</title></head><body></body></html>', {
  runScripts: 'outside-only',
  // Without listeners: axe uses a canvas if available, which jsdom reports as an error.
  virtualConsole: new VirtualConsole(),
});
window.eval(axe.source);

/** axe violations in the markup of a page's `<main>`: rule and element. */
export async function auditMarkup(markup: string): Promise<string[]> {
  const title = markup.includes('<h1') ? '' : '<h1>Page</h1>';
  window.document.body.innerHTML = `<main>${title}${markup}</main>`;
  return audit({ runOnly: TAGS, rules: RULES });
}

/** axe violations in a whole document: rule and element. axe belongs to the first document that loads it, so it gets a copy there. */
export async function auditPage({ documentElement: page }: Document): Promise<string[]> {
  const { documentElement: copy } = window.document;
  copy.lang = page.lang;
  copy.innerHTML = page.innerHTML;
  return audit({ rules: { 'color-contrast': RULES['color-contrast'] } });
}

async function audit(options: RunOptions): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const { violations } = await run(window.document as unknown as Document, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

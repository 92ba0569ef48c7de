import axe, { type RunOptions } from 'axe-core';
import { JSDOM, VirtualConsole } from 'jsdom';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that cannot be judged from one widget's markup. */
const RULES = {
  // jsdom paints nothing.
  'color-contrast': { enabled: false },
  'target-size': { enabled: false },
  // The page around a widget decides the levels above its headings, and where an aside stands.
  'heading-order': { enabled: false },
  'landmark-complementary-is-top-level': { enabled: false },
};

/** Loaded once: it takes longer to load than to run. */
const { window } = new JSDOM('<!doctype html><html lang="en"><head><title>Page</title></head><body></body></html>', {
  runScripts: 'outside-only',
  // Without listeners: axe asks for a canvas, which jsdom has none of, and does without.
  virtualConsole: new VirtualConsole(),
});
window.eval(axe.source);

/** What axe finds in the markup of a page's `<main>`: rule and element. */
export async function auditMarkup(markup: string): Promise<string[]> {
  const title = markup.includes('<h1') ? '' : '<h1>Page</h1>';
  window.document.body.innerHTML = `<main>${title}${markup}</main>`;
  return audit({ runOnly: TAGS, rules: RULES });
}

/**
 * What axe finds in a whole document as it stands: rule and element. axe itself is of the first document that loads it, so it gets a
 * copy into its own.
 */
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

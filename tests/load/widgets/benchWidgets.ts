import { chromium } from 'playwright-core';
import { BROWSER } from '../../e2e/support/browser.ts';
import { startSeededSite } from '../../support/servers/seededSite.ts';
import { measureBytes } from './measureBytes.ts';
import { measurePaint } from './measurePaint.ts';
import { bytesTable, paintTable, slowKinds } from './widgetTables.ts';

const BYTES_NOTE =
  'Bytes of a page’s only widget, brotli: its style (the form of its examples that needs least, and all of them), its islands, what those share with others, and what they fetch only when it is needed. The loader of islands comes once to all pages.';
const PAINT_NOTE =
  'From a gesture to the next paint at a quarter of this machine’s speed, the slowest gesture of each widget on its page of the pattern book; the median of three visits.';

/** Cost of every kind of widget, as two tables, and the kinds that respond too slowly. */
export async function benchWidgets(): Promise<{ text: string; slow: string[] }> {
  const sizes = await measureBytes();
  const site = await startSeededSite('bench-widgets');
  const browser = await chromium.launch(BROWSER.launchOptions);
  try {
    const times = await measurePaint(browser, site.origin);
    const text = [BYTES_NOTE, bytesTable(sizes), PAINT_NOTE, paintTable(times)].join('\n\n');
    return { text, slow: slowKinds(times) };
  } finally {
    await browser.close();
    await site.stop();
  }
}

// `npm run bench:studio`: cost of the layout editor, on the front page and on a page of 300 blocks, as one table. `-- --strict` fails when a
// budget is missed.
import { chromium } from 'playwright-core';
import { BROWSER } from '../tests/e2e/support/browser.ts';
import { describeMachine } from '../tests/load/machine.ts';
import { measureEditor } from '../tests/load/studio/measureEditor.ts';
import { prepareDocuments } from '../tests/load/studio/prepareDocuments.ts';
import { describeSent, editorRows } from '../tests/load/studio/rows.ts';
import { signInBrowser } from '../tests/load/studio/signInBrowser.ts';
import { renderTable } from '../tests/load/table.ts';
import { claimSite } from '../tests/support/requests/staff.ts';
import { startSeededSite } from '../tests/support/servers/seededSite.ts';
import { runNode } from './lib/runNode.ts';

await runNode(['scripts/build.ts'], { NODE_ENV: 'production' });
const site = await startSeededSite('bench-studio');
const browser = await chromium.launch(BROWSER.launchOptions);
try {
  const staff = await claimSite(site);
  const documents = await prepareDocuments(staff);
  const signedIn = await signInBrowser(browser, site.origin);
  const rows = [];
  for (const { name, path } of documents) {
    process.stderr.write(`${new Date().toTimeString().slice(0, 8)} measuring ${name}\n`);
    const figures = await measureEditor(browser, signedIn, path);
    rows.push(...editorRows(name, figures));
    process.stderr.write(describeSent(figures));
  }
  process.stdout.write(`Measured on ${describeMachine()}.\n\n${renderTable(rows)}\n`);
  if (process.argv.includes('--strict') && rows.some(({ isMissed }) => isMissed)) process.exitCode = 1;
} finally {
  await browser.close();
  await site.stop();
}

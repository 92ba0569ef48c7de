import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ADMIN, claimSite } from '../../../support/requests/staff.ts';
import { KEEPS_COMPILED } from '../../../support/servers/serverCommand.ts';
import { startSite } from '../../../support/servers/site.ts';
import { makeDocument, openEditor, readDocument, SAVED_WITHIN_MS } from './editorTest.ts';

test.describe.configure({ timeout: 120_000 });

test('nothing typed is lost when the server is killed, and everything is saved after its restart', async ({
  browser,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rihla-killed-'));
  const env = { ...KEEPS_COMPILED, NO_DEMO: 'empty' };
  let site = await startSite({ dataDir, env });
  const { origin } = site;
  const port = Number(new URL(origin).port);
  await claimSite(site);
  const admin = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  const data = { email: ADMIN.email, password: ADMIN.password };
  await admin.request.post('/api/users/login', { data, headers: { origin } });
  const layout = [{ blockType: 'heading', text: 'Before', level: 'h2' }];
  const id = await makeDocument(admin, origin, { title: 'A killed server', layout });

  const page = await admin.newPage();
  const editor = await openEditor(page, 'pages', id);
  await editor.select('Heading: Before');
  const text = editor.settings.getByLabel(/^Text/);
  await text.waitFor();
  await site.stop('SIGKILL');
  await text.fill('Typed into the dark');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor.status).toHaveText(/^(No connection|The server could not save): kept on this device/, {
    timeout: SAVED_WITHIN_MS,
  });
  await editor.tree.getByRole('treeitem', { selected: true }).click();
  await page.keyboard.press('ControlOrMeta+d');

  site = await startSite({ dataDir, env, port });
  await expect(editor.status).toHaveText('All changes saved', { timeout: 60_000 });
  const { layout: saved } = await readDocument(admin, 'pages', id);
  expect(saved).toMatchObject([{ text: 'Typed into the dark' }, { text: 'Typed into the dark' }]);
  await admin.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

import type { Page } from '@playwright/test';
import { isTurnOf } from '../../../support/long.ts';
import { findViolations } from '../../support/axe.ts';
import { expect, type LayoutEditor, test } from '../studioTest.ts';
import { findFrontPage, openEditor } from './editorTest.ts';

test.use({ journey: 'editor' });
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** axe violations in the workspace itself; Payload's fields are covered by another test. */
async function findOwn(page: Page): Promise<string[]> {
  const found = await findViolations(page);
  const own = await Promise.all(
    found.map(async (line) => {
      const target = line.split(': ').slice(2).join(': ');
      return page
        .locator(target)
        .first()
        .evaluate((element) => !element.closest('.field-type') && element.closest('[class*=rihla-]') !== null)
        .catch(() => true);
    }),
  );
  return found.filter((_, index) => own[index]);
}

/** Parts that open above the editor, beside those that other tests check: comments, versions, the search of the palette, the choice of a picture. */
const PARTS: Readonly<Record<string, (page: Page, editor: LayoutEditor) => Promise<void>>> = {
  'search of commands': async (page) => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('option').first().waitFor();
  },
  'menu of the page': async (page, editor) => {
    await editor.page.getByRole('heading', { level: 1 }).click({ button: 'right' });
    await page.getByRole('menu').waitFor();
  },
  steps: (page) => page.getByRole('button', { name: 'Steps', exact: true }).click(),
  'why it looks so': async (page) => {
    await page.getByRole('tab', { name: 'Style' }).click();
    await page.getByRole('button', { name: 'Why it looks so' }).click();
    await page.getByRole('dialog', { name: 'Why it looks so' }).waitFor();
  },
  'name of a style': async (page, editor) => {
    // Offered for what has a style, as a section does.
    await editor.select(/./);
    await page.getByRole('tab', { name: 'Style' }).click();
    await page.getByRole('button', { name: 'Save as a style…' }).click();
    await page.getByRole('dialog', { name: 'Save as a style' }).waitFor();
  },
};

test('what opens above the editor has no violations at three widths', async ({ admin }) => {
  const page = await admin.newPage();
  const { collection, id } = await findFrontPage(admin);
  const editor = await openEditor(page, collection, id);
  await expect(editor.page.getByRole('heading', { level: 1 })).toBeVisible();
  const names = Object.keys(PARTS);
  // At most two of them a day.
  for (const name of names.filter((_, turn) => isTurnOf(turn, 3))) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await editor.select(/^Heading: /);
    await test.step(name, async () => {
      await PARTS[name]?.(page, editor);
      for (const width of [1440, 820, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findOwn(page), `${name}, ${width} px`).toEqual([]);
      }
      await page.keyboard.press('Escape');
    });
  }
  await page.close();
});

for (const [name, viewport] of Object.entries({
  'a desktop': { width: 1440, height: 900 },
  'a narrow window': { width: 820, height: 1180 },
})) {
  test(`all parts of the editor have no violations on ${name}`, async ({ admin }) => {
    const page = await admin.newPage();
    await page.setViewportSize(viewport);
    const { collection, id } = await findFrontPage(admin);
    const editor = await openEditor(page, collection, id);
    await expect(editor.page.getByRole('heading', { level: 1 })).toBeVisible();
    // What Payload leaves without a name gets one by a script of its own, a moment later.
    await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible();
    await test.step('initially', async () => expect(await findOwn(page)).toEqual([]));
    await editor.select(/^Heading: /);
    if (viewport.width < 1000)
      await page.getByRole('group', { name: 'What to show' }).getByRole('button', { name: 'Settings' }).click();
    await editor.settings.getByLabel(/^Text/).waitFor();
    for (const tab of ['Style', 'Advanced', 'Content']) {
      const button = page.getByRole('tab', { name: tab });
      if (!(await button.count())) continue;
      await button.click();
      await test.step(`settings, ${tab}`, async () => expect(await findOwn(page)).toEqual([]));
    }
    if (viewport.width < 1000)
      await page.getByRole('group', { name: 'What to show' }).getByRole('button', { name: 'Blocks' }).click();
    const row = editor.tree.getByRole('treeitem', { selected: true });
    await row.click();
    await page.keyboard.press('/');
    await page.getByRole('dialog', { name: 'Add a block' }).waitFor();
    await test.step('palette', async () => expect(await findOwn(page)).toEqual([]));
    await page.keyboard.press('Escape');
    await row.click({ button: 'right' });
    await page.getByRole('menu').waitFor();
    await test.step('menu', async () => expect(await findOwn(page)).toEqual([]));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keys' }).click();
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await test.step('keyboard shortcuts', async () => expect(await findOwn(page)).toEqual([]));
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.close();
  });
}

import { expect, type Locator, type Page } from '@playwright/test';
import { createKinds } from '../../../../src/cms/blocks/createKinds.ts';
import type { Kind, KindSetting, LayoutBlock } from '../../../../src/shared/layouts/kind.ts';
import { valueAt } from '../../../../src/shared/layouts/values.ts';
import { blocks } from '../../../../src/widgets/index.ts';
import { isTurnOf } from '../../../support/long.ts';
import { type LayoutEditor, publishChanges, test } from '../studioTest.ts';
import { makeDocument, openEditor, readDocument, SAVED_WITHIN_MS } from './editorTest.ts';

test.use({ journey: 'editor' });
test.describe.configure({ mode: 'default', timeout: 240_000 });

/** Types of settings that can be set quickly, by preference. */
const SETTABLE = ['text', 'textarea', 'number', 'checkbox'];

/** In the long form every kind is covered; in the short one another fifth each day, since palette, fields and history are the same for all. */
const KINDS = createKinds(blocks)
  .filter(({ isOffered, onlyIn = ['pages'] }) => isOffered && onlyIn.includes('pages'))
  .filter((_, index) => isTurnOf(index, 5));
/** Number of kinds on one page: opening and saving it takes as long as some of them. */
const ON_A_PAGE = 8;
const PAGES = Array.from({ length: Math.ceil(KINDS.length / ON_A_PAGE) }, (_, number) =>
  KINDS.slice(number * ON_A_PAGE, (number + 1) * ON_A_PAGE),
);

for (const kinds of PAGES) {
  const names = `kinds from ${kinds[0]?.label} to ${kinds.at(-1)?.label}`;
  test(`the ${names} are placed, set and undone`, async ({ admin, studio }) => {
    const id = await makeDocument(admin, studio.origin, { title: `All ${names}`, layout: [] });
    const page = await admin.newPage();
    const editor = await openEditor(page, 'pages', id);
    const set = new Map<string, KindSetting>();
    for (const kind of kinds) {
      await test.step(kind.label, async () => {
        await place(page, editor, kind);
        const setting = await setOne(page, editor, kind);
        if (setting) set.set(kind.slug, setting);
      });
    }
    await test.step('the page shows each kind, or a note on what is missing', async () => {
      const shown = editor.page.locator('[data-block-type]');
      const slugs = () => shown.evaluateAll((all) => all.map((each) => each.getAttribute('data-block-type')));
      await expect.poll(slugs).toEqual(expect.arrayContaining(kinds.map(({ slug }) => slug)));
    });
    await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
    const stored = (await readDocument(admin, 'pages', id)).layout as LayoutBlock[];
    expect(stored.map(({ blockType }) => blockType)).toEqual(kinds.map(({ slug }) => slug));
    for (const block of stored) {
      const setting = set.get(block.blockType);
      if (setting) expect.soft(valueAt(block, setting.path), block.blockType).toEqual(valueFor(setting));
    }
    await test.step('undo all steps', async () => {
      const undo = page.getByRole('button', { name: /^Undo/ });
      for (let left = kinds.length + set.size; left > 0; left -= 1) await undo.click();
      await expect(editor.tree.getByRole('treeitem', { name: /^Empty\. Add a block/ })).toBeVisible();
      await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
      expect((await readDocument(admin, 'pages', id)).layout).toEqual([]);
    });
    await page.close();
  });
}

test('sticky, entrance and motion effects work, and are removed by undo', async ({ admin, studio }) => {
  const heading = { blockType: 'heading', text: 'Nine nights', level: 'h2' };
  const id = await makeDocument(admin, studio.origin, { title: 'Effects of a block', layout: [heading] });
  const page = await admin.newPage();
  const editor = await openEditor(page, 'pages', id);
  const shown = editor.page.getByRole('main').locator('[data-block-type="heading"]');

  await test.step('a sticky block sticks in the preview', async () => {
    await editor.select(/Nine nights/);
    await page.getByRole('tab', { name: /^advanced$/i }).click();
    await choose(editor, 'Stay in view', 'sticky', 'Top of the window');
    // Its dependent fields shift the content below, under the pointer.
    await expect(editor.settings.getByRole('checkbox', { name: 'Stays in its column' })).toBeVisible();
    await expect(shown).toHaveAttribute('data-sticky', 'top');
    await expect(shown).toHaveCSS('position', 'sticky');
  });
  await test.step('entrance and motion effects are off in the preview, and on for visitors', async () => {
    await choose(editor, 'Entrance', 'entrance_animation', 'Fade in up');
    // Its dependent fields shift the content below, under the pointer.
    await expect(editor.settings.getByRole('spinbutton', { name: /^Delay/ })).toBeVisible();
    await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
    const motion = await openEffect(editor, 'Motion');
    // By keyboard: the panel is still unfolding, and the button moves.
    await motion.getByRole('button', { name: 'Add motion' }).press('Enter');
    await pick(editor.settings.locator('#field-advanced__motion__0__effect'), 'Vertical');
    await expect(editor.status).toHaveText('All changes saved', { timeout: SAVED_WITHIN_MS });
    await expect(shown).not.toHaveClass(/r-entrance|r-motion/);
    await publishChanges(page);
    // A background page renders once a second, which every click waits for: this one is closed again.
    const visitors = await admin.newPage();
    await expect(async () => {
      await visitors.goto(`${studio.origin}/effects-of-a-block/`);
      const moving = visitors.locator('.r-entrance--fadeInUp.r-motion');
      await expect(moving).toHaveText('Nine nights', { timeout: 1_000 });
    }).toPass({ timeout: SAVED_WITHIN_MS });
    await visitors.close();
  });
  await test.step('undone, it scrolls with the page', async () => {
    const undo = page.getByRole('button', { name: /^Undo/ });
    while (await undo.isEnabled()) await undo.click();
    await expect(shown).not.toHaveAttribute('data-sticky');
    const stored = async () => {
      const [block] = (await readDocument(admin, 'pages', id)).layout as [{ advanced?: Record<string, unknown> }];
      const { entrance_animation, motion, sticky } = block.advanced ?? {};
      return [sticky ?? null, entrance_animation ?? null, motion ?? []];
    };
    await expect.poll(stored, { timeout: SAVED_WITHIN_MS }).toEqual([null, null, []]);
  });
  await page.close();
});

/** Expands the settings of an effect. */
async function openEffect({ settings }: LayoutEditor, label: string): Promise<Locator> {
  const effect = settings.locator('.collapsible-field').filter({ hasText: label }).last();
  await effect.locator('.collapsible__toggle').first().click();
  return effect;
}

/** Chooses an option of an effect. */
async function choose(editor: LayoutEditor, label: string, setting: string, option: string): Promise<void> {
  const effect = await openEffect(editor, label);
  await pick(effect.locator(`#field-advanced__${setting}`), option);
}

async function pick(field: Locator, option: string): Promise<void> {
  await field.getByRole('combobox').click();
  await field.getByRole('option', { name: option, exact: true }).click();
}

/** Adds a kind from the palette, after the selected block. */
async function place(page: Page, { tree }: LayoutEditor, { label }: Kind): Promise<void> {
  const selected = tree.getByRole('treeitem', { selected: true });
  if (await selected.count()) await selected.press('/');
  else await tree.getByRole('treeitem', { name: /^Empty\. Add a block/ }).click();
  await page.getByRole('combobox', { name: 'Add a block: search' }).waitFor();
  await page.keyboard.insertText(label);
  await page.getByRole('option', { name: label, exact: true }).first().click();
}

/** Sets the first visible setting of a kind that can be set quickly; undefined without one. */
async function setOne(page: Page, { settings }: LayoutEditor, kind: Kind): Promise<KindSetting | undefined> {
  const candidates = SETTABLE.flatMap((type) =>
    kind.settings.filter((setting) => setting.type === type && setting.tab !== 'advanced'),
  );
  for (const setting of candidates) {
    const tab = page.getByRole('tab', { name: new RegExp(`^${setting.tab}$`, 'i') });
    await tab.click();
    const field = settings.locator(`#field-${setting.path.replaceAll('.', '__')}`);
    await settings.locator('input, textarea, [role=combobox]').first().waitFor();
    if (await field.isVisible()) {
      await change(field, setting);
      return setting;
    }
  }
  return undefined;
}

async function change(field: Locator, setting: KindSetting): Promise<void> {
  if (setting.type === 'checkbox') return field.click();
  await field.fill(String(valueFor(setting)));
}

/** A value other than a new block's. */
function valueFor({ initial, type }: KindSetting): unknown {
  if (type === 'checkbox') return !initial;
  if (type === 'number') return initial === 2 ? 3 : 2;
  return 'Eight seats, two of them left';
}

import { expect, type Locator, type Page } from '@playwright/test';
import { layoutEditor } from '../../studioTest.ts';
import type { BlockGesture, Gesture, SettingGesture } from './gesture.ts';
import type { Hands } from './hands.ts';
import { setValue } from './setValue.ts';

/** Performs an action in the editor, and checks the planned result. */
export async function perform(gesture: Gesture, page: Page, hands: Hands): Promise<void> {
  if ('then' in gesture) await handleBlocks(gesture, page, hands);
  else await changeSetting(gesture, page, hands);
}

async function handleBlocks(gesture: BlockGesture, page: Page, hands: Hands): Promise<void> {
  await hands.handle(gesture);
  if (gesture.does === 'add' || gesture.does === 'wrap') await takeKind(gesture.kind, page, hands);
  const rows = layoutEditor(page).tree.getByRole('treeitem');
  await expect(rows).toHaveCount(gesture.then.rows);
  if (gesture.then.selected >= 0) {
    await expect(rows.nth(gesture.then.selected)).toHaveAttribute('aria-selected', 'true');
  }
}

/** Chooses a kind from the palette, which is open or opening. */
async function takeKind(kind: string, page: Page, hands: Hands): Promise<void> {
  const palette = page.getByRole('dialog');
  await palette.getByRole('combobox').waitFor();
  await page.keyboard.insertText(kind);
  const offer = palette.getByRole('option', { name: kind, exact: true }).first();
  await expect(offer).toHaveAttribute('aria-selected', 'true');
  await hands.takeOffer(offer);
}

async function changeSetting(gesture: SettingGesture, page: Page, hands: Hands): Promise<void> {
  const tab = page.getByRole('tab', { name: new RegExp(`^${gesture.setting.tab}$`, 'i') });
  if ((await tab.getAttribute('aria-selected')) !== 'true') await hands.openTab(tab);
  const { settings } = layoutEditor(page);
  if (gesture.does === 'reset') {
    const reset = page.getByRole('button', { name: `Reset ${gesture.setting.label}`, exact: true });
    await hands.press(reset, 'Enter');
    return expect(reset).toHaveCount(0);
  }
  const field = settings.locator(`[id="field-${gesture.path.replaceAll('.', '__')}"]`);
  // A rich text has no id of its own; it is the only one of its row or tab.
  const around = gesture.path.includes('.') ? rowAround(gesture.path, settings) : settings;
  const isText = gesture.setting.type === 'richText';
  if (gesture.does === 'set' || gesture.does === 'clear')
    return setValue(gesture, isText ? around : field, page, hands);
  return changeRow(gesture, field, settings, hands);
}

async function changeRow(
  { does, index, path }: Extract<SettingGesture, { index: number }>,
  list: Locator,
  settings: Locator,
  hands: Hands,
): Promise<void> {
  const row = (at: number) => rowAround(`${path}.${at}.`, settings);
  if (does === 'addRow') await hands.press(list.getByRole('button', { name: /^Add / }).last(), 'Enter');
  else {
    const opener = row(does === 'removeRow' ? index : index - 1)
      .getByRole('button', { name: /^What can be done with/ })
      .first();
    const item = settings
      .page()
      .locator('.popup__content')
      .getByRole('button', { name: does === 'removeRow' ? 'Remove' : 'Duplicate', exact: true });
    await hands.pressInMenu(opener, item);
  }
  if (does === 'removeRow') await expect(row(index)).toHaveCount(0);
  else await row(index).waitFor();
}

/** The innermost list row that contains a path, or all settings. */
function rowAround(path: string, settings: Locator): Locator {
  const [, list, index] = /^(.+)\.(\d+)\./.exec(path) ?? [];
  return list === undefined ? settings : settings.locator(`[id="${list.replaceAll('.', '-')}-row-${index}"]`);
}

import { expect, type Locator, type Page } from '@playwright/test';
import { layoutEditor } from '../../studioTest.ts';
import type { BlockGesture } from './gesture.ts';
import { reach } from './reach.ts';

/** Input method: by mouse, or by keyboard only. Text is typed either way. */
export interface Hands {
  /** Performs an action on blocks; adding and wrapping only up to the palette. */
  handle(gesture: BlockGesture): Promise<void>;
  /** Chooses the first option of the palette. */
  takeOffer(offer: Locator): Promise<void>;
  /** Opens a tab of the settings. */
  openTab(tab: Locator): Promise<void>;
  /** Moves focus to a field or a button, and presses it with `key`. */
  press(target: Locator, key?: 'Enter' | 'Space'): Promise<void>;
  /** Chooses a radio button of a group with a checked one. */
  choose(radio: Locator): Promise<void>;
  /** Opens the menu of a list row, and chooses an item. */
  pressInMenu(opener: Locator, item: Locator): Promise<void>;
}

/** Menu items of a block. */
const ITEMS = {
  wrap: /^Wrap in/,
  duplicate: /^Duplicate/,
  remove: /^Delete/,
  copy: /^Copy/,
  cut: /^Cut/,
  pasteStyle: /^Paste style/,
} as const;

export function mouse(page: Page): Hands {
  const { tree } = layoutEditor(page);
  const selected = tree.getByRole('treeitem', { selected: true });
  const rows = tree.getByRole('treeitem');
  const fromMenu = async (name: RegExp) => {
    await selected.hover();
    await selected.getByRole('button', { name: /^More: / }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  let hasUsedPage = false;
  return {
    async handle(gesture) {
      if (gesture.does === 'select') return rows.nth(gesture.row).click({ position: { x: 120, y: 12 } });
      if (gesture.does === 'undo') return page.getByRole('button', { name: /^Undo: / }).click();
      if (gesture.does === 'redo') return page.getByRole('button', { name: /^Redo: / }).click();
      if (gesture.does === 'paste') return fromMenu(gesture.isInside ? /^Paste inside/ : /^Paste after/);
      if (gesture.does === 'moveIn') return drag(page, selected, rows.nth(gesture.row));
      if (gesture.does !== 'add') return fromMenu(ITEMS[gesture.does]);
      const canvas = page.getByRole('region', { name: 'Page', exact: true });
      if (gesture.empty !== undefined) {
        // Of the page the first, of the tree all others.
        const isFirst = (await rows.count()) === 1;
        return isFirst
          ? canvas.getByRole('button', { name: 'Add the first block' }).click()
          : rows.nth(gesture.empty).click();
      }
      const plus = canvas.getByRole('button', { name: /^Add a block after/ });
      if (!hasUsedPage) {
        hasUsedPage = true;
        return plus.click();
      }
      await selected.hover();
      await selected.getByRole('button', { name: /^Add a block after/ }).click();
    },
    takeOffer: (offer) => offer.click(),
    openTab: (tab) => tab.click(),
    press: (target) => target.click(),
    // The visible click target is its label.
    choose: (radio) => radio.locator('xpath=ancestor::label[1]').click(),
    async pressInMenu(opener, item) {
      await opener.click();
      await item.click();
    },
  };
}

/** Onto the middle of a row. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('A row of the tree is out of sight.');
  await page.mouse.move(start.x + 120, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + 120, end.y + end.height / 2, { steps: 4 });
  await page.mouse.up();
}

const KEYS = {
  wrap: undefined,
  duplicate: 'ControlOrMeta+d',
  remove: 'Delete',
  copy: 'ControlOrMeta+c',
  cut: 'ControlOrMeta+x',
  paste: 'ControlOrMeta+v',
  pasteStyle: 'ControlOrMeta+Shift+v',
  undo: 'ControlOrMeta+z',
  redo: 'ControlOrMeta+Shift+z',
  moveIn: 'Alt+ArrowRight',
  add: '/',
} as const;

export function keyboard(page: Page): Hands {
  const { tree } = layoutEditor(page);
  const rows = tree.getByRole('treeitem');
  const active = tree.locator('[role=treeitem][tabindex="0"]');
  const goTo = async (row: number) => {
    const at = await rows.evaluateAll((all) => all.findIndex((each) => (each as HTMLElement).tabIndex === 0));
    const key = row > at ? 'ArrowDown' : 'ArrowUp';
    for (let left = Math.abs(row - at); left > 0; left -= 1) await page.keyboard.press(key);
    await expect(rows.nth(row)).toBeFocused();
    await page.keyboard.press('Enter');
  };
  return {
    async handle(gesture) {
      if (!(await isFocusIn(tree))) await page.keyboard.press('ControlOrMeta+i');
      await reach(page, active);
      if (gesture.does === 'select') return goTo(gesture.row);
      if (gesture.does === 'add' && gesture.empty !== undefined) return goTo(gesture.empty);
      if (gesture.does !== 'wrap') return page.keyboard.press(KEYS[gesture.does]);
      await page.keyboard.press('Shift+F10');
      const item = page.getByRole('menuitem', { name: ITEMS.wrap });
      await page.getByRole('menu').waitFor();
      await page.keyboard.press('w');
      await expect(item).toBeFocused();
      await page.keyboard.press('Enter');
    },
    takeOffer: () => page.keyboard.press('Enter'),
    async openTab(tab) {
      await reach(page, page.getByRole('tab', { selected: true }));
      while ((await tab.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowRight');
    },
    async press(target, key) {
      await reach(page, target);
      if (key) await page.keyboard.press(key);
    },
    async choose(radio) {
      const group = radio.locator('xpath=ancestor::ul[1]');
      await reach(page, group.getByRole('radio', { checked: true }));
      for (let left = await group.getByRole('radio').count(); left > 0 && !(await radio.isChecked()); left -= 1) {
        await page.keyboard.press('ArrowDown');
      }
    },
    async pressInMenu(opener, item) {
      await reach(page, opener);
      await page.keyboard.press('Enter');
      await item.waitFor();
      const isThere = () => item.evaluate((element) => document.activeElement === element);
      for (let left = 12; left > 0 && !(await isThere()); left -= 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
  };
}

function isFocusIn(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element.contains(document.activeElement));
}

import { expect, type Locator, type Page } from '@playwright/test';
import { layoutEditor } from '../studioTest.ts';

/** The most elements that Tab may pass on its way to one. */
const MOST_STOPS = 120;

/** How somebody works: with a mouse, or by keyboard alone. Words are typed either way. */
export interface Hands {
  /** Asks for a new block inside what is selected when that is empty, or else after it. */
  askForBlock(): Promise<void>;
  /** Takes one of the kinds that the palette offers, which begins with it. */
  take(offer: Locator): Promise<void>;
  /** Takes out all blocks inside the selected one, which is selected again then. */
  clear(count: number): Promise<void>;
  selectAround(): Promise<void>;
  openTab(tab: Locator): Promise<void>;
  /** Gets the focus onto a field or a button, and presses that with `key`. */
  press(target: Locator, key?: 'Enter' | 'Space'): Promise<void>;
}

export function mouse(page: Page): Hands {
  const { tree } = layoutEditor(page);
  const selected = tree.getByRole('treeitem', { selected: true });
  const next = selected.locator('xpath=following::*[@role="treeitem"][1]');
  const remove = async (row: Locator) => {
    await row.hover();
    await row.getByRole('button', { name: /^More: / }).click();
    await page.getByRole('menuitem', { name: /^Delete/ }).click();
  };
  return {
    async askForBlock() {
      const empty = tree.getByRole('treeitem', { name: /^Empty\. Add a block/ });
      if ((await empty.count()) > 0) return empty.click();
      await selected.hover();
      await selected.getByRole('button', { name: /^Add a block after/ }).click();
    },
    take: (offer) => offer.click(),
    async clear(count) {
      await remove(next);
      for (let left = count - 1; left > 0; left -= 1) await remove(selected);
    },
    async selectAround() {
      await page.getByRole('navigation', { name: 'Selected block' }).getByRole('button').last().click();
    },
    openTab: (tab) => tab.click(),
    press: (target) => target.click(),
  };
}

export function keyboard(page: Page): Hands {
  const row = layoutEditor(page).tree.locator('[role=treeitem][tabindex="0"]');
  return {
    async askForBlock() {
      await reach(page, row);
      await page.keyboard.press('/');
    },
    take: () => page.keyboard.press('Enter'),
    async clear(count) {
      await reach(page, row);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      for (let left = count; left > 0; left -= 1) await page.keyboard.press('Delete');
    },
    async selectAround() {
      await reach(page, row);
      await page.keyboard.press('Escape');
    },
    async openTab(tab) {
      await reach(page, page.getByRole('tab', { selected: true }));
      while ((await tab.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowRight');
    },
    async press(target, key) {
      await reach(page, target);
      if (key) await page.keyboard.press(key);
    },
  };
}

/** Goes to an element by Tab, or back to it. */
async function reach(page: Page, target: Locator): Promise<void> {
  const where = () =>
    target.evaluate((element) => {
      const active = document.activeElement;
      if (active === element) return 'here';
      return active && element.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING ? 'behind' : 'before';
    });
  for (let stops = 0; ; stops += 1) {
    const spot = await where();
    if (spot === 'here') return;
    expect(stops, 'steps to a field').toBeLessThan(MOST_STOPS);
    await page.keyboard.press(spot === 'behind' ? 'Shift+Tab' : 'Tab');
  }
}

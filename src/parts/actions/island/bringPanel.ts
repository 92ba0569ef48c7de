/** Panels that are no part of a page's HTML, and what puts each of them into it. */
const BRINGERS: Readonly<Record<string, () => Promise<unknown>>> = {
  account: async () => (await import('../../customers/island/bringAccount.ts')).bringAccount(),
  cart: async () => (await import('../../shop/cart/island/panel/cartPanel.ts')).bringCart(),
  compare: async () => (await import('../../compare/island/panel/openComparePanel.ts')).bringCompare(),
};

/**
 * Puts the panel of this name into the page, closed and as it is now, where it comes only when it is asked for. One that is open stays as
 * it is: focus may be in it.
 * @throws when it cannot be had
 */
export async function bringPanel(name: string): Promise<void> {
  if (document.querySelector(`dialog[data-panel="${name}"][open]`)) return;
  if (Object.hasOwn(BRINGERS, name)) await BRINGERS[name]?.();
}

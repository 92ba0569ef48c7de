/** Panels that are not in a page's HTML, with the functions that insert them. */
const BRINGERS: Readonly<Record<string, () => Promise<unknown>>> = {
  account: async () => (await import('../../customers/island/bringAccount.ts')).bringAccount(),
  cart: async () => (await import('../../shop/cart/island/panel/cartPanel.ts')).bringCart(),
  compare: async () => (await import('../../compare/island/panel/openComparePanel.ts')).bringCompare(),
};

/**
 * Inserts the panel of this name into the page, closed and up to date, if it is loaded on demand. An open one is unchanged, since focus may be in it.
 * @throws when it cannot be loaded
 */
export async function bringPanel(name: string): Promise<void> {
  if (document.querySelector(`dialog[data-panel="${name}"][open]`)) return;
  if (Object.hasOwn(BRINGERS, name)) await BRINGERS[name]?.();
}

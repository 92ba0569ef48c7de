import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { isObject } from '../../../shared/isObject.ts';
import { NEEDED, neededPages } from './keepShopPages.ts';

/** Required block of each shop page, and its label. */
const BLOCKS: Partial<Record<(typeof NEEDED)[keyof typeof NEEDED], readonly [kind: string, label: string]>> = {
  [NEEDED.cartPage]: ['cart', 'Cart'],
  [NEEDED.checkoutPage]: ['checkout', 'Checkout'],
  [NEEDED.summaryPage]: ['purchase-summary', 'Purchase summary'],
  [NEEDED.accountPage]: ['my-account', 'My account'],
};

/**
 * Keeps the required blocks on the shop's pages, without which nobody can book: neither publishing nor restoring a
 * version may remove them. Drafts may lack them.
 * @throws APIError 409, which names the block
 */
export const keepShopBlocks: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const { isRestoringVersion, restoresDraft } = req.context;
  if (operation !== 'update' || (isRestoringVersion && restoresDraft)) return data;
  const isDraft = data._status === 'draft';
  if (isDraft && !isRestoringVersion) return data;
  const what = (await neededPages(req)).get(Number(originalDoc?.id));
  if (!what) return data;
  if (isDraft)
    throw refusal(what, 'that version was never on the site, so it cannot be put there. Restore it as a draft');
  const [kind, label] = BLOCKS[what] ?? [];
  if (!kind || data.layout === undefined || holds(data.layout, kind)) return data;
  const shown = await req.payload.findByID({ collection: 'pages', id: originalDoc?.id, draft: false, depth: 0, req });
  // The block may come from a template or another block; if it was never in this layout, it is not required.
  if (!holds(shown.layout, kind)) return data;
  throw refusal(what, `it cannot be published without the block “${label}”. Put it back`);
};

function refusal(what: string, why: string) {
  const words = `The shop needs this page as its ${what}, and ${why}, put another page in its place first (“Needed by the shop”, beside its text), or switch the shop off.`;
  return new APIError(words, 409, undefined, true);
}

/** The blocks that the shop requires on a page, with their labels. */
export function requiredBlocks(roles: readonly (typeof NEEDED)[keyof typeof NEEDED][]) {
  return roles.flatMap((role) => (BLOCKS[role] ? [BLOCKS[role]] : []));
}

/** Whether a layout contains a block of a kind, at any depth. */
export function holds(layout: unknown, kind: string): boolean {
  if (Array.isArray(layout)) return layout.some((one) => holds(one, kind));
  if (!isObject(layout)) return false;
  return layout.blockType === kind || Object.values(layout).some((one) => holds(one, kind));
}

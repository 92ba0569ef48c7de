import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { isObject } from '../../../shared/isObject.ts';
import { NEEDED, neededPages } from './keepShopPages.ts';

/** The block by which each of the shop's pages does its work, and what editors call it. */
const BLOCKS: Partial<Record<(typeof NEEDED)[keyof typeof NEEDED], readonly [kind: string, label: string]>> = {
  [NEEDED.cartPage]: ['cart', 'Cart'],
  [NEEDED.checkoutPage]: ['checkout', 'Checkout'],
  [NEEDED.summaryPage]: ['purchase-summary', 'Purchase summary'],
  [NEEDED.accountPage]: ['my-account', 'My account'],
};

/**
 * Keeps the blocks without which nobody can book on the pages that the shop needs: what is on the site and works is not replaced by what does not, be it by publishing or by an
 * older version. Drafts may lack them.
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
  // It may come by a template or another block; what never stood here is not missed.
  if (!holds(shown.layout, kind)) return data;
  throw refusal(what, `it cannot be published without the block “${label}”. Put it back`);
};

function refusal(what: string, why: string) {
  const words = `The shop needs this page as its ${what}, and ${why}, choose another page under Settings › Shop first, or switch the shop off.`;
  return new APIError(words, 409, undefined, true);
}

/** Whether a block of a kind stands anywhere in a layout. */
function holds(layout: unknown, kind: string): boolean {
  if (Array.isArray(layout)) return layout.some((one) => holds(one, kind));
  if (!isObject(layout)) return false;
  return layout.blockType === kind || Object.values(layout).some((one) => holds(one, kind));
}

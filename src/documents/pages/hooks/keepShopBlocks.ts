import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { isObject } from '../../../shared/isObject.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';
import { NEEDED, neededPages } from './keepShopPages.ts';

/** Required block of each shop page, and its label. */
const BLOCKS: Partial<Record<(typeof NEEDED)[keyof typeof NEEDED], readonly [kind: string, label: string]>> = {
  [NEEDED.cartPage]: ['cart', msg('Cart')],
  [NEEDED.checkoutPage]: ['checkout', msg('Checkout')],
  [NEEDED.summaryPage]: ['purchase-summary', msg('Purchase summary')],
  [NEEDED.accountPage]: ['my-account', msg('My account')],
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
    throw refusal(
      t(
        'The shop needs this page as its {role}, and that version was never on the site, so it cannot be put there. Restore it as a draft, put another page in its place first (“Needed by the shop”, beside its text), or switch the shop off.',
        { role: t(what) },
      ),
    );
  const [kind, label] = BLOCKS[what] ?? [];
  if (!kind || data.layout === undefined || holds(data.layout, kind)) return data;
  const shown = await req.payload.findByID({ collection: 'pages', id: originalDoc?.id, draft: false, depth: 0, req });
  // The block may come from a template or another block; if it was never in this layout, it is not required.
  if (!holds(shown.layout, kind)) return data;
  throw refusal(
    t(
      'The shop needs this page as its {role}, and it cannot be published without the block “{block}”. Put it back, put another page in its place first (“Needed by the shop”, beside its text), or switch the shop off.',
      { role: t(what), block: t(label ?? kind) },
    ),
  );
};

function refusal(words: string) {
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

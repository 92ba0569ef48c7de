import { APIError, type GlobalBeforeChangeHook } from 'payload';
import { relationId } from '../../../shared/rowId.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';

const PAGES = {
  cartPage: msg('page of the cart'),
  checkoutPage: msg('page of the checkout'),
  summaryPage: msg('page of an order'),
  accountPage: msg('page of the account'),
} as const;

/**
 * Refuses to remove a page of an enabled shop without a published replacement.
 * @throws APIError 400, which names the page
 */
export const keepPages: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!req.user || !(data.isOn ?? originalDoc?.isOn)) return data;
  for (const [field, name] of Object.entries(PAGES)) {
    const [before, after] = [relationId(originalDoc?.[field]), relationId(data[field])];
    if (!(field in data) || before === after) continue;
    if (after === undefined)
      throw refusal(
        t('Choose another page as the {role}, or switch the shop off: without it nobody can book.', { role: t(name) }),
      );
    const page = await req.payload.findByID({ collection: 'pages', id: after, depth: 0, disableErrors: true, req });
    if (page?._status !== 'published')
      throw refusal(t('Publish the page first that is to be the {role}.', { role: t(name) }));
  }
  return data;
};

function refusal(words: string) {
  return new APIError(words, 400, undefined, true);
}

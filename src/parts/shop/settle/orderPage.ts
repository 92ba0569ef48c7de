import type { Payload } from 'payload';
import { ORDER_PARAMETER, orderToken } from '../orderLink.ts';
import { NOTICE_PARAMETER, type ShopNotice } from '../rules/notices.ts';

/**
 * The path of the page on which a traveller sees an order, with what opens it; the front page where the settings name none that visitors see.
 * @param notice what has just happened
 */
export async function orderPage(payload: Payload, order: number, notice?: ShopNotice): Promise<string> {
  const { summaryPage } = await payload.findGlobal({ slug: 'shop', depth: 1 });
  const isSeen = typeof summaryPage === 'object' && summaryPage?._status === 'published';
  const query = new URLSearchParams({ [ORDER_PARAMETER]: orderToken(payload.secret, order) });
  if (notice) query.set(NOTICE_PARAMETER, notice);
  return `${(isSeen && summaryPage.path) || '/'}?${query}`;
}

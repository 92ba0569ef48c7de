import type { PayloadRequest } from 'payload';
import { findRows } from '../../../cms/database/queries/rows.ts';
import { offeredLanguages } from '../../../cms/translations/languages.ts';
import { DEFAULT_LOCALE, type LocaleCode } from '../../../shared/locales.ts';
import { ORDERS } from '../../../tours/booking/order.ts';
import { mailboxKeyOf } from '../cart/limitHolds.ts';

/** Language of an address: that of its last order, where the site still offers it, else the default. */
export async function lastLanguageOf(req: PayloadRequest, email: string): Promise<LocaleCode> {
  const { payload } = req;
  const offered = offeredLanguages(await payload.findGlobal({ slug: 'languages', depth: 0, req }));
  if (!email || offered.length === 0) return DEFAULT_LOCALE;
  const [last] = await findRows({ payload, req }, ORDERS, {
    where: { and: [{ mailbox: { equals: mailboxKeyOf(payload, email) } }, { status: { not_equals: 'CART' } }] },
    sort: ['-createdAt'],
    limit: 1,
  });
  return offered.find((one) => one === last?.locale) ?? DEFAULT_LOCALE;
}

import type { Payload, PayloadRequest } from 'payload';
import { lockName } from '../../../cms/database/locks/lockName.ts';
import { countRows, findRow } from '../../../cms/database/queries/rows.ts';
import { isObject } from '../../../shared/isObject.ts';
import { relationId } from '../../../shared/rowId.ts';
import { ORDERS } from '../../../tours/booking/order.ts';
import { money, readDate, text, whole } from '../../../tours/readValues.ts';
import type { Promotion } from './validatePromotion.ts';

const PROMOTIONS = 'promotions';
/** Format of promotion codes (coupons, discount codes), as in the collection. */
const CODE = /^[A-Z\d][A-Z\d-]{2,39}$/;

type Reader = { payload: Payload; req?: PayloadRequest };

/** Normalizes a typed code; undefined for an invalid one. */
export function readCode(typed: string | undefined): string | undefined {
  const code = typed?.replace(/\s/g, '').toUpperCase();
  return code && CODE.test(code) ? code : undefined;
}

/** Locks a code until the transaction of the request has ended, so that two requests cannot both take its last use. */
export async function lockPromotion(req: PayloadRequest, code: string): Promise<void> {
  await lockName(req, `promotion:${code}`);
}

/**
 * Finds the promotion of a code (coupon), and the number of orders that use it.
 * @param options.except an order that is not counted
 */
export async function findPromotion(
  { payload, req }: Reader,
  code: string,
  { except }: { except: number },
): Promise<{ promotion: Promotion | undefined; uses: number }> {
  const row = await findRow({ payload, req }, PROMOTIONS, { where: { code: { equals: code } } });
  const promotion = readPromotion(row);
  if (!promotion?.uses) return { promotion, uses: 0 };
  const uses = await countRows({ payload, req }, ORDERS, {
    and: [{ promotion: { equals: code } }, { status: { in: ['PLACED', 'CONFIRMED'] } }, { id: { not_equals: except } }],
  });
  return { promotion, uses };
}

/** Parses a promotion's row; undefined for an invalid one. */
export function readPromotion(stored: unknown): Promotion | undefined {
  if (!isObject(stored)) return undefined;
  const code = text(stored.code);
  if (!code) return undefined;
  const tours = Array.isArray(stored.forTours) ? stored.forTours : [];
  return {
    code,
    isOn: stored.isOn === true,
    percent: whole(stored.percent, 1, 100),
    amount: money(stored.amount) || undefined,
    currency: text(stored.currency),
    from: readDate(stored.from),
    until: readDate(stored.until),
    uses: whole(stored.uses, 1, Number.MAX_SAFE_INTEGER),
    least: money(stored.least),
    forTours: tours.flatMap((tour) => relationId(tour) ?? []),
  };
}

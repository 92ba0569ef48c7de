import type { PayloadRequest } from 'payload';
import { findRows, type Row } from '../../../cms/database/queries/rows.ts';
import { BOOKINGS } from '../../../tours/booking/booking.ts';
import { MAX_HOLD_MS } from './rules/cartLines.ts';

/** Holds that ended longer ago are not counted. */
const WINDOW_MS = 24 * 60 * 60_000;
const MAX_ROWS = 500;

type HoldRow = Pick<Row<typeof BOOKINGS>, 'cancelledAt' | 'createdAt' | 'expiresAt' | 'status'>;

/**
 * Remaining time for which a visitor may hold seats of a departure in carts, in ms: two hours within a day, over all carts and holds. Holds that
 * became bookings, or that wait for the traveller's confirmation, are not counted; orders that were never booked are.
 * @param holder as `holderKey` gives it; undefined: unknown visitor, each hold is judged by itself
 * @param except the id of a hold that is not counted
 */
export async function remainingHoldTime(
  req: PayloadRequest,
  { departure, except, holder, now }: { departure: number | undefined; except?: number; holder?: string; now: Date },
): Promise<number> {
  if (holder === undefined || departure === undefined) return MAX_HOLD_MS;
  const since = new Date(now.getTime() - WINDOW_MS).toISOString();
  const rows = await findRows({ payload: req.payload, req }, BOOKINGS, {
    where: {
      and: [
        { holder: { equals: holder } },
        { departure: { equals: departure } },
        { status: { not_equals: 'CONFIRMED' } },
        { expiresAt: { greater_than: since } },
        ...(except === undefined ? [] : [{ id: { not_equals: except } }]),
      ],
    },
    select: { createdAt: true, expiresAt: true, cancelledAt: true, status: true },
    limit: MAX_ROWS,
  });
  const held = rows.reduce((sum, row) => sum + heldMs(row, now), 0);
  return Math.max(0, MAX_HOLD_MS - held);
}

function heldMs({ cancelledAt, createdAt, expiresAt, status }: HoldRow, now: Date): number {
  const [begun, planned] = [Date.parse(createdAt), Date.parse(expiresAt ?? '')];
  // A hold longer than any cart's belongs to a placed order that awaits payment.
  if (status === 'ON_HOLD' && planned > now.getTime() && planned - begun > MAX_HOLD_MS) return 0;
  const end = status === 'CANCELLED' && cancelledAt ? Math.min(planned, Date.parse(cancelledAt)) : planned;
  return Math.max(0, end - begun) || 0;
}

import type { Booking } from '../../../tours/booking/booking.ts';
import type { OpenOrder } from '../orders/openOrder.ts';

const MINUTE_MS = 60_000;

/** Sample cart for editors, who have none: two lines on hold, one expired. */
export function sampleCart(now: Date): OpenOrder {
  const at = (minutes: number): string => new Date(now.getTime() + minutes * MINUTE_MS).toISOString();
  const bookings = [
    sampleLine(
      1,
      { tourTitle: 'Three days to the dunes of Erg Chebbi', start: '2099-04-09', end: '2099-04-11' },
      at(24),
    ),
    sampleLine(
      2,
      { tourTitle: 'A day on foot in the Ourika', start: '2099-04-13', end: '2099-04-13', extras: [] },
      at(27),
    ),
    sampleLine(3, { tourTitle: 'From snow to sand', start: '2099-05-02', end: '2099-05-08' }, at(-3)),
  ];
  return {
    id: 1,
    reference: '',
    status: 'CART',
    customer: undefined,
    contact: {},
    notes: undefined,
    locale: 'en',
    currency: 'EUR',
    subtotal: 299_000,
    discount: 0,
    reductions: [],
    total: 299_000,
    dueNow: 299_000,
    paid: 0,
    refunded: 0,
    promotion: undefined,
    plan: 'full',
    method: undefined,
    balanceDue: undefined,
    balanceAskedAt: undefined,
    placedAt: undefined,
    confirmBy: undefined,
    provenAt: undefined,
    confirmedAt: undefined,
    createdAt: at(-6),
    expiresAt: at(24),
    bookings,
    payments: [],
  };
}

function sampleLine(id: number, facts: Partial<Booking>, expiresAt: string): Booking {
  const unit = (unitId: string, index: number) => ({ uuid: `${id}-${index}`, unitId });
  return {
    id,
    uuid: `00000000-0000-4000-8000-00000000000${id}`,
    reference: '',
    status: 'ON_HOLD',
    source: 'site',
    tour: id + 30,
    departure: id,
    start: undefined,
    end: undefined,
    items: ['adult', 'adult', 'child'].map(unit),
    extras: [{ code: 'single', title: undefined, price: 9500, count: 1 }],
    order: 1,
    tourTitle: undefined,
    currency: 'EUR',
    total: 149_500,
    contact: {},
    notes: undefined,
    partner: undefined,
    resellerReference: undefined,
    cancelReason: undefined,
    refund: undefined,
    cancellationFee: undefined,
    refundDue: undefined,
    refundedAmount: undefined,
    refundedAt: undefined,
    expiresAt,
    confirmedAt: undefined,
    cancelledAt: undefined,
    createdAt: expiresAt,
    updatedAt: expiresAt,
    ...facts,
  };
}

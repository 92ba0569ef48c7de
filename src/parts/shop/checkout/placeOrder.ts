import type { Payload, PayloadRequest } from 'payload';
import { countRows, writeColumns } from '../../../cms/database/queries/rows.ts';
import type { Shop } from '../../../cms/payload-types.ts';
import { createReference } from '../../../forms/reference.ts';
import { formatMoney } from '../../../shared/money.ts';
import { BOOKINGS, type Booking, type BookingContact } from '../../../tours/booking/booking.ts';
import { ORDERS, type PaymentMethod, type PaymentPlan } from '../../../tours/booking/order.ts';
import { addReduction } from '../../../tours/booking/reductions.ts';
import { BookingRejectedError } from '../../bookings/bookingRejectedError.ts';
import { lockSeats } from '../../bookings/seats.ts';
import { writeBooking } from '../../bookings/writeBooking.ts';
import { holderKey, mailboxKeyOf } from '../cart/limitHolds.ts';
import { MAX_LINES } from '../cart/rules/cartLines.ts';
import { changeOrder, writeOrder } from '../orders/changeOrder.ts';
import { findToursOf } from '../orders/findToursOf.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { lockPromotion, readCode } from '../promotions/findPromotion.ts';
import { unusedCodeLine } from '../promotions/unusedCode.ts';
import { PAYING_MINUTES } from '../rules/payingTime.ts';
import { checkoutKey } from './checkoutKey.ts';
import type { PricedCart } from './priceCart.ts';
import { readCheckout } from './readCheckout.ts';
import { type CheckoutFaults, type Filled, nameTravellers, validateCheckout } from './validateCheckout.ts';

/** Values of a checkout. */
export interface OrderRequest extends Filled {
  /** Ages and requests by the uuids of the travellers, for guides. */
  wishes?: ReadonlyMap<string, string>;
  country: string | undefined;
  notes: string | undefined;
  /** As it was typed. */
  code: string | undefined;
}

/** Customer, language and time of an order that is placed. */
interface OrderContext {
  customer: { email: string; id: number } | undefined;
  locale: string;
  now: Date;
  /** Discount by staff, with its reason. */
  staff?: { discount: number; reason: string } | undefined;
}

type Options = OrderContext & { methods: readonly PaymentMethod[]; shop: Partial<Shop>; terms: boolean };

/** Result; only `placed` has changed anything. */
export type Placement =
  | { kind: 'placed'; order: number; plan: PaymentPlan; method: PaymentMethod }
  /** It was placed already. */
  | { kind: 'was-placed' }
  | { kind: 'faults'; faults: CheckoutFaults }
  /** The price differs from what the page showed. */
  | { kind: 'changed' }
  /** Its holds have expired. */
  | { kind: 'ended' };

const MAX_THROWS = 8;
/** Bookings of an order after the first get a number. */
const LATER_LINES = Array.from({ length: MAX_LINES - 1 }, (_, index) => index + 2);

/**
 * Turns a cart into an order, in one transaction. Prices and seats are those of its bookings; the price that the browser sends is only compared.
 * @param options.customer signed-in customer
 * @param options.methods available payment methods
 * @param options.terms whether there are terms to agree to
 */
export async function placeOrder(
  payload: Payload,
  cart: number,
  asked: OrderRequest,
  options: Options,
): Promise<Placement> {
  try {
    const placed = await changeOrder(payload, cart, (order, req) => placeWithin(req, order, asked, options));
    return placed ?? { kind: 'ended' };
  } catch (error) {
    if (error instanceof BookingRejectedError) return { kind: 'ended' };
    throw error;
  }
}

/**
 * The same for the request that holds the order's lock, within its transaction.
 * @throws BookingRejectedError
 */
export async function placeWithin(
  req: PayloadRequest,
  order: OpenOrder,
  asked: OrderRequest,
  options: Options,
): Promise<Placement> {
  const { payload } = req;
  if (order.status !== 'CART') return { kind: 'was-placed' };
  const code = readCode(asked.code);
  if (code) await lockPromotion(req, code);
  // All locks at once and sorted, so that two checkouts cannot deadlock.
  await lockSeats(
    req,
    order.bookings.flatMap(({ departure }) => departure ?? []),
  );
  const { now, shop, staff } = options;
  const tours = await findToursOf({ payload, req }, [order]);
  const priced = await readCheckout({ payload, req }, order, {
    code: asked.code,
    now,
    shop,
    taken: staff?.discount,
    tours,
  });
  if (priced.lines.length === 0) return { kind: 'ended' };
  const faults = validateCheckout(asked, priced, { ...options, isByStaff: staff !== undefined });
  if (Object.keys(faults).length > 0) return { kind: 'faults', faults };
  if (asked.seen !== String(priced.full.total)) return { kind: 'changed' };
  return write(req, order, asked, { ...options, priced });
}

async function write(
  req: PayloadRequest,
  order: OpenOrder,
  asked: OrderRequest,
  { customer, locale, now, priced, staff }: OrderContext & { priced: PricedCart },
): Promise<Placement> {
  // No deposit for a free order, nor for payment on arrival.
  const method = priced.full.total === 0 ? 'arrival' : (asked.method ?? 'arrival');
  const plan = asked.plan === 'deposit' && method !== 'arrival' ? 'deposit' : 'full';
  const totals = (plan === 'deposit' && priced.deposit) || priced.full;
  const contact = contactOf(asked, locale);
  const until = new Date(now.getTime() + PAYING_MINUTES * 60_000).toISOString();
  const named = nameTravellers(priced.lines, asked);
  const reference = order.reference || (await freeReference(req));
  const isCodeUnused = priced.refusal !== undefined;
  for (const [index, booking] of priced.lines.entries()) {
    await keepBooking(req, booking, { contact, named, until, wishes: asked.wishes });
    await nameAfterOrder(req, booking.id, index === 0 ? reference : `${reference}-${index + 1}`);
  }
  await writeOrder(
    req,
    order.id,
    {
      status: 'PLACED',
      reference,
      customer: customer?.id ?? order.customer ?? null,
      ...(customer && { holder: holderKey(req.payload, '', customer.id) }),
      mailbox: mailboxKeyOf(req.payload, contact.emailAddress) ?? null,
      // A signed-in customer has proven the account's address; another typed address may be anybody's.
      provenAt: customer && isSameAddress(customer.email, contact.emailAddress) ? now.toISOString() : null,
      contact,
      name: contact.fullName,
      email: contact.emailAddress ?? null,
      phone: contact.phoneNumber ?? null,
      notes: asked.notes ?? null,
      locale,
      currency: priced.currency,
      subtotal: totals.subtotal,
      discount: totals.discount,
      reductions: staff ? addReduction([], totals.discount, staff.reason) : [],
      total: totals.total,
      dueNow: totals.dueNow,
      balanceDue: totals.balanceDue ?? null,
      promotion: priced.promotion ?? null,
      plan,
      method,
      placedAt: now.toISOString(),
      expiresAt: until,
      cartKey: null,
      uuid: checkoutKey(req.payload.secret, order.id),
    },
    isCodeUnused ? unusedCodeLine(asked.code ?? '') : describePlacing(priced, staff),
  );
  return { kind: 'placed', order: order.id, plan, method };
}

/** The line of the history, for staff. */
function describePlacing({ currency, full }: PricedCart, staff: OrderContext['staff']): string {
  if (!staff) return 'Placed';
  if (full.discount === 0) return 'Placed by telephone';
  const taken = formatMoney(full.discount, currency, 'en');
  return `Placed by telephone, ${taken} taken off: ${staff.reason}`;
}

function isSameAddress(one: string, other = ''): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

async function keepBooking(
  req: PayloadRequest,
  { id, items }: Booking,
  {
    contact,
    named,
    until,
    wishes,
  }: {
    contact: BookingContact;
    named: ReadonlyMap<string, string>;
    until: string;
    wishes: ReadonlyMap<string, string> | undefined;
  },
): Promise<void> {
  const travellers = items.map((item) => ({
    ...item,
    contact: { ...item.contact, fullName: named.get(item.uuid), notes: wishes?.get(item.uuid) },
  }));
  await writeBooking(req, id, { contact, items: travellers, expiresAt: until });
}

/** An order and its bookings share one reference, on all documents and on the list for guides. */
async function nameAfterOrder(req: PayloadRequest, id: number, reference: string): Promise<void> {
  await writeColumns({ payload: req.payload, req }, BOOKINGS, { id: { equals: id } }, { reference });
}

function contactOf({ country, email, name, notes, phone }: OrderRequest, locale: string): BookingContact {
  return {
    fullName: name,
    ...(email && { emailAddress: email }),
    ...(phone && { phoneNumber: phone }),
    ...(country && { country }),
    ...(notes && { notes }),
    locales: [locale],
  };
}

async function freeReference(req: PayloadRequest): Promise<string> {
  const site = await req.payload.findGlobal({ slug: 'site', depth: 0, req });
  for (let thrown = 0; thrown < MAX_THROWS; thrown += 1) {
    const reference = createReference(site.name);
    const where = { reference: { in: [reference, ...LATER_LINES.map((line) => `${reference}-${line}`)] } };
    const within = { payload: req.payload, req };
    if ((await countRows(within, ORDERS, where)) + (await countRows(within, BOOKINGS, where)) === 0) return reference;
  }
  throw new Error('No free reference was found for an order.');
}

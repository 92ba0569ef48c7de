import { isMailAddress } from '../../../forms/isMailAddress.ts';
import type { MessageKey } from '../../../shared/messages/index.ts';
import type { Booking, BookingItem } from '../../../tours/booking/booking.ts';
import type { PaymentMethod, PaymentPlan } from '../../../tours/booking/order.ts';
import type { PricedCart } from './priceCart.ts';

/** Values typed at the checkout, trimmed. */
export interface Filled {
  name: string;
  email: string;
  phone?: string | undefined;
  /** Whether the person who books is also the first traveller. */
  travels: boolean;
  /** Names by the uuids of the travellers. */
  names: ReadonlyMap<string, string>;
  plan: PaymentPlan | undefined;
  method: PaymentMethod | undefined;
  agreed: boolean;
  /** Price that the page showed, as it was sent. */
  seen: string | undefined;
}

/** Faults by field names of the form. */
export type CheckoutFaults = Partial<
  Record<'name' | 'email' | 'phone' | 'plan' | 'method' | 'agreed' | `traveller-${string}`, MessageKey>
>;

/** Enough digits for a phone number. */
const PHONE = /^\+?[\d\s()./-]{5,40}$/;

/**
 * Faults that keep an order from being placed. A promotion that does not apply is none: the page showed the price without it.
 * @param terms whether there are terms to agree to
 * @param isByStaff whether staff book, such as by telephone: missing facts may follow later
 */
export function validateCheckout(
  filled: Filled,
  priced: PricedCart,
  { isByStaff = false, methods, terms }: { isByStaff?: boolean; methods: readonly PaymentMethod[]; terms: boolean },
): CheckoutFaults {
  const faults: CheckoutFaults = {};
  if (!filled.name) faults.name = 'form.required';
  if (filled.email ? !isMailAddress(filled.email) : !isByStaff)
    faults.email = filled.email ? 'form.email' : 'form.required';
  if (filled.phone && !PHONE.test(filled.phone)) faults.phone = 'form.tel';
  if (isByStaff) return faults;
  const named = nameTravellers(priced.lines, filled);
  const lead = filled.travels ? priced.lines[0]?.items[0]?.uuid : undefined;
  // The first traveller who also books is named above, once.
  for (const { items } of priced.lines)
    for (const { uuid } of items) if (!named.get(uuid) && uuid !== lead) faults[`traveller-${uuid}`] = 'form.required';
  if (filled.plan === 'deposit' && !priced.deposit) faults.plan = 'shop.checkout.noDeposit';
  const isFree = priced.full.total === 0;
  if (!isFree && (!filled.method || !methods.includes(filled.method))) faults.method = 'form.requiredChoice';
  if (terms && !filled.agreed) faults.agreed = 'form.requiredBox';
  return faults;
}

/**
 * Names of all travellers by uuid. Nobody types a name twice: the person who books, if they travel, is the first traveller of the first line, and
 * names of that line are reused where other lines have none.
 */
export function nameTravellers(
  lines: readonly Pick<Booking, 'items'>[],
  { name, names, travels }: Pick<Filled, 'name' | 'names' | 'travels'>,
): Map<string, string> {
  const named = new Map<string, string>();
  const first = lines[0]?.items ?? [];
  const nameOf = ({ uuid }: BookingItem): string => names.get(uuid)?.trim() ?? '';
  first.forEach((item, index) => {
    named.set(item.uuid, (index === 0 && travels ? name : nameOf(item)) || '');
  });
  for (const { items } of lines.slice(1)) {
    items.forEach((item, index) => {
      const same = named.get(first[index]?.uuid ?? '');
      named.set(item.uuid, nameOf(item) || same || '');
    });
  }
  return named;
}

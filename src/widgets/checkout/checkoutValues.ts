import { CHECKOUT } from '../../parts/shop/checkout/checkoutFields.ts';
import { nameTravellers } from '../../parts/shop/checkout/validateCheckout.ts';
import type { ShopVisitor } from '../../parts/shop/shopVisitor.ts';
import type { RenderContext } from '../../render/context.ts';
import type { AnsweredView } from '../../render/types.ts';
import { isObject } from '../../shared/isObject.ts';
import { text } from '../../tours/readValues.ts';

/** Values of a checkout form, and its errors. */
export interface CheckoutValues {
  /** Rejected input, shown again. */
  answered: AnsweredView | undefined;
  name: string;
  email: string;
  phone: string;
  country: string;
  notes: string;
  promotion: string;
  travels: boolean;
  agreed: boolean;
  plan: string;
  method: string;
  /** By the travellers' uuids. */
  names: ReadonlyMap<string, string>;
  fault(name: string): string | undefined;
}

/** Precedence: rejected input, then the cart, then the signed-in account. */
export function checkoutValues(
  { view }: Pick<RenderContext, 'view'>,
  visitor: ShopVisitor | undefined,
): CheckoutValues {
  const answered = view.answered?.part === CHECKOUT ? view.answered : undefined;
  const { cart, checkout } = visitor ?? {};
  const { fullName, emailAddress, phoneNumber, country } = cart?.contact ?? {};
  const customer = isObject(view.visitor?.customers) ? view.visitor.customers : {};
  const typed = (name: string): string | undefined => {
    const value = answered?.typed[name];
    return typeof value === 'string' ? value : undefined;
  };
  const list = (name: string): readonly string[] => {
    const value = answered?.typed[name];
    return Array.isArray(value) ? value : [];
  };
  const known = nameTravellers(checkout?.lines ?? [], {
    name: '',
    travels: false,
    names: new Map(
      checkout?.lines.flatMap(({ items }) => items.map(({ contact, uuid }) => [uuid, contact?.fullName ?? ''])),
    ),
  });
  const uuids = list('item');
  return {
    answered,
    name: typed('name') ?? fullName ?? text(customer.name) ?? '',
    email: typed('email') ?? emailAddress ?? text(customer.email) ?? '',
    phone: typed('phone') ?? phoneNumber ?? text(customer.phone) ?? '',
    country: typed('country') ?? country ?? '',
    notes: typed('notes') ?? cart?.notes ?? '',
    promotion: typed('promotion') ?? cart?.promotion ?? '',
    travels: answered ? typed('travels') === 'true' : true,
    agreed: typed('agreed') === 'true',
    plan: typed('plan') || 'full',
    method: typed('method') ?? '',
    names: answered ? new Map(list('traveller').map((name, index) => [uuids[index] ?? '', name])) : known,
    fault: (name) => (answered && Object.hasOwn(answered.faults, name) ? answered.faults[name] : undefined),
  };
}

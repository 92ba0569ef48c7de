import * as v from 'valibot';
import { publicUrlOf } from '../../../cms/publicUrl.ts';
import { customerOf } from '../../../customers/customerOf.ts';
import { defineFormEndpoint } from '../../../endpoints/defineFormEndpoint.ts';
import type { EndpointContext, Faults, FormPage, FormState, Outcome } from '../../../endpoints/formEndpoint.ts';
import { MAIL_ADDRESS_LENGTH } from '../../../forms/isMailAddress.ts';
import { MAX_TRAVELLERS } from '../../../tours/booking/booking.ts';
import { PAYMENT_METHODS, PAYMENT_PLANS } from '../../../tours/booking/order.ts';
import { oneOf } from '../../../tours/readValues.ts';
import { changeOrder, writeOrder } from '../orders/changeOrder.ts';
import { findToursOf } from '../orders/findToursOf.ts';
import { findOneOrder, type OpenOrder } from '../orders/openOrder.ts';
import { offeredMethods } from '../paymentFlow/methods.ts';
import type { PromotionRefusal } from '../promotions/validatePromotion.ts';
import { CART_COOKIE, cartCookies, cartKeyOf } from '../rules/cartCookie.ts';
import { dueKind } from '../rules/orderDue.ts';
import { readShop, shopPagePath } from '../shopPages.ts';
import { CHECKOUT_PATH } from './addresses.ts';
import { CHECKOUT, DEEDS, LENGTHS } from './checkoutFields.ts';
import { leadToPayment, showOrder } from './payOrder.ts';
import { type OrderRequest, placeOrder } from './placeOrder.ts';
import { readCheckout } from './readCheckout.ts';

const words = (length: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(length)), '');
const MAX_NAMES = 10 * MAX_TRAVELLERS;

// Required fields are checked later, together with the cart: a promotion can be tried out before anything is filled in.
const FIELDS = {
  name: words(LENGTHS.name),
  email: words(MAIL_ADDRESS_LENGTH),
  phone: words(LENGTHS.phone),
  country: words(LENGTHS.country),
  notes: words(LENGTHS.notes),
  travels: v.boolean(),
  // Names of travellers, and a parallel list of the items they belong to.
  traveller: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.maxLength(LENGTHS.name))), v.maxLength(MAX_NAMES)),
  item: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(MAX_NAMES)),
  promotion: words(LENGTHS.code),
  plan: words(20),
  method: words(20),
  agreed: v.boolean(),
  uuid: words(60),
  seen: words(20),
  do: words(20),
  _page: v.optional(v.pipe(v.string(), v.maxLength(2048), v.regex(/^\/(?![/\\])/))),
};
type Values = v.InferOutput<v.ObjectSchema<typeof FIELDS, undefined>>;

/** Endpoint of the checkout: tries out a promotion, or places the order and redirects to its payment. */
export const checkout = defineFormEndpoint({
  path: CHECKOUT_PATH,
  fields: FIELDS,
  otherFields: 'dropped',
  // Allows corrections, but no guessing of promotion codes.
  rateLimit: { name: 'checkout', max: 20 },
  maxBytes: 96 * 1024,
  isOfPages: true,
  isThere: async ({ payload }) => Boolean((await readShop(payload)).isOn),
  form: { render },
  handle,
});

async function handle(values: Values, context: EndpointContext): Promise<Outcome> {
  const { cookies, payload, t } = context;
  const cartKey = cartKeyOf(cookies[CART_COOKIE]);
  const cart = cartKey ? await findOneOrder({ payload }, { cartKey: { equals: cartKey } }) : undefined;
  if (cart?.status !== 'CART') return (await answerAgain(values, context)) ?? refuse({ uuid: t('shop.notice.ended') });
  if (values.do === DEEDS.promotion) return tryPromotion(cart, values, context);
  const shop = await readShop(payload);
  const placed = await placeOrder(payload, cart.id, askedOf(values), {
    customer: await customerOf(payload, cookies, context.now),
    locale: context.locale,
    methods: offeredMethods(shop, cart.currency),
    now: context.now,
    shop,
    terms: shopPagePath(shop, 'terms') !== undefined,
  });
  switch (placed.kind) {
    case 'placed': {
      const kind = placed.plan === 'deposit' ? 'deposit' : 'full';
      const { method, order } = placed;
      return forgetCart(await leadToPayment(payload, order, { kind, method, t }), context);
    }
    case 'was-placed':
      return (await answerAgain(values, context)) ?? refuse({ uuid: t('shop.notice.ended') });
    case 'faults':
      return refuse(Object.fromEntries(Object.entries(placed.faults).map(([name, key]) => [name, key ? t(key) : ''])));
    case 'changed':
      // The typed code is why the price changed, so the page that is shown again must know it.
      return refuse({ seen: t('shop.checkout.changed'), ...(await promotionFault(cart, values, context)) });
    default:
      return refuse({ uuid: t('shop.notice.ended') });
  }
}

/** Shows the page again with the discounted price, or with why the promotion does not apply. */
async function tryPromotion(cart: OpenOrder, values: Values, context: EndpointContext): Promise<Outcome> {
  return refuse(await promotionFault(cart, values, context));
}

/** Stores the promotion in the cart. @returns a fault where it does not apply */
async function promotionFault(cart: OpenOrder, values: Values, context: EndpointContext): Promise<Faults> {
  const refusal = await keepPromotion(cart, values, context);
  return refusal ? { promotion: context.t(`shop.promotion.${refusal}`) } : {};
}

/** Stores the promotion in the cart, from which pages are priced, or clears it. */
async function keepPromotion(
  cart: OpenOrder,
  values: Values,
  { now, payload }: EndpointContext,
): Promise<PromotionRefusal | undefined> {
  const shop = await readShop(payload);
  const tours = await findToursOf({ payload }, [cart]);
  const priced = await readCheckout({ payload }, cart, { code: values.promotion, now, shop, tours });
  await changeOrder(payload, cart.id, async (order, req) => {
    if (order.status === 'CART') await writeOrder(req, order.id, { promotion: priced.promotion ?? null });
  });
  return priced.refusal;
}

/** A repeated checkout is answered with the order that its cart has become; undefined where it names none. */
async function answerAgain({ uuid }: Values, context: EndpointContext): Promise<Outcome | undefined> {
  const { payload, t } = context;
  const order = /^[\w-]{43}$/.test(uuid) ? await findOneOrder({ payload }, { uuid: { equals: uuid } }) : undefined;
  if (!order || order.status === 'CART') return undefined;
  const kind = order.status === 'PLACED' ? dueKind(order) : undefined;
  const answer =
    kind && order.method
      ? await leadToPayment(payload, order.id, { kind, method: order.method, t })
      : await showOrder(payload, order.id, t, order.status === 'CONFIRMED' ? 'confirmed' : undefined);
  return forgetCart(answer, context);
}

function forgetCart<O extends object>(done: O, { payload }: EndpointContext): O {
  return { ...done, headers: { 'set-cookie': cartCookies(undefined, publicUrlOf(payload)) } };
}

function askedOf(values: Values): OrderRequest {
  const { agreed, country, email, item, name, notes, phone, promotion, seen, travels, traveller } = values;
  return {
    agreed,
    email,
    name,
    seen,
    travels,
    phone: phone || undefined,
    country: country || undefined,
    notes: notes || undefined,
    code: promotion || undefined,
    plan: oneOf(PAYMENT_PLANS, values.plan),
    method: oneOf(PAYMENT_METHODS, values.method),
    names: new Map(item.map((uuid, index) => [uuid, traveller[index] ?? ''])),
  };
}

/** Nothing was placed; the page is shown again with the typed values. */
function refuse(faults: Faults): Outcome {
  return { kind: 'refused', faults };
}

/** The checkout page with the typed values; faults without a field are shown above the form. */
async function render(state: FormState, context: EndpointContext): Promise<FormPage> {
  const { locale, payload, showAnswered, showNotice, t } = context;
  const { seen, uuid, ...faults } = state.faults;
  const message = state.message ?? uuid ?? seen;
  const own = shopPagePath(await readShop(payload, undefined, locale), 'checkout');
  const path = own ?? (typeof state.typed._page === 'string' ? state.typed._page : '');
  const known = Object.fromEntries(Object.entries(faults).flatMap(([name, said]) => (said ? [[name, said]] : [])));
  const page = await showAnswered(path, { part: CHECKOUT, id: 0, typed: state.typed, faults: known, message });
  return page ?? showNotice({ title: t('form.refused'), paragraphs: [message ?? '', ...Object.values(known)] });
}

import * as v from 'valibot';
import { publicUrlOf } from '../../../cms/publicUrl.ts';
import { customerOf } from '../../../customers/customerOf.ts';
import { defineFormEndpoint } from '../../../endpoints/defineFormEndpoint.ts';
import type { Done, EndpointContext, FormPage, FormState } from '../../../endpoints/formEndpoint.ts';
import { sayFault } from '../../../endpoints/sayFault.ts';
import { MAX_ROW_ID } from '../../../shared/rowId.ts';
import { MAX_TRAVELLERS } from '../../../tours/booking/booking.ts';
import { cartCookies } from '../rules/cartCookie.ts';
import type { ShopNotice } from '../rules/notices.ts';
import { cartPageWith, readShop, shopPagePath } from '../shopPages.ts';
import { type CartRefusal, noticeOf } from './cartRejectedError.ts';
import { addLine, askAgain, type CartChange, type CartOwner, changeLine, removeLine, renewCart } from './changeCart.ts';
import { refusalMessage } from './refusalMessage.ts';
import { BOOK_FORM, CART_ADD_PATH, CART_LINE_PATH, LINE_FORM } from './rules/addresses.ts';
import { linesAt, travellersOf } from './rules/cartLines.ts';
import { MAX_EXTRAS, readExtras } from './rules/lineAsked.ts';

/** Rate limit; more requests than an undecided visitor makes. */
const LIMIT = { name: 'cart', max: 60 };
const MAX_BYTES = 16 * 1024;

const travellers = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_TRAVELLERS)), 0);
const word = (length: number) => v.pipe(v.string(), v.maxLength(length));

/** Travellers and extras. Prices are computed by the server only. */
const partyFields = {
  adults: travellers,
  children: travellers,
  extra: v.optional(v.pipe(v.array(word(40)), v.maxLength(MAX_EXTRAS)), []),
  count: v.optional(v.pipe(v.array(word(10)), v.maxLength(MAX_EXTRAS)), []),
};

const isThere = async ({ payload }: EndpointContext) => Boolean((await readShop(payload)).isOn);

/** Holds seats on a departure and redirects to the cart; refusals are shown beside the form as it was filled in. */
export const addToCart = defineFormEndpoint({
  path: CART_ADD_PATH,
  fields: {
    // A missing value counts as no number, so that it has an error message.
    departure: v.pipe(
      v.optional(v.number(sayFault('form.requiredChoice')), Number.NaN),
      v.integer(),
      v.minValue(1),
      v.maxValue(MAX_ROW_ID),
    ),
    ...partyFields,
    _page: v.optional(word(2048)),
  },
  otherFields: 'dropped',
  rateLimit: LIMIT,
  maxBytes: MAX_BYTES,
  isOfPages: true,
  isThere,
  form: { render: showAgain },
  async handle({ adults, children, count, departure, extra }, context) {
    const { t } = context;
    const extras = readExtras(extra, count);
    if (!extras) return { kind: 'refused', faults: { extra: refusalMessage('extra', t) } };
    const asking = await askingOf(context);
    const change = await addLine(asking, { departure, party: { adults, children, extras } });
    if ('refused' in change)
      return { kind: 'refused', faults: { [fieldOf(change.refused)]: refusalMessage(change.refused, t) } };
    return leadToCart(asking, change, 'added');
  },
});

/** Actions on a line; each has its button on the cart page. */
const ACTS = {
  change: 'changed',
  remove: 'removed',
  renew: 'changed',
  again: 'added',
} as const satisfies Record<string, ShopNotice>;

/** Changes the cart and redirects to its page with a notice; refused numbers are shown again as they were typed. */
export const changeCartLine = defineFormEndpoint({
  path: CART_LINE_PATH,
  fields: { do: v.picklist(Object.keys(ACTS) as (keyof typeof ACTS)[]), line: v.optional(word(36)), ...partyFields },
  otherFields: 'dropped',
  rateLimit: LIMIT,
  maxBytes: MAX_BYTES,
  isOfPages: true,
  isThere,
  form: { render: showCartAgain },
  async handle({ adults, children, count, do: act, extra, line = '' }, context) {
    const extras = readExtras(extra, count);
    if (!extras) return { kind: 'refused', faults: { extra: refusalMessage('extra', context.t) } };
    const asking = await askingOf(context);
    const acts: Record<keyof typeof ACTS, () => Promise<CartChange>> = {
      change: () => changeLine(asking, line, { adults, children, extras }),
      remove: () => removeLine(asking, line),
      renew: () => renewCart(asking),
      again: () => askAgain(asking, line),
    };
    const change = await acts[act]();
    if (!('refused' in change)) return leadToCart(asking, change, ACTS[act]);
    const { refused } = change;
    const notice = noticeOf(refused);
    // A line whose hold has expired has no numbers to correct.
    if (act === 'change' && refused !== 'ended')
      return { kind: 'refused', faults: { [lineFieldOf(refused)]: refusalMessage(refused, context.t) } };
    return { kind: 'done', to: cartPageWith(asking.shop, notice), data: { notice, isRefused: true } };
  },
});

/** The field of the booking form with the error of a refusal. */
function fieldOf(reason: CartRefusal): 'adults' | 'departure' | 'extra' {
  if (reason === 'extra') return 'extra';
  return reason === 'age' || reason === 'alone' || reason === 'party' || reason === 'perAdult' ? 'adults' : 'departure';
}

/** The field of a cart line with the error of a refusal; `line`: no single field. */
function lineFieldOf(reason: CartRefusal): 'adults' | 'extra' | 'line' {
  const field = fieldOf(reason);
  if (field !== 'departure') return field;
  return reason === 'full' || reason === 'held' ? 'adults' : 'line';
}

async function askingOf({ cookies, locale, now, payload, visitor }: EndpointContext): Promise<CartOwner> {
  const customer = (await customerOf(payload, cookies, now))?.id;
  return { customer, cookies, locale, now, payload, visitor, shop: await readShop(payload, undefined, locale) };
}

function leadToCart(
  { now, payload, shop }: CartOwner,
  { cart, secret }: Exclude<CartChange, { refused: unknown }>,
  notice: ShopNotice,
): Done {
  const count = travellersOf(linesAt(cart, now).live);
  return {
    kind: 'done',
    to: cartPageWith(shop, notice),
    data: { notice, count },
    headers: { 'set-cookie': cartCookies({ secret, count }, publicUrlOf(payload)) },
  };
}

/** The tour page with the form as it was filled in and the reason of the refusal; the reason alone where the page is unknown. */
function showAgain(state: FormState, context: EndpointContext): Promise<FormPage> {
  const path = typeof state.typed._page === 'string' ? state.typed._page : '';
  return showForm(state, context, { id: BOOK_FORM, path });
}

/** The same for the cart page. */
async function showCartAgain(state: FormState, context: EndpointContext): Promise<FormPage> {
  const path = shopPagePath(await readShop(context.payload, undefined, context.locale), 'cart') ?? '';
  return showForm(state, context, { id: LINE_FORM, path });
}

async function showForm(
  { faults, message, typed }: FormState,
  context: EndpointContext,
  { id, path }: { id: number; path: string },
): Promise<FormPage> {
  const { t } = context;
  const words = Object.fromEntries(Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault]] : [])));
  // A field that our forms never send wrongly has no message of its own.
  const said = message ?? words.departure ?? words.adults ?? words.extra ?? words.line ?? refusalMessage('party', t);
  const page = await context.showAnswered(path, { part: 'shop', id, typed, faults: words, message: said });
  if (page) return page;
  const shop = await readShop(context.payload, undefined, context.locale);
  const link = { label: t('cart.title'), href: cartPageWith(shop, 'unavailable').split('?')[0] ?? '/' };
  return context.showNotice({ title: t('shop.add.refused'), paragraphs: [said], link });
}

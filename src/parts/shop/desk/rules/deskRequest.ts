import * as v from 'valibot';
import { isMailAddress } from '../../../../forms/isMailAddress.ts';
import { LANGUAGES, type LocaleCode } from '../../../../shared/locales.ts';
import { msg, t } from '../../../../shared/studioWords/t.ts';
import { isKeepableText } from '../../../../shared/text/isKeepableText.ts';
import { MAX_TRAVELLERS } from '../../../../tours/booking/booking.ts';
import { RECEIVED_MEANS } from '../../../../tours/booking/order.ts';
import { ADULT, CHILD } from '../../../../tours/booking/units.ts';
import { MAX_MONEY } from '../../../../tours/readValues.ts';
import { MAX_EXTRAS } from '../../cart/rules/lineAsked.ts';
import { LENGTHS } from '../../checkout/checkoutFields.ts';
import { DESK_PAYMENT_METHODS, type DeskPaymentMethod } from './deskPaymentMethods.ts';

/** Maximum age. */
const OLDEST = 120;
const MAX_WISH_LENGTH = 300;
const MAX_REASON_LENGTH = 200;

const phrase = (most: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most), v.check(isKeepableText)), '');
/** A whole number up to a limit. */
export const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
/** The id of a row. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));

/** Fields of a journey and its travellers. */
export const PARTY = {
  departure: id,
  travellers: v.pipe(
    v.array(
      v.object({
        /** Only of a traveller who is booked already. */
        uuid: v.optional(v.pipe(v.string(), v.maxLength(100))),
        unit: v.picklist([ADULT, CHILD]),
        name: phrase(LENGTHS.name),
        age: v.nullish(count(OLDEST)),
        wishes: phrase(MAX_WISH_LENGTH),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_TRAVELLERS),
  ),
  extras: v.pipe(
    v.array(v.object({ code: v.pipe(v.string(), v.maxLength(60)), count: count(MAX_TRAVELLERS) })),
    v.maxLength(MAX_EXTRAS),
  ),
  /** Reduction, smallest unit of the currency. */
  discount: count(MAX_MONEY),
};

const PartyRequest = v.object(PARTY);
/** Fields of a request that stores something: its key, the customer, and the reason of another price. */
export const SIGNED = {
  /** Idempotency key; reused on retry. */
  uuid: v.pipe(v.string(), v.uuid()),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LENGTHS.name), v.check(isKeepableText)),
  email: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((typed) => typed === '' || isMailAddress(typed)),
    ),
    '',
  ),
  phone: phrase(LENGTHS.phone),
  reason: phrase(MAX_REASON_LENGTH),
};

const DeskSchema = v.object({
  ...PARTY,
  ...SIGNED,
  notes: phrase(LENGTHS.notes),
  /** Of letters and papers; absent: as the customer's last order, else that of the site. */
  locale: v.nullish(v.picklist(Object.keys(LANGUAGES) as LocaleCode[])),
  way: v.picklist(Object.keys(DESK_PAYMENT_METHODS) as DeskPaymentMethod[]),
  /** Amount received already, smallest unit, and means of payment. */
  amount: v.nullish(count(MAX_MONEY)),
  means: v.optional(v.picklist(RECEIVED_MEANS), 'transfer'),
  note: phrase(MAX_REASON_LENGTH),
  /** End of the hold, ISO 8601. */
  until: v.nullish(v.pipe(v.string(), v.maxLength(40))),
  /** The price that was shown, smallest unit. */
  seen: count(MAX_MONEY),
});

/** Date, travellers, extras and discount of a booking by telephone. */
export type DeskParty = v.InferOutput<typeof PartyRequest>;
/** A whole booking by telephone. */
export type DeskRequest = v.InferOutput<typeof DeskSchema>;

/** Messages for invalid fields, in the order of the form. */
const FAULTS: Readonly<Record<string, string>> = {
  departure: msg('Choose a date.'),
  travellers: msg(
    'Say who travels: 1 to {travellers}, each with an age up to {oldest} and wishes of at most {wish} characters.',
  ),
  extras: msg('One of the extras cannot be had so often.'),
  discount: msg('Write what is taken off as an amount, such as 50.'),
  name: msg('Write under which name it is booked.'),
  email: msg('That is no e-mail address. Correct it, or leave it empty.'),
  phone: msg('A phone number has at most {phone} characters.'),
  amount: msg('Write what was paid as an amount, such as 480.'),
  locale: msg('Choose one of the languages of the site.'),
  way: msg('Say how it is paid.'),
};

/** Parses date, travellers, extras and discount; or returns an error message. */
export function readDeskParty(body: unknown): DeskParty | string {
  const read = v.safeParse(PartyRequest, body);
  return read.success ? read.output : faultOf(read.issues);
}

/** Parses a whole booking by telephone; or returns an error message. */
export function readDeskRequest(body: unknown): DeskRequest | string {
  const read = v.safeParse(DeskSchema, body);
  if (!read.success) return faultOf(read.issues);
  const { amount, discount, reason, way } = read.output;
  if (discount > 0 && !reason) return t('Say why something is taken off.');
  if (way === 'received' && !amount) return t('Write what was paid.');
  return read.output;
}

/** The message for the first invalid field. */
export function faultOf(issues: readonly v.BaseIssue<unknown>[]): string {
  const [first] = issues;
  const field = String(first?.path?.[0]?.key ?? '');
  const values = { travellers: MAX_TRAVELLERS, oldest: OLDEST, wish: MAX_WISH_LENGTH, phone: LENGTHS.phone };
  return t(FAULTS[field] ?? msg('Something of it cannot be read. Load the page again.'), values);
}

/** Counts of a party by unit, for the cart. */
export function countParty({ extras, travellers }: Pick<DeskParty, 'extras' | 'travellers'>) {
  const of = (unit: string): number => travellers.filter((one) => one.unit === unit).length;
  return { adults: of(ADULT), children: of(CHILD), extras: extras.filter(({ count: times }) => times > 0) };
}

/** Age and requests of a traveller in one line, as in the manifest. */
export function noteOf({ age, wishes }: Pick<DeskParty['travellers'][number], 'age' | 'wishes'>): string | undefined {
  const said = [age === null || age === undefined ? '' : `Age ${age}`, wishes].filter(Boolean).join('. ');
  return said || undefined;
}

/** Parses {@link noteOf}; any other text is a request. */
export function readNote(note = ''): { age: string; wishes: string } {
  const [, age = '', wishes = ''] = /^Age (\d{1,3})(?:\. (.*))?$/s.exec(note) ?? [];
  return age ? { age, wishes } : { age: '', wishes: note };
}

import type { LocaleCode } from '../../../../shared/locales.ts';
import { parseMoney } from '../../../../shared/money.ts';
import { t } from '../../../../shared/studioWords/t.ts';
import type { ReceivedMeans } from '../../../../tours/booking/order.ts';
import { ADULT, CHILD } from '../../../../tours/booking/units.ts';
import type { DeskPaymentMethod } from './deskPaymentMethods.ts';

/** A date that can be booked, with the seats left when the page was opened. */
export interface DeskDeparture {
  id: number;
  tour: number;
  /** First and last day, `YYYY-MM-DD`. */
  start: string;
  end: string;
  /** Undefined: not limited. */
  left: number | undefined;
}

/** An enquiry that becomes a booking. */
export interface DeskEnquiry {
  id: number;
  reference: string;
  /** Text of the enquiry, shown beside the form. */
  says: { label: string; value: string }[];
}

/** Tours to choose from, with their dates. */
export interface DeskJourneys {
  tours: { id: number; title: string }[];
  departures: DeskDeparture[];
}

/** Initial data of the page. */
export interface DeskStart extends DeskJourneys {
  ways: DeskPaymentMethod[];
  /** Languages of the site to choose from, the default first. */
  languages: LocaleCode[];
  form: DeskForm;
  enquiry: DeskEnquiry | undefined;
}

/** A traveller as typed. */
export interface FormTraveller {
  /** Key of its row. */
  key: number;
  /** Only of a traveller who is booked already. */
  uuid?: string;
  unit: typeof ADULT | typeof CHILD;
  name: string;
  age: string;
  wishes: string;
}

/** The form as typed. */
export interface DeskForm {
  tour: number | undefined;
  departure: number | undefined;
  travellers: FormTraveller[];
  extras: Readonly<Record<string, number>>;
  name: string;
  email: string;
  phone: string;
  notes: string;
  /** Of letters and papers; undefined: as the customer's last booking. */
  locale: LocaleCode | undefined;
  discount: string;
  reason: string;
  way: DeskPaymentMethod;
  amount: string;
  means: ReceivedMeans;
  note: string;
  /** Minutes from now for which seats are held. */
  hold: number;
}

/** Default hold, in minutes: three days, in which callers decide and pay. */
const HOLD_MINUTES = 3 * 24 * 60;

/** Initial form with a number of travellers and prefilled values. */
export function emptyForm(known: Partial<DeskForm> & { adults?: number; children?: number }): DeskForm {
  const { adults = 1, children = 0, ...rest } = known;
  const empty: DeskForm = {
    ...{ tour: undefined, departure: undefined, travellers: [], extras: {}, name: '', email: '', phone: '', notes: '' },
    locale: undefined,
    ...{ discount: '', reason: '', way: 'link', amount: '', means: 'transfer', note: '', hold: HOLD_MINUTES },
  };
  return { ...empty, ...rest, travellers: resize(resize([], ADULT, Math.max(adults, 1)), CHILD, children) };
}

/** Resizes the list to `count` travellers of a unit; input of the remaining travellers is kept. */
export function resize(
  travellers: readonly FormTraveller[],
  unit: FormTraveller['unit'],
  count: number,
): FormTraveller[] {
  const [own, others] = [travellers.filter((one) => one.unit === unit), travellers.filter((one) => one.unit !== unit)];
  const last = Math.max(0, ...travellers.map(({ key }) => key));
  const kept = Array.from({ length: Math.max(0, count) }, (_, index) => {
    return own[index] ?? { key: last + index + 1, unit, name: '', age: '', wishes: '' };
  });
  return unit === ADULT ? [...kept, ...others] : [...others, ...kept];
}

/** Request body for a price; undefined without a date. @param currency of the price */
export function partyOfForm({ departure, discount, extras, travellers }: DeskForm, currency: string) {
  if (departure === undefined) return undefined;
  return {
    departure,
    discount: parseMoney(discount, currency) ?? 0,
    extras: Object.entries(extras).map(([code, count]) => ({ code, count: Math.min(count, travellers.length) })),
    travellers: travellers.map(({ age, name, unit, uuid, wishes }) => {
      const known = uuid === undefined ? {} : { uuid };
      return { ...known, unit, name, wishes, age: /^\d{1,3}$/.test(age.trim()) ? Number(age) : null };
    }),
  };
}

/** Request body of a booking. @param now epoch ms */
export function requestOfForm(
  form: DeskForm,
  { currency, now, seen, uuid }: { currency: string; now: number; seen: number; uuid: string },
) {
  const { amount, email, hold, locale, means, name, note, notes, phone, reason, way } = form;
  return {
    ...{ ...partyOfForm(form, currency), uuid, seen, name, email, phone, notes, reason, locale, way, means, note },
    // Nothing typed: all of it.
    amount: way === 'received' ? (amount.trim() ? (parseMoney(amount, currency) ?? null) : seen) : null,
    until: way === 'link' ? new Date(now + hold * 60_000).toISOString() : null,
  };
}

/** The first thing that is missing before a letter or a booking; undefined: nothing. */
export function missingIn(
  { amount, departure, discount, name, reason, way }: DeskForm,
  currency: string,
): string | undefined {
  if (departure === undefined) return t('Choose a tour and its date.');
  if (!name.trim()) return t('Write under which name it is booked.');
  if (discount.trim() && parseMoney(discount, currency) === undefined)
    return t('Write what is taken off as an amount, such as 50.');
  if (parseMoney(discount, currency) && !reason.trim()) return t('Say why something is taken off.');
  if (way === 'received' && amount.trim() && !parseMoney(amount, currency))
    return t('Write what was paid, as an amount such as 480.');
  return undefined;
}

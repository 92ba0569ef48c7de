import type { PayloadRequest } from 'payload';
import { findRow, findRows } from '../../../cms/database/queries/rows.ts';
import { offeredLanguages } from '../../../cms/translations/languages.ts';
import { ENQUIRIES } from '../../../forms/words.ts';
import { DEFAULT_LOCALE, isLocale } from '../../../shared/locales.ts';
import { relationId } from '../../../shared/rowId.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { readDeparture, seatsLeft } from '../../../tours/departure.ts';
import { text, whole } from '../../../tours/readValues.ts';
import { DEPARTURES } from '../../../tours/words.ts';
import { readTourTitles } from '../../bookings/endpoints/readDepartures.ts';
import { readAskedId } from '../../bookings/rules/boardQuery.ts';
import { today } from '../../departures/today.ts';
import { offeredMethods } from '../paymentFlow/methods.ts';
import { readShop, shopPagePath } from '../shopPages.ts';
import { type DeskDeparture, type DeskForm, type DeskStart, emptyForm } from './rules/deskForm.ts';
import type { DeskPaymentMethod } from './rules/deskPaymentMethods.ts';
import { namesDays } from './rules/namesDays.ts';

/** Maximum number of dates; more than an operator has ahead. */
const MAX_DEPARTURES = 5000;

/**
 * Initial data of the page for a booking by telephone.
 * @param address its query: `departure`, or `enquiry` from which it is made
 */
export async function readDeskStart(
  req: PayloadRequest,
  address: Readonly<Record<string, unknown>>,
): Promise<DeskStart> {
  const { payload } = req;
  const [tours, departures, shop, enquiry, settings] = await Promise.all([
    readTourTitles(req),
    findDepartures(req),
    readShop(payload),
    readEnquiry(req, readAskedId(address.enquiry)),
    payload.findGlobal({ slug: 'languages', depth: 0, req }),
  ]);
  const ways = waysOf(shop);
  const asked = readAskedId(address.departure) ?? enquiry?.known.departure;
  const departure =
    departures.find(({ id }) => id === asked) ??
    (asked === undefined ? namedDeparture(departures, enquiry) : undefined);
  const form = emptyForm({
    ...enquiry?.known,
    departure: departure?.id,
    tour: departure?.tour ?? enquiry?.known.tour,
    way: ways[0] ?? 'received',
  });
  const languages = [DEFAULT_LOCALE, ...offeredLanguages(settings)];
  if (form.locale && !languages.includes(form.locale)) form.locale = undefined;
  const sold = new Set(departures.map(({ tour }) => tour));
  return { tours: tours.filter(({ id }) => sold.has(id)), departures, ways, languages, form, enquiry: enquiry?.shown };
}

/** A link needs the page of an order, and a payment method. */
function waysOf(shop: Awaited<ReturnType<typeof readShop>>): DeskPaymentMethod[] {
  const hasLink = shopPagePath(shop, 'summary') !== undefined && offeredMethods(shop).length > 0;
  return [
    ...(hasLink ? (['link'] as const) : []),
    'received',
    ...(shop.takesTransfer ? (['transfer'] as const) : []),
    'arrival',
  ];
}

/** Dates that can be booked, with the seats left. */
export async function findDepartures({ payload }: PayloadRequest): Promise<DeskDeparture[]> {
  const rows = await findRows({ payload }, DEPARTURES, {
    where: {
      and: [{ start: { greater_than_equal: `${today()}T00:00:00.000Z` } }, { status: { not_equals: 'cancelled' } }],
    },
    sort: ['start', 'id'],
    limit: MAX_DEPARTURES,
  });
  return rows.flatMap((row) => {
    const [departure, tour] = [readDeparture(row), relationId(row.tour)];
    if (!departure || tour === undefined) return [];
    const { end, id, start } = departure;
    return [{ id, tour, start, end, left: seatsLeft(departure) }];
  });
}

/** The one departure of the enquiry's tour that its dates name, as the site and the studio write them; undefined where they leave a choice. */
function namedDeparture(
  departures: readonly DeskDeparture[],
  enquiry: { known: Partial<DeskForm>; dates: string } | undefined,
): DeskDeparture | undefined {
  if (!enquiry?.dates || enquiry.known.tour === undefined) return undefined;
  const own = departures.filter(({ tour }) => tour === enquiry.known.tour);
  const named = own.filter((one) => namesDays(enquiry.dates, one));
  return named.length === 1 ? named[0] : undefined;
}

/** Values that an enquiry fills in, in the form and beside it; undefined without such an enquiry. */
async function readEnquiry({ payload }: PayloadRequest, id: number | undefined) {
  const row = id === undefined ? undefined : await findRow({ payload }, ENQUIRIES, { where: { id: { equals: id } } });
  if (!row || id === undefined) return undefined;
  const known: Partial<DeskForm> & { adults?: number; children?: number } = {
    name: text(row.name) ?? '',
    email: text(row.email) ?? '',
    phone: text(row.phone) ?? '',
    tour: relationId(row.tour),
    departure: relationId(row.departure),
    adults: whole(row.adults, 1, 50) ?? 1,
    children: whole(row.children, 0, 50) ?? 0,
    locale: isLocale(row.locale) ? row.locale : undefined,
  };
  const answers = Array.isArray(row.answers) ? (row.answers as { label?: unknown; shown?: unknown }[]) : [];
  const says = [
    { label: t('Tour'), value: text(row.tourTitle) },
    { label: t('Dates'), value: text(row.dates) },
    ...answers.map(({ label, shown }) => ({ label: text(label) ?? '', value: text(shown) })),
  ];
  const shown = {
    id,
    reference: text(row.reference) ?? '',
    says: says.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
  };
  return { known, shown, dates: text(row.dates) ?? '' };
}

import type { PayloadRequest } from 'payload';
import { userOf } from '../../../cms/endpoints/editorsOnly.ts';
import { publicUrlOf } from '../../../cms/publicUrl.ts';
import { DEFAULT_LOCALE } from '../../../shared/locales.ts';
import { createTranslate } from '../../../shared/messages/index.ts';
import { formatMoney } from '../../../shared/money.ts';
import { encodePath } from '../../../shared/urls.ts';
import { type Departure, seatsLeft } from '../../../tours/departure.ts';
import { describeDays } from '../../../tours/describeDays.ts';
import { durationOf } from '../../../tours/facts.ts';
import { priceOfDeparture } from '../../../tours/priceOn.ts';
import type { Tour } from '../../../tours/tour.ts';
import type { ReplyFacts } from '../rules/fillTemplate.ts';
import type { StoredEnquiry } from './readRow.ts';

interface ReplySources {
  stored: StoredEnquiry;
  tour: Tour | undefined;
  departure: Departure | undefined;
}

/** Values for the placeholders of reply templates, from the enquiry and its current tour. Unknown ones are absent. */
export async function readReplyFacts(
  req: PayloadRequest,
  { departure, stored, tour }: ReplySources,
): Promise<ReplyFacts> {
  const { name: site } = (await req.payload.findGlobal({ slug: 'site', depth: 0 })) as { name?: string | null };
  const name = stored.name?.trim();
  const left = departure && seatsLeft(departure);
  return {
    name,
    'first name': name?.split(/\s+/)[0],
    reference: stored.reference,
    tour: tour?.title || stored.tourTitle || undefined,
    'tour code': tour?.code,
    link: tour && publicUrlOf(req.payload) + encodePath(tour.path.toWellFormed()),
    price: tour && describePrice(tour, departure, sizeOf(stored)),
    duration: tour && durationOf(tour, { locale: DEFAULT_LOCALE, t: createTranslate(DEFAULT_LOCALE) }),
    dates: departure ? describeDays(departure.start, departure.end) : stored.dates || undefined,
    places: left === undefined ? undefined : String(left),
    party: describeParty(stored) || undefined,
    me: userOf(req).name,
    site: site || undefined,
  };
}

/** The party in the words that travellers read. */
function describeParty({ adults, children }: StoredEnquiry): string {
  const translate = createTranslate(DEFAULT_LOCALE);
  return [
    ...(adults ? [translate('booking.adults', { count: adults })] : []),
    ...(children ? [translate('booking.children', { count: children })] : []),
  ].join(', ');
}

/** Number of travellers; undefined where not given. */
function sizeOf({ adults, children }: StoredEnquiry): number | undefined {
  return (Number(adults) || 0) + (Number(children) || 0) || undefined;
}

function describePrice({ price }: Tour, departure: Departure | undefined, size: number | undefined) {
  const amount = departure ? priceOfDeparture(departure, price, size) : price.from;
  return amount === undefined ? undefined : formatMoney(amount, price.currency, DEFAULT_LOCALE);
}

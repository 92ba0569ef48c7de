import type { Payload, PayloadRequest } from 'payload';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { inLanguage } from '../../../cms/translations/inLanguage.ts';
import { DEFAULT_LOCALE } from '../../../shared/locales.ts';
import type { Booking } from '../../../tours/booking/booking.ts';
import { readTour } from '../../../tours/readTour.ts';
import type { Tour } from '../../../tours/tour.ts';
import { TOURS } from '../../../tours/words.ts';

/**
 * Tours of an order's bookings by id, published or not, in the trash too: their terms hold for what is booked. Each is in the language of its order,
 * where it is translated.
 */
export async function findToursOf(
  { payload, req }: { payload: Payload; req?: PayloadRequest },
  orders: readonly { bookings: readonly Booking[]; locale?: string | null | undefined }[],
): Promise<Map<number, Tour>> {
  const ids = [...new Set(orders.flatMap(({ bookings }) => bookings.flatMap(({ tour }) => tour ?? [])))];
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: TOURS,
    where: { id: { in: ids } } satisfies TypedWhere<typeof TOURS>,
    depth: 0,
    limit: 0,
    pagination: false,
    locale: DEFAULT_LOCALE,
    trash: true,
    ...(req && { req }),
  });
  const languages = new Map(
    orders.flatMap(({ bookings, locale }) => bookings.flatMap(({ tour }) => (tour ? [[tour, locale] as const] : []))),
  );
  const spoken = docs.map((row) => inLanguage(payload, TOURS, row, languages.get(row.id), req));
  return new Map((await Promise.all(spoken)).map((row) => [row.id, readTour(row, () => [])]));
}

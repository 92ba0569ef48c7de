import type { JsonLdIds } from '../../render/jsonLd/jsonLdIds.ts';
import { type JsonLdNode, type JsonLdValue, node, ref } from '../../render/jsonLd/jsonLdTypes.ts';
import { sharePictures } from '../../render/pictures/sharePicture.ts';
import type { DocumentView, PageFacts, PageView } from '../../render/types.ts';
import { inUnits } from '../../shared/money.ts';
import { type Departure, type DepartureStatus, lastDayToAsk, statusBySeats } from '../../tours/departure.ts';
import { priceOfDeparture } from '../../tours/priceOn.ts';
import { type Tour, type TourDay, type TourPoint, tourOf } from '../../tours/tour.ts';

/** schema.org availability by departure status; other statuses are no offer. */
const AVAILABILITY: Partial<Record<DepartureStatus, string>> = {
  open: 'InStock',
  limited: 'LimitedAvailability',
  full: 'SoldOut',
};

/**
 * Structured data (JSON-LD) of a tour: one node that is both a product and a trip (reference): search
 * engines show products, the trip helps machines. Never an event, and without ratings: search engines do not show those
 * of the operator's own pages.
 */
export function tourNode(view: PageView, document: DocumentView, facts: PageFacts, ids: JsonLdIds): JsonLdNode {
  const tour = tourOf(document);
  const pictures = facts.picture ? sharePictures(view.publicUrl, facts.picture) : [];
  return node({
    '@type': ['Product', 'TouristTrip'],
    '@id': `${facts.url}#tour`,
    name: document.title,
    description: facts.description,
    url: facts.url,
    image: pictures.map(({ url }) => url),
    sku: tour?.code,
    brand: ref(ids.organization),
    provider: ref(ids.organization),
    mainEntityOfPage: ref(ids.webpage),
    category: tour?.types[0]?.title,
    touristType: tour?.types.map(({ title }) => title),
    itinerary: tour && itinerary(tour.points),
    subTrip: tour?.itinerary.flatMap((day) => dayNode(day) ?? []),
    offers: tour && offers(tour, facts),
  });
}

/** Places of the route, in order. */
function itinerary(points: readonly TourPoint[]): JsonLdNode | undefined {
  const places = points.filter(({ title }) => title);
  if (places.length === 0) return undefined;
  return node({
    '@type': 'ItemList',
    itemListElement: places.map(({ latitude, longitude, title }) =>
      node({
        '@type': 'Place',
        name: title,
        geo: node({ '@type': 'GeoCoordinates', latitude: rounded(latitude), longitude: rounded(longitude) }),
      }),
    ),
  });
}

/** Rounds coordinates to three decimals (about 100 m), precise enough for a tour. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}

function dayNode({ title }: TourDay): JsonLdNode | undefined {
  return title ? node({ '@type': 'TouristTrip', name: title }) : undefined;
}

/** One offer for each date that can be requested or is full; the price alone where there are no dates. */
function offers(tour: Tour, facts: PageFacts): JsonLdValue | undefined {
  const dated = (tour.departures ?? []).flatMap((departure) => offerOf(departure, tour, facts) ?? []);
  if (dated.length > 0) return dated;
  const { currency, from } = tour.price;
  if (from === undefined) return undefined;
  return node({
    '@type': 'Offer',
    price: inUnits(from, currency),
    priceCurrency: currency,
    // It is arranged on request.
    availability: 'https://schema.org/MadeToOrder',
    url: facts.url,
  });
}

function offerOf(departure: Departure, { price }: Tour, facts: PageFacts): JsonLdNode | undefined {
  const amount = priceOfDeparture(departure, price);
  const availability = AVAILABILITY[statusBySeats(departure)];
  const last = lastDayToAsk(departure);
  if (amount === undefined || !availability) return undefined;
  return node({
    '@type': 'Offer',
    price: inUnits(amount, price.currency),
    priceCurrency: price.currency,
    availability: `https://schema.org/${availability}`,
    availabilityEnds: last,
    validThrough: last,
    url: facts.url,
  });
}

import { expect, test } from 'vitest';
import { SCHEMA_ORG } from '../../../tests/support/widgets/schemaOrgNames.ts';
import { jsonLd } from '../../pages/head/jsonLd.ts';
import { buildView } from '../../pages/head/testSupport.ts';
import type { JsonLdNode } from '../../render/jsonLd/jsonLdTypes.ts';
import type { DocumentView } from '../../render/types.ts';
import { type Departure, readDeparture } from '../../tours/departure.ts';
import { DAY_TOUR, DEPARTURE_ROWS, DESERT_TOUR } from '../../tours/samples.ts';
import { tourOf } from '../../tours/tour.ts';
import { kind } from './kind.ts';

function nodeOf(document: DocumentView, departures: readonly Departure[] = []): JsonLdNode {
  const whole = { ...document, details: { ...tourOf(document), departures } };
  const view = buildView({
    kind: 'page',
    path: document.path,
    title: document.title,
    document: whole,
    schema: kind.schema,
  });
  const found = jsonLd(view)['@graph'].find((each) => String(each['@type']) === 'Product,TouristTrip');
  if (!found) throw new Error('There is no node of a tour.');
  return found;
}

function nodesIn(value: unknown): JsonLdNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as JsonLdNode, ...Object.values(value).flatMap(nodesIn)];
}

const departures = DEPARTURE_ROWS.flatMap((row) => readDeparture({ ...row, status: row.availability }) ?? []);

test('a tour is one node, product and trip, with an offer for each available date', () => {
  const tour = nodeOf(DESERT_TOUR, departures);
  expect(tour).toMatchObject({ sku: 'KH-03', url: 'https://rihla.example/tours/three-days-to-erg-chebbi/' });
  expect(tour.offers).toHaveLength(5);
  expect((tour.offers as JsonLdNode[])[1]).toEqual({
    '@type': 'Offer',
    price: 520,
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    availabilityEnds: '2027-04-02',
    validThrough: '2027-04-02',
    url: tour.url,
  });
  const said = (tour.offers as JsonLdNode[]).map(({ availability }) => String(availability).split('/').at(-1));
  expect(said).toEqual(['InStock', 'InStock', 'LimitedAvailability', 'SoldOut', 'InStock']);
  expect((tour.itinerary as JsonLdNode).itemListElement).toHaveLength(10);
  expect(tour.subTrip).toHaveLength(3);
});

test('a tour on request is MadeToOrder at its price, and one without a price has no offer', () => {
  expect(nodeOf(DAY_TOUR).offers).toMatchObject({ price: 75, availability: 'https://schema.org/MadeToOrder' });
  const tour = tourOf(DAY_TOUR);
  const priceless = { ...DAY_TOUR, details: tour && { ...tour, price: { ...tour.price, from: undefined } } };
  expect(nodeOf(priceless)).not.toHaveProperty('offers');
});

test('every type and property exists in schema.org, without events or ratings', () => {
  for (const node of [nodeOf(DESERT_TOUR, departures), nodeOf(DAY_TOUR)].flatMap(nodesIn)) {
    if (Object.keys(node).join() === '@id') continue;
    const type = SCHEMA_ORG[String(node['@type'])];
    expect(type, String(node['@type'])).toBeDefined();
    expect(type?.properties).toEqual(expect.arrayContaining(Object.keys(node)));
    expect(Object.keys(node)).toEqual(expect.arrayContaining(type?.required ?? []));
  }
});

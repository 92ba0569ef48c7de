import { describe, expect, it } from 'vitest';
import { scenes } from '../../../demo/artwork/index.ts';
import { findMissing } from '../../tours/findMissing.ts';
import { GUIDE_LANGUAGES } from '../../tours/words.ts';
import { articles } from '../content.ts';
import { demoTags } from '../settings.ts';
import { demoDepartures } from './demoDepartures.ts';
import { inSeason, nextSeason } from './seasons.ts';
import { demoDestinations, demoTourTypes } from './terms.ts';
import { slugOf, tours } from './tourContent.ts';
import { tourRecord } from './tourRecord.ts';
import { tourReviews } from './tourReviews.ts';

const TODAY = '2026-11-22';
const ANY = { get: () => 1 } as unknown as ReadonlyMap<string, number>;
const IDS = { pictures: ANY, destinations: ANY, types: ANY, tags: ANY };
const convert = (words: string): object[] => [{ type: 'paragraph', children: [{ type: 'text', text: words }] }];
const words = (text: string): number => text.split(/\s+/).length;

describe.each(tours.map((tour) => [tour.code, tour] as const))('tour %s', (_, tour) => {
  it('has everything needed to be sold', () => {
    expect(findMissing(tourRecord(tour, IDS, convert, TODAY))).toEqual([]);
  });

  it('refers to existing pictures, terms, tours and articles', () => {
    const pictures = scenes.map(({ key }) => key);
    const named = [tour.picture, ...tour.gallery, ...tour.itinerary.flatMap(({ picture }) => picture ?? [])];
    for (const picture of named) expect(pictures).toContain(picture);
    expect(new Set([tour.picture, ...tour.gallery]).size).toBe(tour.gallery.length + 1);
    for (const slug of tour.destinations) expect(demoDestinations.map((each) => each.slug)).toContain(slug);
    for (const slug of tour.types) expect(demoTourTypes.map((each) => each.slug)).toContain(slug);
    for (const slug of tour.tags) expect(demoTags).toContain(slug);
    for (const code of tour.languages) expect(Object.keys(GUIDE_LANGUAGES)).toContain(code);
    for (const slug of tour.related) expect(tours.map(slugOf)).toContain(slug);
    expect(tour.related).not.toContain(slugOf(tour));
    if (tour.article) expect(articles.map(({ front }) => front.path)).toContain(tour.article);
    const links = tour.faq.flatMap(([, answer]) => [...answer.matchAll(/\]\(([^)]*)\)/g)].map(([, path]) => path));
    for (const path of links) expect(tours.map((each) => each.path)).toContain(path);
  });

  it('has texts of readable length', () => {
    expect(tour.excerpt.length).toBeGreaterThanOrEqual(60);
    expect(tour.excerpt.length).toBeLessThanOrEqual(170);
    for (const { text, title } of tour.itinerary) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(words(text)).toBeGreaterThanOrEqual(20);
      expect(words(text)).toBeLessThanOrEqual(90);
    }
  });

  it('is in the country, with consecutive days', () => {
    let last = 1;
    for (const [, latitude, longitude, altitude, day] of tour.points) {
      expect(latitude).toBeGreaterThan(29);
      expect(latitude).toBeLessThan(36);
      expect(longitude).toBeGreaterThan(-10.3);
      expect(longitude).toBeLessThan(-3.8);
      expect(altitude).toBeLessThanOrEqual(4167);
      expect(day).toBeGreaterThanOrEqual(last);
      expect(day).toBeLessThanOrEqual(tour.days);
      last = day;
    }
    let next = 1;
    for (const { day, dayTo = day } of tour.itinerary) {
      expect(day).toBe(next);
      next = dayTo + 1;
    }
    expect(next).toBe(tour.days + 1);
  });

  it('departs on its weekday and in its months, never over Eid al-Adha, with no more bookings than seats', () => {
    const departures = demoDepartures(tour, TODAY);
    expect(departures.length).toBeGreaterThanOrEqual(3);
    expect(departures.length).toBeLessThanOrEqual(24);
    expect(demoDepartures(tour, TODAY)).toEqual(departures);
    for (const { end, seats, start, taken } of departures) {
      const date = new Date(start);
      expect(date.getUTCDay()).toBe(tour.departures.weekday);
      expect(tour.departures.months).toContain(date.getUTCMonth() + 1);
      expect((Date.parse(end) - Date.parse(start)) / 86_400_000).toBe(tour.days - 1);
      expect(start > '2027-05-18' || end < '2027-05-15').toBe(true);
      expect(taken).toBeGreaterThanOrEqual(0);
      expect(taken).toBeLessThanOrEqual(seats);
    }
  });
});

it('the demo has tours of all lengths, from six towns, and three for a family in the desert in October', () => {
  expect(tours.length).toBeGreaterThanOrEqual(12);
  expect(new Set(tours.map(({ code }) => code)).size).toBe(tours.length);
  expect(Math.min(...tours.map(({ days }) => days))).toBe(1);
  expect(Math.max(...tours.map(({ days }) => days))).toBe(15);
  const starts = tours.map(({ startPlace }) => startPlace);
  for (const place of ['Marrakech', 'Fes', 'Casablanca', 'Tangier', 'Agadir', 'Ouarzazate'])
    expect(starts).toContain(place);
  const family = tours.filter(
    (tour) =>
      tour.days === 3 &&
      tour.startPlace === 'Marrakech' &&
      tour.types.includes('desert') &&
      tour.types.includes('family') &&
      demoDepartures(tour, TODAY).some(({ start }) => start.slice(5, 7) === '10'),
  );
  expect(family.length).toBeGreaterThanOrEqual(3);
  const departures = tours.flatMap((tour) => demoDepartures(tour, TODAY));
  expect(departures.some(({ seats, taken }) => taken === seats)).toBe(true);
  expect(departures.some(({ seats, taken }) => taken < seats && seats - taken <= 3)).toBe(true);
  expect(departures.some(({ isGuaranteed }) => isGuaranteed)).toBe(true);
});

it('has the same departures a week later, where the ranges overlap', () => {
  for (const tour of tours) {
    const later = demoDepartures(tour, '2026-11-29').map(({ start }) => start);
    for (const { start } of demoDepartures(tour, TODAY)) if (start > '2027-01-20') expect(later).toContain(start);
  }
});

it('lists every destination after its parent', () => {
  const seen = new Set<string>();
  for (const { parent, slug } of demoDestinations) {
    if (parent) expect(seen).toContain(parent);
    seen.add(slug);
  }
  for (const { journeyUrl } of tourReviews) expect(tours.map(({ path }) => path)).toContain(journeyUrl);
});

it('finds the next occurrence of a season, also over New Year', () => {
  expect(nextSeason({ start: '12-19', end: '01-03' }, '2026-11-22')).toEqual({
    start: '2026-12-19',
    end: '2027-01-03',
  });
  expect(nextSeason({ start: '12-19', end: '01-03' }, '2027-01-02')).toEqual({
    start: '2026-12-19',
    end: '2027-01-03',
  });
  expect(nextSeason({ start: '03-20', end: '04-30' }, '2026-11-22')).toEqual({
    start: '2027-03-20',
    end: '2027-04-30',
  });
  expect(inSeason('2027-01-02', { start: '12-19', end: '01-03' })).toBe(true);
  expect(inSeason('2027-01-04', { start: '12-19', end: '01-03' })).toBe(false);
});

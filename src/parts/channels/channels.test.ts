import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { departuresOfRows, hostileTour } from '../../../tests/support/hostile/hostileTour.ts';
import { addDays, daysBetween, fromEpochDay } from '../../shared/time/days.ts';
import { DAY_TOUR, DEPARTURE_ROWS, DESERT_TOUR } from '../../tours/samples.ts';
import { type Tour, tourOf } from '../../tours/tour.ts';
import { writeJsonFeed } from './rules/jsonFeed.ts';
import { octoAvailability, octoCalendar } from './rules/octo/availability.ts';
import { readCapabilities, writeCapabilities } from './rules/octo/capabilities.ts';
import { octoProduct, unitIds } from './rules/octo/product.ts';
import { type AvailabilityQuestion, MAX_DAYS_ASKED, readQuestion } from './rules/octo/question.ts';
import { octoSupplier } from './rules/octo/supplier.ts';
import { findPartner, hashKey } from './rules/partnerKey.ts';
import { MAX_TITLE, productTitle } from './rules/productTitle.ts';
import { type ListedTour, productFeed, whyLeftOut } from './rules/thingsToDo.ts';
import * as schemas from './testSupport.ts';

const { faultsOf } = schemas;
const DESERT = tourOf(DESERT_TOUR) as Tour;
const DAY = tourOf(DAY_TOUR) as Tour;
const OPERATOR = { name: 'Khettara', telephone: '+212 524 000 000', language: 'en' };
const departures = departuresOfRows(DEPARTURE_ROWS);

function listed(tour: Tour): ListedTour {
  return { tour, url: 'https://rihla.example/tours/a/', pictures: ['https://rihla.example/media/a.jpg'] };
}

describe('the feed for travel search', () => {
  test('lists each tour with its page, the price shown there, and the operator', () => {
    const feed = productFeed([listed(DESERT), listed(DAY)], OPERATOR);
    expect(faultsOf(schemas.THINGS_TO_DO, feed)).toEqual([]);
    const [product] = feed.products;
    expect(product).toMatchObject({
      id: '31',
      title: { localized_texts: [{ language_code: 'en', text: DESERT.title }] },
      inventory_types: ['INVENTORY_TYPE_OPERATOR_DIRECT'],
      operator: { google_business_profile_name: { localized_texts: [{ language_code: 'en', text: 'Khettara' }] } },
    });
    expect(product?.options[0]).toMatchObject({
      landing_page: { url: 'https://rihla.example/tours/a/' },
      duration_sec: 3 * 86_400,
      cancellation_policy: {
        refund_conditions: [
          { min_duration_before_start_time_sec: 60 * 86_400, refund_percent: 80 },
          { min_duration_before_start_time_sec: 30 * 86_400, refund_percent: 50 },
        ],
      },
      price_options: [{ id: 'adult', title: 'Adult', price: { currency_code: 'EUR', units: 480 } }],
    });
    expect(product?.options[0].related_locations).toHaveLength(10);
  });

  test.each([
    [48_050, 'EUR', { currency_code: 'EUR', units: 480, nanos: 500_000_000 }],
    [48_050, 'JPY', { currency_code: 'JPY', units: 48_050 }],
    [1_234_567, 'TND', { currency_code: 'TND', units: 1234, nanos: 567_000_000 }],
    [0, 'EUR', { currency_code: 'EUR', units: 0 }],
  ])('converts %i of the smallest unit of %s exactly', (from, currency, price) => {
    const tour = { ...DESERT, price: { ...DESERT.price, from, currency } };
    expect(productFeed([listed(tour)], OPERATOR).products[0]?.options[0].price_options[0]?.price).toEqual(price);
  });

  test.each([
    ['Sahara sale: three days', 'sale'],
    ['Three days, 20 % off', '20 %'],
    ['Best deals of the Atlas', 'Best deals'],
    ['Last-minute to the dunes', 'Last-minute'],
    ['Trois jours, soldes d’hiver', 'soldes'],
    ['Drei Tage zum Angebot', 'Angebot'],
  ])('skips “%s” because of “%s”', (title, word) => {
    expect(whyLeftOut({ ...DESERT, title })).toContain(`“${word}”`);
    expect(productFeed([listed({ ...DESERT, title })], OPERATOR).products).toEqual([]);
  });

  test.each(['From Rabat to Salé', 'Ideal for walkers', 'The dealer’s road', 'Wholesale market of Fez', '100 dunes'])(
    'finds no promotion in “%s”',
    (title) => {
      expect(whyLeftOut({ ...DESERT, title })).toBeUndefined();
    },
  );

  test('skips a tour without a price per traveller or a title in words, with the reason', () => {
    expect(whyLeftOut({ ...DESERT, price: { ...DESERT.price, from: undefined } })).toContain('no price');
    expect(whyLeftOut({ ...DESERT, price: { ...DESERT.price, basis: 'group' } })).toContain('group');
    expect(whyLeftOut({ ...DESERT, title: ' 🐪 ⭐ ' })).toContain('no title');
  });

  test('removes emoji from titles, and keeps words and letters', () => {
    expect(productTitle('🐪 Three days 🏜️ to Merzouga ★')).toBe('Three days to Merzouga');
    expect(productTitle('ثلاثة أيام في الصحراء')).toBe('ثلاثة أيام في الصحراء');
    expect(productTitle(`${'a'.repeat(149)}👨‍👩‍👧b`)).toBe(`${'a'.repeat(149)}`);
    expect(productTitle('é'.repeat(400)).length).toBeLessThanOrEqual(MAX_TITLE);
  });
});

describe('a JSON feed', () => {
  test('matches its schema for any stored data', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.option(fc.string({ unit: 'binary' }), { nil: undefined }),
        fc.constantFrom('2026-05-01T08:00:00.000Z', 'soon', ''),
        (text, author, publishedAt) => {
          const channel = {
            title: text,
            url: 'https://rihla.example/',
            feedUrl: 'https://rihla.example/feed/json/',
            description: text,
            language: 'en',
          };
          const item = {
            title: text,
            url: 'https://rihla.example/a/',
            guid: 'rihla:posts:7',
            publishedAt,
            categories: [text, 'Desert'],
            description: text,
            ...(author !== undefined && { author }),
          };
          const feed = JSON.parse(writeJsonFeed(channel, [item])) as { title: string };
          expect(faultsOf(schemas.JSON_FEED, feed)).toEqual([]);
          expect(feed.title.isWellFormed()).toBe(true);
        },
      ),
    );
  });
});

describe('OCTO', () => {
  const ALL = { content: true, pricing: true };
  const facts = { tour: DESERT, departures, today: '2027-04-05', timezone: 'Europe/Paris', pricing: true };
  const days = (first: string, last: string, units: AvailabilityQuestion['units'] = []): AvailabilityQuestion => ({
    productId: '31',
    optionId: 'DEFAULT',
    days: { first, last },
    ids: undefined,
    units,
  });

  test('a tour is a product with one option, and a unit for each price', () => {
    const core = octoProduct(DESERT, { content: false, pricing: false, locale: 'en', timezone: '+01:00' });
    expect(faultsOf(schemas.OCTO_PRODUCT, core)).toEqual([]);
    expect(core).not.toHaveProperty('title');
    expect(core).not.toHaveProperty('pricingPer');
    // An offset is no time zone name.
    expect(core).not.toHaveProperty('timeZone');
    const whole = octoProduct(DESERT, { ...ALL, locale: 'en', timezone: 'Africa/Casablanca' });
    expect(faultsOf(schemas.OCTO_PRODUCT, whole)).toEqual([]);
    expect(whole).toMatchObject({
      id: '31',
      reference: 'KH-03',
      timeZone: 'Africa/Casablanca',
      pricingPer: 'UNIT',
      durationMinutesFrom: 3 * 24 * 60,
    });
    expect(whole.options[0]).toMatchObject({ cancellationCutoff: '30 days', cancellationCutoffAmount: 30 });
    expect(whole.options[0]?.units.map(({ id, pricingFrom }) => [id, pricingFrom?.[0]?.retail])).toEqual([
      ['adult', 48_000],
      ['child', 36_000],
    ]);
    expect(unitIds(DAY)).toEqual(['adult']);
  });

  test('a group price is a price of the booking', () => {
    const tour = { ...DESERT, price: { ...DESERT.price, basis: 'group' as const } };
    const product = octoProduct(tour, { ...ALL, locale: 'en', timezone: undefined });
    expect(faultsOf(schemas.OCTO_PRODUCT, product)).toEqual([]);
    expect(product.pricingPer).toBe('BOOKING');
    expect(product.options[0]?.pricingFrom?.[0]?.retail).toBe(48_000);
    const [first] = octoAvailability(days('2027-04-09', '2027-04-09'), { ...facts, tour });
    expect(first?.pricing?.retail).toBe(52_000);
    expect(first).not.toHaveProperty('unitPricing');
  });

  test('availability lists each departure with its seats, price and cutoff, in local time', () => {
    const found = octoAvailability(days('2027-01-01', '2027-12-31'), facts);
    expect(faultsOf(schemas.OCTO_AVAILABILITY, found)).toEqual([]);
    expect(found.map(({ id, status, vacancies, available }) => [id, status, vacancies, available])).toEqual([
      ['1', 'CLOSED', 0, false],
      ['2', 'CLOSED', 0, false],
      ['3', 'LIMITED', 2, true],
      ['4', 'SOLD_OUT', 0, false],
      ['5', 'AVAILABLE', 8, true],
      ['6', 'CLOSED', 0, false],
    ]);
    expect(found[4]).toMatchObject({
      localDateTimeStart: '2027-10-08T00:00:00+02:00',
      localDateTimeEnd: '2027-10-11T00:00:00+02:00',
      allDay: true,
      capacity: 8,
      // Can be booked until the end of 1 October, seven days before.
      utcCutoffAt: '2027-10-01T22:00:00.000Z',
    });
    // The season's price, as on the page.
    expect(found[4]?.unitPricing?.map(({ retail, unitId }) => [unitId, retail])).toEqual([
      ['adult', 52_000],
      ['child', 36_000],
    ]);
  });

  test('a tour priced by party size has the price of the requested size', () => {
    const tour = { ...DESERT, price: { ...DESERT.price, seasons: [], isByParty: true } };
    const prices = (units: { id: string; quantity: number }[]) =>
      octoAvailability(days('2027-10-08', '2027-10-08', units), { ...facts, tour })[0]?.unitPricing?.map(
        ({ retail }) => retail,
      );
    expect(prices([])).toEqual([69_000, 36_000]);
    expect(prices([{ id: 'adult', quantity: 2 }])).toEqual([69_000, 36_000]);
    const family = [
      { id: 'adult', quantity: 2 },
      { id: 'child', quantity: 1 },
    ];
    expect(prices(family)).toEqual([56_000, 36_000]);
    expect(octoCalendar(days('2027-10-08', '2027-10-08'), { ...facts, tour })[0]?.unitPricingFrom?.[0]?.retail).toBe(
      48_000,
    );
  });

  test('more units than seats left are unavailable', () => {
    const ask = (quantity: number) =>
      octoAvailability(days('2027-04-30', '2027-04-30', [{ id: 'adult', quantity }]), facts)[0]?.available;
    expect([ask(0), ask(2), ask(3)]).toEqual([true, true, false]);
  });

  test('the calendar has each day once; days without a departure are closed', () => {
    const found = octoCalendar(days('2027-04-29', '2027-05-14'), facts);
    expect(faultsOf(schemas.OCTO_CALENDAR, found)).toEqual([]);
    expect(found).toHaveLength(16);
    expect(
      found.filter(({ status }) => status !== 'CLOSED').map(({ localDate, status }) => [localDate, status]),
    ).toEqual([
      ['2027-04-30', 'LIMITED'],
      ['2027-05-14', 'SOLD_OUT'],
    ]);
  });

  test('two departures on one day are not all-day, and the calendar shows the one with more seats', () => {
    const [first] = departures;
    const two = [1, 2].map(
      (id) => ({ ...first, id, start: '2027-06-01', end: '2027-06-02', taken: id, seats: 8 }) as never,
    );
    const doubled = { ...facts, departures: two };
    expect(octoAvailability(days('2027-06-01', '2027-06-01'), doubled).map(({ allDay }) => allDay)).toEqual([
      false,
      false,
    ]);
    expect(octoCalendar(days('2027-06-01', '2027-06-01'), doubled)[0]?.vacancies).toBe(7);
  });

  test.each(['9999-12-31', '0001-01-01', '0099-03-01'])(
    'the single day %s has one row, even at the end of the calendar',
    (day) => {
      const asked = readQuestion(JSON.stringify({ productId: '31', optionId: 'DEFAULT', localDate: day }), 'calendar');
      const found = octoCalendar(asked as AvailabilityQuestion, facts);
      expect(faultsOf(schemas.OCTO_CALENDAR, found)).toEqual([]);
      expect(found.map(({ localDate }) => localDate)).toEqual([day]);
      const sold = {
        ...facts,
        timezone: 'Africa/Casablanca',
        departures: [{ ...departures[0], start: day, end: day }] as never,
      };
      expect(faultsOf(schemas.OCTO_AVAILABILITY, octoAvailability(asked as AvailabilityQuestion, sold))).toEqual([]);
    },
  );

  test.each(['0000-01-01', '0000-12-31', '2026-02-30', '10000-01-01', '-000001-01-01', '1447-13-01'])(
    'the invalid day %s is refused with a message',
    (day) => {
      for (const asked of [{ localDate: day }, { localDateStart: day, localDateEnd: day }])
        expect(readQuestion(JSON.stringify({ ...BODY, ...asked }), 'calendar')).toMatchObject({ error: 'BAD_REQUEST' });
    },
  );

  test('any range is a calendar of at most 366 rows, or is refused', () => {
    const day = fc.integer({ min: -719_200, max: 2_932_900 }).map(fromEpochDay);
    fc.assert(
      fc.property(day, fc.integer({ min: -3, max: 500 }), (localDateStart, count) => {
        const localDateEnd = addDays(localDateStart, count);
        const body = JSON.stringify({ ...BODY, localDateStart, localDateEnd });
        const read = readQuestion(body, 'calendar');
        const length = daysBetween(localDateStart, localDateEnd) + 1;
        if (length < 1 || length > MAX_DAYS_ASKED) expect(read).toMatchObject({ error: 'BAD_REQUEST' });
        else expect(octoCalendar(read as AvailabilityQuestion, facts)).toHaveLength(length);
      }),
      { numRuns: 60 },
    );
  });

  test('finds departures by id', () => {
    const asked = { ...days('', ''), days: undefined, ids: ['5', '99', 'x'] };
    expect(octoAvailability(asked, facts).map(({ id }) => id)).toEqual(['5']);
  });

  const BODY = { productId: '31', optionId: 'DEFAULT', localDateStart: '2027-04-01', localDateEnd: '2027-04-30' };

  test.each([
    ['', 'BAD_REQUEST'],
    ['[]', 'BAD_REQUEST'],
    ['{"a":', 'BAD_REQUEST'],
    [{ ...BODY, productId: 31 }, 'INVALID_PRODUCT_ID'],
    [{ ...BODY, optionId: undefined }, 'INVALID_OPTION_ID'],
    [{ ...BODY, localDateEnd: undefined }, 'BAD_REQUEST'],
    [{ ...BODY, localDateStart: '2027-05-01' }, 'BAD_REQUEST'],
    [{ ...BODY, localDateStart: '2027-02-30' }, 'BAD_REQUEST'],
    [{ ...BODY, localDateEnd: '2028-04-02' }, 'BAD_REQUEST'],
    [{ ...BODY, units: [{ id: 'adult', quantity: 1.5 }] }, 'BAD_REQUEST'],
    [{ productId: '31', optionId: 'DEFAULT' }, 'BAD_REQUEST'],
    [{ productId: '31', optionId: 'DEFAULT', availabilityIds: [5] }, 'BAD_REQUEST'],
  ])('refuses the request %j as %s', (body, error) => {
    const refused = readQuestion(typeof body === 'string' ? body : JSON.stringify(body), 'check');
    expect(refused).toMatchObject({ error });
    expect(faultsOf(schemas.OCTO_ERROR, refused)).toEqual([]);
  });

  test('accepts a year and a day, and a single day; a calendar needs days', () => {
    const leap = { ...BODY, localDateStart: '2028-01-01', localDateEnd: '2028-12-31' };
    expect(readQuestion(JSON.stringify(leap), 'calendar')).toMatchObject({ days: { first: '2028-01-01' } });
    expect(MAX_DAYS_ASKED).toBe(366);
    const { localDateEnd: _, localDateStart: __, ...core } = BODY;
    expect(readQuestion(JSON.stringify({ ...core, localDate: '2027-04-09' }), 'check')).toMatchObject({
      days: { first: '2027-04-09', last: '2027-04-09' },
    });
    const byIds = { ...core, availabilityIds: ['5', '2', '5'] };
    expect(readQuestion(JSON.stringify(byIds), 'check')).toMatchObject({ ids: ['2', '5'] });
    expect(readQuestion(JSON.stringify(byIds), 'calendar')).toMatchObject({ error: 'BAD_REQUEST' });
  });

  test('parses or refuses any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.constantFrom('check', 'calendar'), (body, kind) => {
        const read = readQuestion(body, kind as 'check');
        if ('error' in read) expect(faultsOf(schemas.OCTO_ERROR, read)).toEqual([]);
      }),
    );
  });

  test('capabilities are the requested ones that are supported', () => {
    expect(writeCapabilities(readCapabilities('octo/Pricing,  octo/content,octo/cart'))).toBe(
      'octo/content, octo/pricing',
    );
    expect(writeCapabilities(readCapabilities(''))).toBe('');
  });

  test('the supplier has an address only beyond the default country', () => {
    const site = { id: 1, name: 'Khettara', address: { country: 'MA' } } as never;
    expect(octoSupplier(site, 'https://rihla.example')).toMatchObject({
      endpoint: 'https://rihla.example/octo',
      contact: { address: null },
    });
    expect(faultsOf(schemas.OCTO_SUPPLIER, octoSupplier(site, 'https://rihla.example'))).toEqual([]);
  });

  test('a key is compared by its hash only', () => {
    const key = 'Zm9vYmFyYmF6Zm9vYmFyYmF6Zm9vYmFyYmF6Zm9vYmE';
    const partners = [{ keyHash: hashKey('another') }, { keyHash: hashKey(key) }, { keyHash: null }];
    expect(JSON.stringify(partners)).not.toContain(key);
    expect(findPartner(`Bearer ${key}`, partners)).toBe(partners[1]);
    for (const header of ['', key, `Bearer ${key}x`, `Basic ${key}`, 'Bearer', `Bearer ${partners[1]?.keyHash}`])
      expect(findPartner(header, partners)).toBeUndefined();
    expect(findPartner(`Bearer ${key}`, [{ keyHash: '' }, { keyHash: 'short' }])).toBeUndefined();
  });
});

test('every channel matches its schema for any stored tours and departures', () => {
  fc.assert(
    fc.property(hostileTour(), ({ departures: found, tour }) => {
      const feed = productFeed([listed(tour)], OPERATOR);
      expect(faultsOf(schemas.THINGS_TO_DO, feed)).toEqual([]);
      const product = octoProduct(tour, { content: true, pricing: true, locale: 'en', timezone: tour.title });
      expect(faultsOf(schemas.OCTO_PRODUCT, product)).toEqual([]);
      const facts = { tour, departures: found, today: '2027-01-01', timezone: tour.title, pricing: true };
      const question = readQuestion(
        JSON.stringify({
          productId: '1',
          optionId: 'DEFAULT',
          localDateStart: '2027-01-01',
          localDateEnd: '2027-02-28',
        }),
        'calendar',
      ) as AvailabilityQuestion;
      expect(faultsOf(schemas.OCTO_AVAILABILITY, octoAvailability(question, facts))).toEqual([]);
      expect(faultsOf(schemas.OCTO_CALENDAR, octoCalendar(question, facts))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('a unit has its tour’s rules: ages, accompanying units, and numbers', () => {
  const rulesOf = (rules: Partial<Tour>) => {
    const product = octoProduct(
      { ...DESERT, groupMax: 12, ageMin: 6, childAgeMax: 11, ...rules },
      { content: false, pricing: false, locale: 'en', timezone: undefined },
    );
    return product.options[0]?.units.map(({ id, restrictions }) => {
      const { accompaniedBy, maxAge, maxQuantity, minAge } = restrictions;
      return { id, ages: [minAge, maxAge], maxQuantity, accompaniedBy };
    });
  };
  const adult = { id: 'adult', ages: [12, 120], maxQuantity: null, accompaniedBy: [] };
  const child = { id: 'child', ages: [6, 11], accompaniedBy: ['adult'] };
  expect(rulesOf({ childrenPerAdult: undefined })).toEqual([adult, { ...child, maxQuantity: 11 }]);
  expect(rulesOf({ childrenPerAdult: 2 })).toEqual([adult, { ...child, maxQuantity: 8 }]);
  expect(rulesOf({ childrenAlone: true })).toEqual([adult, { ...child, maxQuantity: null, accompaniedBy: [] }]);
  expect(rulesOf({ ageMin: 18 })).toEqual([{ ...adult, ages: [18, 120] }]);
});

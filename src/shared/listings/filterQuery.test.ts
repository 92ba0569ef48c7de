import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterQuery, readFilters } from './filterQuery.ts';
import { MAX_TAXONOMIES, MAX_TERMS } from './filters.ts';
import { pageQuery, readPage } from './pageQuery.ts';
import { nameOf, splitQuery } from './rawQuery.ts';
import type { ConsolidatedFilters, LogicalJoin } from './types.ts';

const ID = 'a1b2';
const own = (name: string, value: string) => `e-filter-${ID}-${name}=${value}`;
const chosen = (query: string) => readFilters(ID, query);
const ofTaxonomy = (name: string, terms: string[], logicalJoin: LogicalJoin = 'AND'): ConsolidatedFilters => ({
  taxonomy: { [name]: { terms, logicalJoin } },
});

describe('a filter value in a URL', () => {
  test.each([
    ['desert+coast', 'AND'],
    ['desert%2Bcoast', 'AND'],
    ['desert%20coast', 'AND'],
    ['desert~coast', 'OR'],
    ['desert%7Ecoast', 'OR'],
    ['desert%7ecoast', 'OR'],
    ['desert!coast', 'NOT'],
    ['desert%21coast', 'NOT'],
  ] as const)('%s joins its terms by %s', (value, join) => {
    expect(chosen(own('destinations', value))).toEqual(ofTaxonomy('destinations', ['desert', 'coast'], join));
  });

  test.each([
    ['desert', ofTaxonomy('t', ['desert'])],
    ['!desert', ofTaxonomy('t', ['desert'], 'NOT')],
    ['~desert', ofTaxonomy('t', ['desert'])],
    ['d%C3%A9sert+%D8%B5%D8%AD%D8%B1%D8%A7%D8%A1', ofTaxonomy('t', ['désert', 'صحراء'])],
    ['desert+desert++', ofTaxonomy('t', ['desert'])],
    ['desert~coast+city', ofTaxonomy('t', ['desert', 'coast', 'city'], 'OR')],
    ['', {}],
    ['+~!', {}],
    ['<b>+a/b+%00', {}],
    ['250..500', { range: { t: { terms: ['250..500'], logicalJoin: 'AND' } } }],
    ['500..250', { range: { t: { terms: ['250..500'], logicalJoin: 'AND' } } }],
    ['..500', { range: { t: { terms: ['..500'], logicalJoin: 'AND' } } }],
  ] satisfies [string, ConsolidatedFilters][])('%s is read', (value, filters) => {
    expect(chosen(own('t', value))).toEqual(filters);
  });

  test('may be repeated parameters, as a form sends them', () => {
    expect(chosen(`${own('t', '~')}&${own('t', 'a')}&${own('t', 'b')}`)).toEqual(ofTaxonomy('t', ['a', 'b'], 'OR'));
    expect(chosen(`${own('t', 'a')}&${own('t', 'b')}`)).toEqual(ofTaxonomy('t', ['a', 'b']));
    expect(chosen(`${own('t', '!')}&${own('t', 'a')}`)).toEqual(ofTaxonomy('t', ['a'], 'NOT'));
    expect(chosen(`${own('price.min', '250')}&${own('price.max', '')}`)).toEqual({
      range: { price: { terms: ['250..'], logicalJoin: 'AND' } },
    });
    expect(chosen(`${own('price.max', '500')}&${own('price.min', '900')}`)).toEqual({
      range: { price: { terms: ['500..900'], logicalJoin: 'AND' } },
    });
  });

  test('belongs to its own listing only, and its taxonomy may contain dashes', () => {
    const query = `e-filter-${ID}-tour-types=a&e-filter-${ID}2-tour-types=b&e-filter-${ID}=c&e-filter-=d`;
    expect(chosen(query)).toEqual(ofTaxonomy('tour-types', ['a']));
    expect(readFilters('', 'e-filter--t=a')).toEqual({});
  });

  test('order and range have one value, which may be the name of a band', () => {
    const query = `${own('order', 'price~days')}&${own('price', 'under-250')}&${own('price', '1..2')}`;
    expect(chosen(query)).toEqual({
      order: { order: { terms: ['price'], logicalJoin: 'AND' } },
      taxonomy: { price: { terms: ['under-250'], logicalJoin: 'AND' } },
      range: { price: { terms: ['1..2'], logicalJoin: 'AND' } },
    });
  });

  test('has a maximum number of terms', () => {
    const terms = Array.from({ length: 500 }, (_, index) => `t${index}`).join('~');
    expect(chosen(own('t', terms)).taxonomy?.t?.terms).toHaveLength(MAX_TERMS);
    const many = Array.from({ length: 500 }, (_, index) => own(`t${index}`, 'a')).join('&');
    expect(Object.keys(chosen(many).taxonomy ?? {})).toHaveLength(MAX_TAXONOMIES);
  });

  test('is safe against prototype pollution and malformed names', () => {
    const query = ['__proto__', 'constructor', 'toString'].map((name) => own(name, 'a')).join('&');
    const filters = chosen(query);
    expect(Object.getPrototypeOf(filters)).toBe(Object.prototype);
    expect(Object.keys(filters.taxonomy ?? {})).toEqual(['constructor', 'toString']);
    expect(({} as Record<string, unknown>).terms).toBeUndefined();
  });
});

describe('a query', () => {
  test('is written with unencoded separators, in a stable order, and without a page', () => {
    const filters = {
      taxonomy: {
        types: { terms: ['walking', 'family'], logicalJoin: 'OR' },
        destinations: { terms: ['désert', 'coast'], logicalJoin: 'AND' },
        months: { terms: ['07'], logicalJoin: 'NOT' },
      },
      range: { price: { terms: ['250..500'], logicalJoin: 'AND' } },
    } satisfies ConsolidatedFilters;
    expect(filterQuery(ID, filters, `?x=1&e-page-${ID}=3&${own('old', 'a')}`)).toBe(
      `x=1&${own('destinations', 'coast+d%C3%A9sert')}&${own('months', '!07')}&${own('price', '250..500')}&${own('types', 'family~walking')}`,
    );
  });

  test('keeps other parameters byte for byte', () => {
    const others = `utm=a%2Bb+c&%E0%A4%A=%zz&e-filter-zz-t=a%2Bb~c&e-page-zz=2&??e-filter-${ID}-t=q&=&e-filter-${ID}=x`;
    expect(filterQuery(ID, {}, `${others}&${own('t', 'a')}`)).toBe(others);
    expect(pageQuery(ID, 2, others)).toBe(`${others}&e-page-${ID}=2`);
    expect(pageQuery(ID, 1, `${others}&e-page-${ID}=2`)).toBe(others);
  });

  test('also finds its own parameters when their names are percent-encoded', () => {
    expect(filterQuery(ID, {}, `%65-filter-${ID}-t=a&e%2Dpage-${ID}=2`)).toBe('');
  });
});

test.each([
  ['e-page-a1b2=3', 3],
  ['e-page-a1b2=0', 1],
  ['e-page-a1b2=-1', 1],
  ['e-page-a1b2=1e3', 1],
  ['e-page-a1b2=9999999999', 1],
  ['e-page-a1b=3', 1],
  ['', 1],
])('of %s has page %i', (query, page) => {
  expect(readPage(ID, query)).toBe(page);
});

const term = fc.stringMatching(/^[a-zé0-9][a-z0-9-]{0,10}$/);
const name = fc.stringMatching(/^[a-z][a-z-]{0,12}$/).filter((made) => made !== 'order');
const state = fc
  .record({
    terms: fc.uniqueArray(term, { minLength: 1, maxLength: 5 }),
    logicalJoin: fc.constantFrom('AND', 'OR', 'NOT'),
  })
  .map(({ logicalJoin, terms }) => ({
    terms: terms.sort(),
    logicalJoin: (terms.length === 1 && logicalJoin === 'OR' ? 'AND' : logicalJoin) as LogicalJoin,
  }));
const taxonomies = fc.dictionary(name, state, { maxKeys: 5 });
const query = fc
  .array(fc.oneof(fc.string(), fc.stringMatching(/^[a-z%&=+~!?-]{0,20}$/), fc.constant(`e-filter-${ID}-x=a%2Bb`)), {
    maxLength: 8,
  })
  .map((parts) => parts.join('&').replace(/^\?/, ''));

describe('for any query', () => {
  test('round-trips, encoded or not', () => {
    fc.assert(
      fc.property(taxonomies, query, (taxonomy, before) => {
        const filters: ConsolidatedFilters = Object.keys(taxonomy).length ? { taxonomy } : {};
        const written = filterQuery(ID, filters, before);
        expect(chosen(written)).toEqual(filters);
        expect(chosen(written.replaceAll('~', '%7E').replaceAll('!', '%21'))).toEqual(filters);
        expect(filterQuery(ID, chosen(written), written)).toBe(written);
      }),
    );
  });

  test('keeps other parameters as they are, in order', () => {
    const isOthers = (parameter: string) => !/^e-(filter-a1b2-|page-a1b2$)/.test(nameOf(parameter));
    fc.assert(
      fc.property(taxonomies, query, fc.integer({ min: 1, max: 9 }), (taxonomy, before, page) => {
        const others = splitQuery(before).filter(isOthers);
        expect(splitQuery(filterQuery(ID, { taxonomy }, before)).filter(isOthers)).toEqual(others);
        expect(splitQuery(pageQuery(ID, page, before)).filter(isOthers)).toEqual(others);
        expect(readPage(ID, pageQuery(ID, page, before))).toBe(page);
      }),
    );
  });

  test('of one listing never changes another', () => {
    fc.assert(
      fc.property(taxonomies, taxonomies, (mine, yours) => {
        const both = filterQuery('zz', { taxonomy: yours }, filterQuery(ID, { taxonomy: mine }, ''));
        expect(readFilters('zz', filterQuery(ID, {}, both))).toEqual(readFilters('zz', both));
        expect(readFilters(ID, filterQuery('zz', {}, both))).toEqual(readFilters(ID, both));
      }),
    );
  });
});

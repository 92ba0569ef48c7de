import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { termHrefs } from '../../render/listings/place.ts';
import type { ListingRequest } from '../../render/listings/queryListing.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { escaped, type TermLinksProps, termsMarkup } from './termsMarkup.ts';
import type { TermItem } from './termTree.ts';

const asked = {
  widgetId: 'l1',
  filters: {},
  address: '/all/?x="1"&y=<2>',
  plan: { baseUrl: '/all/' },
  list: { page: 1 },
} as unknown as ListingRequest;

const props = {
  asked: { plan: { kind: 'tours' } },
  context: { t: createTranslate('en'), view: { locale: 'en' } },
  hrefOf: termHrefs(asked, { taxonomy: 'places', operator: 'AND' }, escaped),
  isExclusion: false,
  showCounts: true,
} as unknown as TermLinksProps;

const itemOf = (item: Partial<TermItem>): TermItem => ({
  slug: 'sand',
  title: 'Sand',
  count: 1,
  isChosen: false,
  children: [],
  ...item,
});

test('escapes text like React', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", 'a', 'é', ' ', '\n') }), (title) => {
      const item = itemOf({ title, slug: title, count: 0 });
      const words = renderToStaticMarkup(
        <li>
          <span className="r-taxonomy-filter__term r-taxonomy-filter__term--empty">
            <span aria-hidden="true">{title}</span>
            <span aria-hidden="true" className="r-taxonomy-filter__count">
              {'0'}
            </span>
            <span className="r-filter__name">{`${title}, 0 journeys`}</span>
          </span>
        </li>,
      );
      expect(termsMarkup([item], props)).toBe(words);
    }),
  );
});

test('the accessible name of a link has the number of results, without a space before the comma', () => {
  const html = termsMarkup([itemOf({ title: 'Dunes & co', count: 6 })], props);
  expect(html).toContain('<span class="r-filter__name">Dunes &amp; co, 6 journeys</span></a>');
});

test('a term with results is a link, with its children nested in it', () => {
  const child = itemOf({ slug: 'dunes', title: 'Dunes & co', count: 1234, isChosen: true });
  expect(termsMarkup([itemOf({ children: [child] })], { ...props, showCounts: false })).toBe(
    renderToStaticMarkup(
      <li>
        <a
          className="r-taxonomy-filter__term"
          data-term="sand"
          href={'/all/?x="1"&y=<2>&e-filter-l1-places=sand'}
          rel="nofollow"
        >
          <span>Sand</span>
        </a>
        <ul>
          <li>
            <a
              aria-current="true"
              className="r-taxonomy-filter__term"
              data-term="dunes"
              href={'/all/?x="1"&y=<2>&e-filter-l1-places=dunes'}
              rel="nofollow"
            >
              <span>{'Dunes & co'}</span>
            </a>
          </li>
        </ul>
      </li>,
    ),
  );
});

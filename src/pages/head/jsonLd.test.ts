import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SCHEMA_ORG } from '../../../tests/support/widgets/schemaOrgNames.ts';
import type { JsonLdNode, JsonLdValue } from '../../render/jsonLd/jsonLdTypes.ts';
import type { PageView } from '../../render/types.ts';
import { jsonLd } from './jsonLd.ts';
import { serializeJsonLd } from './serializeJsonLd.ts';
import {
  buildArchiveView,
  buildDocument,
  buildMedia,
  buildMissingView,
  buildSearchView,
  buildSite,
  buildTerm,
  buildView,
} from './testSupport.ts';

const ADDRESS_PROPERTIES = ['url', 'contentUrl', 'item'];
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

const VIEWS: Record<string, PageView> = {
  article: buildView(),
  'article without anything optional': buildView({
    document: buildDocument({ excerpt: undefined, image: undefined, byline: undefined, sections: [], keywords: [] }),
    site: { id: 1, name: 'Rihla' },
  }),
  page: buildView({ kind: 'page' }),
  home: buildView({ kind: 'page', path: '/', crumbs: [{ label: 'Home', path: '/' }] }),
  archive: buildArchiveView(2),
  search: buildSearchView(),
  'missing page': buildMissingView(),
};

/** All nodes of a value, at any depth; references to other nodes are no nodes. */
function nodesIn(value: JsonLdValue): JsonLdNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object') return [];
  return [...(value['@type'] ? [value] : []), ...Object.values(value).flatMap(nodesIn)];
}

function referencesIn(value: JsonLdValue): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object') return [];
  const isReference = Object.keys(value).join() === '@id';
  return isReference ? [String(value['@id'])] : Object.values(value).flatMap(referencesIn);
}

function nodeOf(view: PageView, type: string): JsonLdNode | undefined {
  return nodesIn(jsonLd(view)).find((node) => node['@type'] === type);
}

describe.each(Object.entries(VIEWS))('%s', (_, view) => {
  const graph = jsonLd(view);
  const nodes = nodesIn(graph);

  test.each(nodes)('$@type has known and required properties', (node) => {
    const type = SCHEMA_ORG[String(node['@type'])];
    expect(type, `type ${node['@type']}`).toBeDefined();
    expect(type?.properties).toEqual(expect.arrayContaining(Object.keys(node)));
    expect(Object.keys(node)).toEqual(expect.arrayContaining(type?.required ?? []));
  });

  test('every reference resolves, every id is unique', () => {
    const ids = graph['@graph'].map((node) => node['@id']);
    expect(new Set(ids).size).toBe(ids.length);
    for (const reference of referencesIn(graph)) expect(ids).toContain(reference);
  });

  test('URLs are absolute and dates have an offset', () => {
    for (const node of nodes) {
      for (const name of ADDRESS_PROPERTIES.filter((property) => property in node)) {
        expect(node[name]).toMatch(/^https:\/\/rihla\.example\/[\x21-\x7e]*$/);
      }
      for (const name of ['datePublished', 'dateModified'].filter((property) => property in node)) {
        expect(node[name]).toMatch(DATE);
      }
    }
  });
});

describe('an article', () => {
  test('has the properties that search engines show', () => {
    expect(nodeOf(buildView(), 'BlogPosting')).toMatchObject({
      headline: 'Three nights in the dunes',
      author: { '@type': 'Person', name: 'Salma Idrissi' },
      publisher: { '@id': 'https://rihla.example/#organization' },
      mainEntityOfPage: { '@id': 'https://rihla.example/three-nights/#webpage' },
      articleSection: ['Desert'],
      keywords: ['Camping', 'Stars'],
      inLanguage: 'en',
      image: [expect.stringMatching(/1280.*\.jpg$/), expect.stringMatching(/640.*\.jpg$/)],
    });
  });

  test('without a byline has the operator as author', () => {
    const document = buildDocument({ byline: undefined });
    expect(nodeOf(buildView({ document }), 'BlogPosting')?.author).toEqual({
      '@id': 'https://rihla.example/#organization',
    });
  });

  test('is never modified before it was published', () => {
    const document = buildDocument({ publishedAt: '2026-07-01T00:00:00.000Z', updatedAt: '2026-06-01T00:00:00.000Z' });
    expect(nodeOf(buildView({ document }), 'BlogPosting')?.dateModified).toBe('2026-07-01T00:00:00Z');
  });
});

describe('the operator', () => {
  test('has all its properties on the front page of each language into which they are translated', () => {
    const translation = { locale: 'fr', sourcePath: '/', translated: new Set<string>() } as const;
    const front = (site: object) =>
      buildView({ kind: 'page', locale: 'fr', path: '/fr/', languages: { alternates: [], translation }, ...site });
    const french = { ...buildSite({ description: 'De petits groupes.' }), locale: 'fr' as const };
    expect(nodeOf(front({ site: french }), 'TravelAgency')).toMatchObject({ description: 'De petits groupes.' });
    expect(nodeOf(front({}), 'TravelAgency')).not.toHaveProperty('description');
  });

  test('has only the properties that are set', () => {
    const view = buildView({
      path: '/',
      site: buildSite({ tagline: '', telephone: null, shareImage: 4, address: { country: 'MA' } }),
    });
    expect(Object.keys(nodeOf(view, 'TravelAgency') ?? {})).toEqual([
      '@type',
      '@id',
      'name',
      'url',
      'description',
      'email',
    ]);
  });

  test('has its postal address and its picture', () => {
    expect(nodeOf(buildView({ path: '/' }), 'TravelAgency')).toMatchObject({
      address: {
        streetAddress: '12 Derb Sidi',
        addressLocality: 'Marrakech',
        postalCode: '40000',
        addressCountry: 'MA',
      },
      image: { url: 'https://rihla.example/media/share.jpg' },
    });
  });

  test('is complete on the front page only; other pages refer to it by name', () => {
    expect(nodeOf(buildView(), 'TravelAgency')).toEqual({
      '@type': 'TravelAgency',
      '@id': 'https://rihla.example/#organization',
      name: buildSite().name,
      url: 'https://rihla.example/',
    });
  });
});

describe('structured data of blocks', () => {
  const question = (name: string): JsonLdNode => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text: 'Yes.' },
  });
  const shown = [question('Is there water?'), { '@type': 'Person', name: 'Salma' }, question('And shade?')];

  test('is in the graph, with all questions in one list', () => {
    const graph = jsonLd(buildView(), shown);
    const list = graph['@graph'].filter((node) => node['@type'] === 'FAQPage');
    expect(list).toEqual([expect.objectContaining({ mainEntity: [shown[0], shown[2]] })]);
    expect(graph['@graph']).toContainEqual(shown[1]);
    for (const node of nodesIn(graph)) {
      expect(SCHEMA_ORG[String(node['@type'])]?.properties).toEqual(expect.arrayContaining(Object.keys(node)));
    }
  });

  test('is left out of a 404 page, and empty lists everywhere', () => {
    expect(jsonLd(buildMissingView(), shown)['@graph']).toHaveLength(2);
    expect(nodeOf(buildView(), 'FAQPage')).toBeUndefined();
  });
});

test('pages have a fitting type', () => {
  expect(nodeOf(buildArchiveView(1), 'CollectionPage')?.['@id']).toBe(
    'https://rihla.example/category/d%C3%A9sert/#webpage',
  );
  expect(nodeOf(buildSearchView(), 'SearchResultsPage')).toBeDefined();
  expect(jsonLd(buildMissingView())['@graph'].map((node) => node['@type'])).toEqual(['TravelAgency', 'WebSite']);
});

test('breadcrumbs of one item are left out', () => {
  const view = buildView({ path: '/', crumbs: [{ label: 'Home', path: '/' }] });
  expect(nodeOf(view, 'BreadcrumbList')).toBeUndefined();
  expect(nodeOf(view, 'WebPage')?.breadcrumb).toBeUndefined();
});

describe('serializeJsonLd', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '</script><script>alert(1)</script>',
      '<!-- <script>',
      '"\'\\',
      '\ud800',
      '\u2028\u2029',
      '&lt;',
      ']]>',
    ),
  );

  test('parses back to the same and cannot close its script element', () => {
    fc.assert(
      fc.property(hostile, hostile, (one, other) => {
        const document = buildDocument({
          title: one + other,
          excerpt: other,
          byline: one,
          image: buildMedia({ alt: other }),
          keywords: [buildTerm({ title: one })],
        });
        const graph = jsonLd(
          buildView({ document, title: one, path: `/${other}/`, site: buildSite({ name: other, description: one }) }),
        );
        const json = serializeJsonLd(graph);
        expect(JSON.parse(json)).toEqual(graph);
        expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      }),
    );
  });
});

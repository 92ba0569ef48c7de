import { describe, expect, test } from 'vitest';
import { buildTemplate } from '../../tests/support/pageBuilders.ts';
import { FIELD_NOTES, JOURNEYS, samplePost } from '../render/samples/posts.ts';
import type { ArchiveView, Page, Post, Site } from '../render/types.ts';
import { createViewBuilder } from './buildView.ts';
import { FEATURES } from './features.ts';

const templates = ['header', 'footer', 'article', 'page', 'archive', 'search', 'not-found', 'article'].map(
  (kind, index) => buildTemplate({ id: index + 1, kind: kind as 'header' }),
);
const SLOTS = { header: 1, footer: 2, article: 3, page: 4, archive: 5, search: 6, notFound: 7 };

function builder(slots: Site['templates'] = SLOTS) {
  const site = { id: 1, name: 'Khettara', templates: slots } as Site;
  const shared = {
    site,
    theme: { id: 1 },
    globals: { analytics: { id: 1 }, chat: { id: 1 } },
    entries: {},
    templates,
  };
  return createViewBuilder(shared, { ...FEATURES, publicUrl: 'https://khettara.example' });
}

const post = (overrides: Partial<Post> = {}): Post =>
  samplePost({ id: 11, title: 'Wells', path: '/field-notes/wells/', ...overrides });
const page = (overrides: Partial<Page> = {}): Page => ({
  id: 21,
  title: 'About',
  path: '/about/',
  createdAt: '',
  updatedAt: '',
  ...overrides,
});
const archive = (overrides: Partial<ArchiveView> = {}): ArchiveView => ({
  title: 'Journeys',
  description: undefined,
  basePath: '/category/journeys/',
  page: 1,
  pageSize: 9,
  of: { kind: 'posts', terms: { categories: [JOURNEYS.id] } },
  ...overrides,
});

describe('templates', () => {
  const bodyOf = (view: { templates: { body: { id: number } | undefined } }) => view.templates.body?.id;

  test('each kind of page has its own template, between header and footer', () => {
    const views = builder();
    expect(bodyOf(views.document('posts', post()))).toBe(3);
    expect(bodyOf(views.document('pages', page()))).toBe(4);
    expect(bodyOf(views.archive(archive()))).toBe(5);
    expect(bodyOf(views.archive(archive({ query: 'erg' })))).toBe(6);
    expect(bodyOf(views.notFound('/gone/'))).toBe(7);
    const { footer, header } = views.notFound('/gone/').templates;
    expect([header?.id, footer?.id]).toEqual([1, 2]);
  });

  test('a document’s own template takes precedence, by id or populated', () => {
    expect(bodyOf(builder().document('posts', post({ template: 8 })))).toBe(8);
    expect(bodyOf(builder().document('posts', post({ template: buildTemplate({ id: 8 }) })))).toBe(8);
  });

  test('an unpublished template is ignored', () => {
    expect(bodyOf(builder().document('posts', post({ template: 99 })))).toBe(3);
    expect(bodyOf(builder({ article: 99 }).document('posts', post()))).toBeUndefined();
    expect(bodyOf(builder({}).notFound('/gone/'))).toBeUndefined();
  });

  test('the front page has none unless it selects one', () => {
    expect(bodyOf(builder().document('posts', post({ path: '/' })))).toBeUndefined();
    expect(bodyOf(builder().document('pages', page({ path: '/', template: 4 })))).toBe(4);
  });
});

describe('kind, status and path', () => {
  test.each([
    [builder().document('posts', post()), 'article', 200, '/field-notes/wells/'],
    [builder().document('posts', post({ path: '/' })), 'page', 200, '/'],
    [builder().document('pages', page()), 'page', 200, '/about/'],
    [builder().archive(archive()), 'archive', 200, '/category/journeys/'],
    [builder().archive(archive({ page: 3 })), 'archive', 200, '/category/journeys/page/3/'],
    [builder().archive(archive({ query: 'erg', basePath: '/search/erg/' })), 'search', 200, '/search/erg/'],
    [builder().notFound('/gone/'), 'not-found', 404, '/gone/'],
  ])('of %#', (view, kind, status, path) => {
    expect(view).toMatchObject({ kind, status, path, locale: 'en', publicUrl: 'https://khettara.example' });
  });
});

describe('breadcrumbs', () => {
  const pathsOf = (view: { crumbs: { path: string }[] }) => view.crumbs.map(({ path }) => path);

  test('lead from the front page over the first published category', () => {
    expect(pathsOf(builder().document('posts', post({ categories: [7, FIELD_NOTES, JOURNEYS] })))).toEqual([
      '/',
      '/category/field-notes/',
      '/field-notes/wells/',
    ]);
    expect(pathsOf(builder().document('posts', post({ categories: [] })))).toEqual(['/', '/field-notes/wells/']);
    expect(pathsOf(builder().document('pages', page()))).toEqual(['/', '/about/']);
  });

  test('of the front page are itself, of an archive its first page', () => {
    expect(pathsOf(builder().document('posts', post({ path: '/' })))).toEqual(['/']);
    expect(pathsOf(builder().archive(archive({ page: 3 })))).toEqual(['/', '/category/journeys/']);
    expect(pathsOf(builder().notFound('/gone/'))).toEqual(['/']);
  });
});

import { describe, expect, test } from 'vitest';
import { fakePayload } from '../../../tests/support/fakePayload.ts';
import { buildList, buildTemplate, fakeContent, storedContent } from '../../../tests/support/pageBuilders.ts';
import type { SharedContent } from '../../content/types.ts';
import { buildPopup } from '../../parts/popups/testSupport.ts';
import type { Site, Template } from '../../render/types.ts';
import { FEATURES } from '../features.ts';
import { type PreviewInput, previewView } from './preview.ts';

const DRAFT = { id: 1, title: 'About', path: '/about/', _status: 'draft' as const };
const TEMPLATE_KINDS = [
  'header',
  'footer',
  'article',
  'page',
  'archive',
  'search',
  'not-found',
  'tour',
  'tourArchive',
  'card',
] as const;
const TOUR = { id: 21, title: 'Dunes', path: '/tours/dunes/', _status: 'published' as const };

const stored = {
  pages: [
    DRAFT,
    { id: 2, title: 'Front', path: '/', _status: 'published' as const },
    { id: 3, title: 'Privacy', path: '/privacy/', _status: 'published' as const },
  ],
  popups: [buildPopup({ id: 4, title: 'Guide', _status: 'draft' })],
  posts: [{ id: 11, title: 'Wells', path: '/wells/', _status: 'published' as const }],
  templates: TEMPLATE_KINDS.map((kind, index) =>
    buildTemplate({ id: index + 1, kind, _status: 'draft', title: 'Stored' }),
  ),
};

const LISTED: Record<string, object[]> = { pages: [stored.pages[2] ?? {}], posts: stored.posts, tours: [TOUR] };

const shared: SharedContent = {
  site: { id: 1, name: 'Khettara', templates: {} } as Site,
  theme: { id: 1 },
  globals: { analytics: { id: 1 }, chat: { id: 1 }, toc: { id: 1 } },
  entries: {},
  templates: [],
};

async function preview(input: Partial<PreviewInput>) {
  const { payload, reads } = fakePayload(stored);
  const content = fakeContent({
    ...storedContent(stored),
    findDocument: async (path) =>
      path === TOUR.path ? { collection: 'tours', doc: TOUR } : storedContent(stored).findDocument?.(path),
    shared: async () => shared,
    list: async (kind) => buildList({ docs: LISTED[kind] as never }),
  });
  const full: PreviewInput = { kind: 'collection', slug: 'pages', id: '1', user: { id: 5 }, ...input };
  return {
    view: await previewView(full, { payload, content, publicUrl: 'https://khettara.example', ...FEATURES }),
    reads,
  };
}

describe('a document', () => {
  test('is rendered from the form values, draft or not', async () => {
    const { view } = await preview({ data: { title: 'About us', id: 99 } });
    expect(view).toMatchObject({ title: 'About us', path: '/about/', document: { id: 1 } });
  });

  test('without form values is the stored draft', async () => {
    expect((await preview({})).view).toMatchObject({ title: 'About' });
  });

  test('is read with the editor’s access', async () => {
    const { reads } = await preview({ data: { title: 'About us' } });
    expect(reads).toEqual([
      expect.objectContaining({
        overrideAccess: false,
        draft: false,
        user: { id: 5 },
        data: { title: 'About us', id: 1 },
      }),
    ]);
  });

  test.each([{ id: '99' }, { id: 'x' }, { id: '1e400' }, { slug: 'users' }, { slug: 'media' }])(
    '%j has no preview',
    async (input) => {
      expect((await preview(input)).view).toBeUndefined();
    },
  );
});

describe('a template', () => {
  const paths: Record<Template['kind'], string> = {
    header: '/',
    footer: '/',
    article: '/wells/',
    page: '/privacy/',
    archive: '/articles/',
    search: '/search/',
    'not-found': '/preview-of-a-missing-page/',
    tour: '/tours/dunes/',
    tourArchive: '/tours/',
    card: '/tours/dunes/',
    section: '/',
  };

  test.each(TEMPLATE_KINDS.map((kind, index) => [kind, String(index + 1)]))(
    'for %s is rendered on a page that uses it, from the form values',
    async (kind, id) => {
      const { view } = await preview({ slug: 'templates', id, data: { title: 'Changed' } });
      expect(view?.path).toBe(paths[kind as Template['kind']]);
      const { body, footer, header } = view?.templates ?? {};
      const shown = kind === 'header' ? header : kind === 'footer' ? footer : body;
      expect(shown).toMatchObject({ title: 'Changed', id: Number(id) });
    },
  );

  test('that does not exist has no preview', async () => {
    expect((await preview({ slug: 'templates', id: '99' })).view).toBeUndefined();
  });
});

describe('a global', () => {
  test('is rendered on the page the editor came from', async () => {
    const { reads, view } = await preview({
      kind: 'global',
      slug: 'theme',
      data: { colours: { paper: '#ffffff' } },
      path: '/privacy/',
    });
    expect(view).toMatchObject({ path: '/privacy/', theme: { colours: { paper: '#ffffff' } }, site: shared.site });
    expect(reads).toEqual([expect.objectContaining({ slug: 'theme', overrideAccess: false, user: { id: 5 } })]);
  });

  test('is shown with a popup over the page, read with the editor’s access; without one that is not there', async () => {
    const theme = { kind: 'global', slug: 'theme', data: {}, path: '/privacy/' } as const;
    const { reads, view } = await preview({ ...theme, over: { collection: 'popups', id: '4' } });
    expect(view).toMatchObject({ path: '/privacy/', edited: { part: 'popups', doc: { id: 4, title: 'Guide' } } });
    expect(reads).toContainEqual(
      expect.objectContaining({ collection: 'popups', overrideAccess: false, user: { id: 5 } }),
    );
    for (const over of [
      { collection: 'popups', id: '99' },
      { collection: 'users', id: '1' },
    ])
      expect((await preview({ ...theme, over })).view).not.toHaveProperty('edited');
  });

  test('of a part is passed to the part’s loader', async () => {
    const { view } = await preview({ kind: 'global', slug: 'toc', data: { maxDepth: 2 } });
    expect(view).toMatchObject({ path: '/', parts: { contents: { maxDepth: 2 } } });
  });

  test('is by default the stored one, on the front page', async () => {
    const { reads, view } = await preview({ kind: 'global', slug: 'toc' });
    expect(view).toMatchObject({ path: '/', parts: { contents: shared.globals.toc } });
    expect(reads).toEqual([]);
  });

  test.each(['content-version', 'users', ''])('“%s” has no preview', async (slug) => {
    expect((await preview({ kind: 'global', slug })).view).toBeUndefined();
  });

  test('on a path without a page shows the 404 page', async () => {
    expect((await preview({ kind: 'global', slug: 'site', path: '/nowhere/' })).view).toMatchObject({ status: 404 });
  });
});

describe('a popup', () => {
  test('that does not exist shows nothing', async () => {
    expect((await preview({ slug: 'popups', id: '5' })).view).toBeUndefined();
  });

  test('is shown above the front page, from the form values', async () => {
    const { view, reads } = await preview({ slug: 'popups', id: '4', data: { title: 'Water' } });
    expect(view).toMatchObject({ path: '/', title: 'Front', edited: { doc: { id: 4, title: 'Water' } } });
    expect(reads).toContainEqual(expect.objectContaining({ overrideAccess: false, draft: false, user: { id: 5 } }));
  });
});

import type { SharedContent } from '../content/types.ts';
import { documentView } from '../render/documentView.ts';
import type { Parts } from '../render/part.ts';
import type { ArchiveView, Crumb, DocumentView, Page, PageView, Post, Related, Template } from '../render/types.ts';
import { DEFAULT_LOCALE } from '../shared/locales.ts';
import { createTranslate } from '../shared/messages/index.ts';

type TemplateSlot = 'header' | 'footer' | 'article' | 'page' | 'archive' | 'search' | 'notFound';

/** Makes the views of all kinds of page from the shared content. */
export interface ViewBuilder {
  document(collection: 'pages' | 'posts', doc: Page | Post): PageView;
  archive(archive: ArchiveView): PageView;
  notFound(path: string): PageView;
  /** What a fragment's own content is rendered with: it has no page. */
  fragment(path: string, title: string): PageView;
}

/**
 * @param publicUrl origin without a slash at the end
 * @param parts each loads its own
 * @param noteTemplate told of each template that a view has, or would have if it were published
 */
export function createViewBuilder(
  shared: SharedContent,
  publicUrl: string,
  parts: Parts,
  noteTemplate: (id: number) => void = () => undefined,
): ViewBuilder {
  const t = createTranslate(DEFAULT_LOCALE);
  const home: Crumb = { label: t('breadcrumbs.home'), path: '/' };
  const templates = new Map(shared.templates.map((template) => [template.id, template]));
  const find = (related: Related<Template>): Template | undefined => {
    const id = typeof related === 'object' ? related?.id : related;
    if (id === undefined || id === null) return undefined;
    noteTemplate(id);
    return templates.get(id);
  };
  const slot = (name: TemplateSlot): Template | undefined => find(shared.site.templates?.[name]);
  const base = {
    locale: DEFAULT_LOCALE,
    publicUrl,
    site: shared.site,
    theme: shared.theme,
    parts: Object.fromEntries(parts.having('load').map(({ load, name }) => [name, load(shared)])),
  } as const;
  const around = (body: Template | undefined): PageView['templates'] => ({
    header: slot('header'),
    body,
    footer: slot('footer'),
  });

  return {
    document(collection, doc) {
      const document = documentView(collection, doc);
      const isArticle = collection === 'posts' && document.path !== '/';
      const body = find(doc.template) ?? (document.path === '/' ? undefined : slot(isArticle ? 'article' : 'page'));
      return {
        ...base,
        status: 200,
        kind: isArticle ? 'article' : 'page',
        path: document.path,
        title: document.title,
        document,
        archive: undefined,
        crumbs:
          document.path === '/'
            ? [home]
            : [home, ...sectionCrumbs(document), { label: document.title, path: document.path }],
        templates: around(body),
      };
    },
    archive(archive) {
      const path = archive.page > 1 ? `${archive.basePath}page/${archive.page}/` : archive.basePath;
      return {
        ...base,
        status: 200,
        kind: archive.kind === 'search' ? 'search' : 'archive',
        path,
        title: archive.title,
        document: undefined,
        archive,
        crumbs: [home, { label: archive.title, path: archive.basePath }],
        templates: around(slot(archive.kind === 'search' ? 'search' : 'archive')),
      };
    },
    notFound(path) {
      return {
        ...base,
        status: 404,
        kind: 'not-found',
        path,
        title: t('notFound.title'),
        document: undefined,
        archive: undefined,
        crumbs: [home],
        templates: around(slot('notFound')),
      };
    },
    fragment(path, title) {
      return {
        ...base,
        isFragment: true,
        status: 200,
        kind: 'template',
        path,
        title,
        document: undefined,
        archive: undefined,
        crumbs: [home],
        templates: { header: undefined, body: undefined, footer: undefined },
      };
    },
  };
}

function sectionCrumbs(document: DocumentView): Crumb[] {
  const [category] = document.categories;
  return category ? [{ label: category.title, path: `/category/${category.slug}/` }] : [];
}

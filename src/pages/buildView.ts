import type { DocumentLanguages, StoredDocument } from '../content/documentTypes.ts';
import { kindOf } from '../content/kinds.ts';
import type { SharedContent } from '../content/types.ts';
import type { Parts } from '../render/part.ts';
import type { ArchiveView, Crumb, DocumentView, FeedLink, PageView, Related, Template } from '../render/types.ts';
import { DEFAULT_LOCALE, joinLocale, type LocaleCode } from '../shared/locales.ts';
import { createTranslate, type Translate } from '../shared/messages/index.ts';
import { relationId } from '../shared/rowId.ts';
import type { Documents } from './features.ts';
import { feedFormats } from './feeds/feedFormats.ts';
import type { Resolution } from './paths/resolve.ts';

/** Creates the views of all kinds of page from the shared content. */
export interface ViewBuilder {
  /**
   * @param collection the document's kind
   * @param locale the language of the page
   * @param languages where the site offers others: a translated document has its own address already
   */
  document(collection: string, doc: StoredDocument, locale?: LocaleCode, languages?: DocumentLanguages): PageView;
  /** @param locale, languages as for a document */
  archive(archive: ArchiveView, locale?: LocaleCode, languages?: DocumentLanguages): PageView;
  /** The view of a resolved path. */
  resolved(found: Extract<Resolution, { kind: 'archive' | 'document' }>): PageView;
  /** @param locale the language of its address, where the site offers it */
  notFound(path: string, locale?: LocaleCode): PageView;
  /** A page for one visitor, between the site's own header and footer. */
  notice(path: string, title: string, locale?: LocaleCode): PageView;
  /** The view for rendering a fragment, which has no page of its own. */
  fragment(path: string, title: string, locale?: LocaleCode): PageView;
}

/** Dependencies of the view builder. */
export interface ViewTools {
  documents: Documents;
  /** Each part loads its own settings. */
  parts: Parts;
  /** Origin without a trailing slash. */
  publicUrl: string;
}

/** @param noteTemplate called for each template that a view uses, or would use if it were published */
export function createViewBuilder(
  shared: SharedContent,
  { documents, parts, publicUrl }: ViewTools,
  noteTemplate: (id: number) => void = () => undefined,
): ViewBuilder {
  const homeIn = (words: Translate): Crumb => ({ label: words('breadcrumbs.home'), path: '/' });
  const home = homeIn(createTranslate(DEFAULT_LOCALE));
  const templates = new Map(shared.templates.map((template) => [template.id, template]));
  const find = (related: Related<Template>): Template | undefined => {
    const id = relationId(related);
    if (id === undefined) return undefined;
    noteTemplate(id);
    return templates.get(id);
  };
  const slots: Readonly<Record<string, Related<Template>>> = shared.site.templates ?? {};
  const slot = (name: string): Template | undefined => find(slots[name]);
  const formats = feedFormats(parts).filter(({ isOn }) => isOn(shared));
  /** A feed in all its formats. */
  const feedLinks = (path: string, of?: string): FeedLink[] => [
    { of, path },
    ...formats.map(({ suffix, type }) => ({ of, path: path + suffix, type })),
  ];
  const base = {
    locale: DEFAULT_LOCALE,
    publicUrl,
    site: shared.site,
    theme: shared.theme,
    ...(shared.isPreparing && { isPreparing: true as const }),
    parts: Object.fromEntries(parts.having('load').map(({ load, name }) => [name, load(shared)])),
    feeds: documents.having('feed').flatMap(({ feed }) => (feed.isOfSite ? feedLinks(feed.path) : [])),
  };
  const around = (body: Template | undefined): PageView['templates'] => ({
    header: slot('header'),
    body,
    footer: slot('footer'),
  });

  const archiveTemplate = ({ of }: ArchiveView): Template | undefined => {
    const own = of ? documents.get(of.kind)?.archive?.template : undefined;
    return (own ? slot(own) : undefined) ?? slot('archive');
  };

  /** The language of a view without a document; texts in other languages are marked one by one. */
  const spokenIn = (locale: LocaleCode, sourcePath: string): Pick<PageView, 'languages' | 'locale'> => ({
    locale,
    ...(locale !== DEFAULT_LOCALE && {
      languages: { alternates: [], translation: { locale, sourcePath, translated: new Set<string>() } },
    }),
  });

  const views: ViewBuilder = {
    document(collection, doc, locale = DEFAULT_LOCALE, languages) {
      const isFront = (languages?.translation?.sourcePath ?? doc.path) === '/';
      const kind = kindOf(documents, collection);
      const document = kind.view(doc);
      const isArticle = kind.treatedAs === 'article' && !isFront;
      const ofKind = kind.template ?? (isArticle ? 'article' : 'page');
      const body = find(doc.template) ?? (isFront ? undefined : slot(ofKind));
      return {
        ...base,
        locale,
        languages,
        status: 200,
        kind: isArticle ? 'article' : 'page',
        path: languages?.translation ? document.path : joinLocale({ locale, path: document.path }),
        title: document.title,
        document,
        archive: undefined,
        isTitled: !isFront && kind.template !== undefined ? true : undefined,
        schema: isFront ? undefined : kind.schema,
        crumbs: isFront
          ? [home]
          : [
              homeIn(createTranslate(locale)),
              ...sectionCrumbs(document),
              { label: document.title, path: document.path },
            ],
        templates: around(body),
      };
    },
    archive(archive, locale = DEFAULT_LOCALE, languages) {
      const isSearch = archive.query !== undefined;
      const { feedPath, title } = archive;
      const path = archive.page > 1 ? `${archive.basePath}page/${archive.page}/` : archive.basePath;
      return {
        ...base,
        locale,
        languages,
        status: 200,
        kind: isSearch ? 'search' : 'archive',
        path,
        title: archive.title,
        document: undefined,
        archive,
        feeds: feedPath ? [...base.feeds, ...feedLinks(feedPath, title)] : base.feeds,
        crumbs: [
          homeIn(createTranslate(locale)),
          ...(archive.above ?? []),
          { label: archive.title, path: archive.basePath },
        ],
        templates: around(isSearch ? slot('search') : archiveTemplate(archive)),
      };
    },
    resolved(found) {
      return found.kind === 'document'
        ? views.document(found.collection, found.doc, found.locale, found.languages)
        : views.archive(found.archive, found.locale, found.languages);
    },
    notFound(path, locale = DEFAULT_LOCALE) {
      const t = createTranslate(locale);
      return {
        ...base,
        ...spokenIn(locale, path),
        status: 404,
        kind: 'not-found',
        path,
        title: t('notFound.title'),
        document: undefined,
        archive: undefined,
        crumbs: [homeIn(t)],
        templates: around(slot('notFound')),
      };
    },
    notice(path, title, locale = DEFAULT_LOCALE) {
      return {
        ...base,
        ...spokenIn(locale, path),
        isNotice: true,
        status: 200,
        kind: 'page',
        path,
        title,
        document: undefined,
        archive: undefined,
        crumbs: [homeIn(createTranslate(locale))],
        templates: around(undefined),
      };
    },
    fragment(path, title, locale = DEFAULT_LOCALE) {
      return {
        ...base,
        ...spokenIn(locale, path),
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
  return views;
}

function sectionCrumbs({ sections: [section] }: DocumentView): Crumb[] {
  return section ? [{ label: section.title, path: section.path }] : [];
}

import { absoluteUrl } from '../../render/links/absoluteUrl.ts';
import { pageFacts } from '../../render/pageFacts.ts';
import type { PageView } from '../../render/types.ts';
import { isHexColor } from '../../shared/color.ts';
import { darkColours } from '../../shared/looks/darkColours.ts';
import { DEFAULT_THEME } from '../../shared/theme.ts';
import { feedTitle } from '../feeds/feedItems.ts';
import { faviconAddress } from './favicon.ts';
import { isTooNarrow } from './listingsInAddress.ts';
import { OpenGraph } from './OpenGraph.tsx';

export interface HeadProps {
  view: PageView;
  /** Whether it is an editor's preview of a draft. */
  isPreview?: boolean;
  /** Number of pages of the archive, once its list is loaded. */
  pageCount?: number;
  /** Title for one visitor, in place of the page's own. */
  title?: string | undefined;
}

/** The head elements besides styles, scripts and structured data. */
export function Head({ view, isPreview = false, pageCount = 1, title }: HeadProps) {
  const facts = pageFacts(view);
  const { name } = view.site;
  return (
    <>
      <meta charSet="utf-8" />
      <meta content="width=device-width, initial-scale=1" name="viewport" />
      <title>{title ? [title, name].filter(Boolean).join(' · ') : facts.fullTitle}</title>
      {facts.description && <meta content={facts.description} name="description" />}
      {view.status === 200 && !view.isNotice && <link href={facts.url} rel="canonical" />}
      {!isPreview && <Alternates view={view} />}
      {(isPreview || !isIndexable(view)) && <meta content="noindex" name="robots" />}
      <Neighbours pageCount={pageCount} view={view} />
      <OpenGraph facts={facts} view={view} />
      <FeedLinks view={view} />
      <link href={faviconAddress(view.theme)} rel="icon" type="image/svg+xml" />
      {view.theme.style?.dark === 'auto' && topColour(view.theme) === 'paper' && (
        <meta
          content={darkColours(view.theme.colours ?? {}).paper}
          media="(prefers-color-scheme:dark)"
          name="theme-color"
        />
      )}
      <meta content={colourAtTop(view.theme)} name="theme-color" />
    </>
  );
}

/** Which colour the top of each page has: a header's band keeps its own in dark mode. */
function topColour({ style }: PageView['theme']): 'brand' | 'ink' | 'paper' {
  return style?.header === 'ink' || style?.header === 'brand' ? style.header : 'paper';
}

/** Colour of the top of each page, which browsers on phones continue around it. */
function colourAtTop(theme: PageView['theme']): string {
  const name = topColour(theme);
  const own = theme.colours?.[name];
  return isHexColor(own) ? own : DEFAULT_THEME.colours[name];
}

/** The `hreflang` links: each page of a document names those in all languages; the default language is for everybody else. */
function Alternates({ view }: Pick<HeadProps, 'view'>) {
  const { alternates = [] } = view.languages ?? {};
  const [source] = alternates;
  if (!source || alternates.length < 2 || !isIndexable(view)) return null;
  return [...alternates, { locale: 'x-default', path: source.path }].map(({ locale, path }) => (
    <link href={absoluteUrl(view.publicUrl, path)} hrefLang={locale} key={locale} rel="alternate" />
  ));
}

/** The prev and next links of an archive page. */
function Neighbours({ view, pageCount }: Required<Pick<HeadProps, 'view' | 'pageCount'>>) {
  if (!view.archive || view.status !== 200) return null;
  const { basePath, page } = view.archive;
  const address = (number: number) => absoluteUrl(view.publicUrl, archivePagePath(basePath, number));
  return (
    <>
      {page > 1 && <link href={address(page - 1)} rel="prev" />}
      {page < pageCount && <link href={address(page + 1)} rel="next" />}
    </>
  );
}

function FeedLinks({ view: { feeds, publicUrl, site } }: Pick<HeadProps, 'view'>) {
  return feeds.map(({ of, path, type = 'application/rss+xml' }) => (
    <link href={absoluteUrl(publicUrl, path)} key={path} rel="alternate" title={feedTitle(site, of)} type={type} />
  ));
}

/** Path of one page of an archive; the first has no page number. */
function archivePagePath(basePath: string, page: number): string {
  return page > 1 ? `${basePath}page/${page}/` : basePath;
}

/** Whether search engines may index a page: none before the launch, no search results, no 404, no noindex document. */
function isIndexable({ document, isNarrowed, isNotice, isPreparing, kind, query, status }: PageView): boolean {
  if (isPreparing || isNotice || status !== 200 || kind === 'search' || kind === 'not-found' || kind === 'template')
    return false;
  if (isNarrowed || isTooNarrow(query)) return false;
  return document?.meta.noindex !== true;
}

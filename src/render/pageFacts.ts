import { createTranslate } from '../shared/messages/index.ts';
import { PAGE_PLACEHOLDERS } from '../shared/pagePlaceholders.ts';
import { absoluteUrl } from './links/absoluteUrl.ts';
import type { PageFacts, PageView } from './types.ts';

/** Computes the title, description, URL and picture of a page; for a fragment, placeholders that the browser fills in. */
export function pageFacts(view: PageView): PageFacts {
  if (view.isFragment) return { ...PAGE_PLACEHOLDERS, description: undefined, picture: undefined };
  return {
    fullTitle: fullTitle(view),
    title: pageTitle(view),
    description: pageDescription(view),
    url: `${absoluteUrl(view.publicUrl, view.path)}${ownQuery(view)}`,
    picture: view.document?.meta.image ?? view.document?.image,
  };
}

/** Further pages of a listing have their own URL; filtered states have not. */
function ownQuery({ query }: PageView): string {
  const names = [...new URLSearchParams(query).keys()];
  return query && names.every((name) => name.startsWith('e-page-')) ? `?${query}` : '';
}

function pageTitle({ archive, document, locale, title }: PageView): string {
  const own = oneLine(document?.meta.title) ?? oneLine(title) ?? '';
  if (!archive || archive.page < 2) return own;
  return `${own} – ${createTranslate(locale)('pagination.page', { page: archive.page })}`;
}

function fullTitle(view: PageView): string {
  const title = pageTitle(view);
  const site = oneLine(view.site.name) ?? '';
  const standsAlone = view.path === '/' || oneLine(view.document?.meta.title) !== undefined || title === site;
  return standsAlone || !site ? title : `${title} · ${site}`;
}

function pageDescription(view: PageView): string | undefined {
  const { archive, document, path, site } = view;
  const own = oneLine(document?.meta.description) ?? oneLine(document?.excerpt) ?? oneLine(archive?.description);
  // No page mixes two languages in one sentence.
  const ofSite = view.languages?.translation && site.locale !== view.locale ? undefined : oneLine(site.description);
  if (own || !ofSite || path === '/') return own ?? ofSite;
  // Description of an archive without its own: its title and the site's description.
  return archive && archive.query === undefined ? `${pageTitle(view)}: ${ofSite}` : undefined;
}

/** Normalizes editors' text to one line: well-formed, without line breaks; undefined when nothing is left. */
function oneLine(text: string | null | undefined): string | undefined {
  return text?.toWellFormed().replace(/\s+/g, ' ').trim() || undefined;
}

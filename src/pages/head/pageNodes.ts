import { isoDate, modifiedDate } from '../../render/isoDate.ts';
import type { JsonLdIds } from '../../render/jsonLd/jsonLdIds.ts';
import { type JsonLdNode, node, ref } from '../../render/jsonLd/jsonLdTypes.ts';
import { absoluteUrl } from '../../render/links/absoluteUrl.ts';
import { pagePicture } from '../../render/pictures/sharePicture.ts';
import type { PageFacts, PageView } from '../../render/types.ts';
import { imageNode } from './imageNode.ts';
import { isFront } from './isFront.ts';

const PAGE_TYPES: Record<PageView['kind'], string> = {
  page: 'WebPage',
  article: 'WebPage',
  archive: 'CollectionPage',
  search: 'SearchResultsPage',
  'not-found': 'WebPage',
  template: 'WebPage',
};

/** The WebPage node. */
export function webPageNode(view: PageView, facts: PageFacts, ids: JsonLdIds): JsonLdNode {
  const picture = pagePicture(view, facts.picture);
  return node({
    '@type': PAGE_TYPES[view.kind],
    '@id': ids.webpage,
    url: facts.url,
    name: facts.title,
    description: facts.description,
    inLanguage: view.locale,
    isPartOf: ref(ids.website),
    about: isFront(view) ? ref(ids.organization) : undefined,
    breadcrumb: hasTrail(view) ? ref(ids.breadcrumb) : undefined,
    primaryImageOfPage: picture && imageNode(picture),
    datePublished: isoDate(view.document?.publishedAt),
    dateModified: view.document && modifiedDate(view.document),
  });
}

/** The BreadcrumbList node; undefined on a page without ancestors. */
export function breadcrumbNode(view: PageView, ids: JsonLdIds): JsonLdNode | undefined {
  if (!hasTrail(view)) return undefined;
  return node({
    '@type': 'BreadcrumbList',
    '@id': ids.breadcrumb,
    itemListElement: view.crumbs.map(({ label, path }, index) =>
      node({ '@type': 'ListItem', position: index + 1, name: label, item: absoluteUrl(view.publicUrl, path) }),
    ),
  });
}

function hasTrail({ crumbs }: PageView): boolean {
  return crumbs.length > 1;
}

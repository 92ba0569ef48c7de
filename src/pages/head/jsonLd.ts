import { jsonLdIds } from '../../render/jsonLdIds.ts';
import type { JsonLdGraph } from '../../render/jsonLdTypes.ts';
import { pageFacts } from '../../render/pageFacts.ts';
import type { PageView } from '../../render/types.ts';
import { breadcrumbNode, webPageNode } from './pageNodes.ts';
import { organizationNode, websiteNode } from './siteNodes.ts';

/** The structured data of a page: one graph whose nodes refer to each other. A missing page has only the site's own. */
export function jsonLd(view: PageView): JsonLdGraph {
  const facts = pageFacts(view);
  const ids = jsonLdIds(view.publicUrl, facts.url);
  const nodes = [organizationNode(view, ids), websiteNode(view, ids)];
  if (view.status === 200) {
    const own = view.document ? (view.schema?.(view, view.document, facts, ids) ?? []) : [];
    const breadcrumb = breadcrumbNode(view, ids);
    nodes.push(webPageNode(view, facts, ids), ...(breadcrumb ? [breadcrumb] : []), ...own);
  }
  return { '@context': 'https://schema.org', '@graph': nodes };
}

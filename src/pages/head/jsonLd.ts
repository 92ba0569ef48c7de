import { type JsonLdIds, jsonLdIds } from '../../render/jsonLd/jsonLdIds.ts';
import { type JsonLdGraph, type JsonLdNode, node, ref } from '../../render/jsonLd/jsonLdTypes.ts';
import { pageFacts } from '../../render/pageFacts.ts';
import type { PageView } from '../../render/types.ts';
import { breadcrumbNode, webPageNode } from './pageNodes.ts';
import { organizationNode, websiteNode } from './siteNodes.ts';

/**
 * The structured data of a page: one graph whose nodes refer to each other. A 404 page has only the site's own nodes.
 * @param shown nodes of the blocks on the page
 */
export function jsonLd(view: PageView, shown: readonly JsonLdNode[] = []): JsonLdGraph {
  const facts = pageFacts(view);
  const ids = jsonLdIds(view.publicUrl, facts.url);
  const nodes = [organizationNode(view, ids), websiteNode(view, ids)];
  if (view.status === 200) {
    const own = view.document ? (view.schema?.(view, view.document, facts, ids) ?? []) : [];
    const breadcrumb = breadcrumbNode(view, ids);
    const questions = shown.filter((each) => each['@type'] === 'Question');
    const others = shown.filter((each) => each['@type'] !== 'Question');
    nodes.push(webPageNode(view, facts, ids), ...(breadcrumb ? [breadcrumb] : []), ...own, ...others);
    if (questions.length) nodes.push(faqNode(questions, ids));
  }
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** All questions on a page as one FAQPage node, since search engines read only one. */
function faqNode(questions: JsonLdNode[], ids: JsonLdIds): JsonLdNode {
  return node({ '@type': 'FAQPage', '@id': ids.faq, isPartOf: ref(ids.webpage), mainEntity: questions });
}

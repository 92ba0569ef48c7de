import type { JsonLdIds } from '../../render/jsonLd/jsonLdIds.ts';
import { type JsonLdNode, node, ref } from '../../render/jsonLd/jsonLdTypes.ts';

/** All questions on a page as one FAQPage node, since search engines read only one. */
export function faqNode(questions: JsonLdNode[], ids: JsonLdIds): JsonLdNode {
  return node({ '@type': 'FAQPage', '@id': ids.faq, isPartOf: ref(ids.webpage), mainEntity: questions });
}

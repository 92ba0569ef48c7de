import type { JsonLdIds } from '../../render/jsonLdIds.ts';
import { type JsonLdNode, node, ref } from '../../render/jsonLdTypes.ts';

/** All questions that a page answers, as the one list that search engines read of a page. */
export function faqNode(questions: JsonLdNode[], ids: JsonLdIds): JsonLdNode {
  return node({ '@type': 'FAQPage', '@id': ids.faq, isPartOf: ref(ids.webpage), mainEntity: questions });
}

import type { PageFacts } from '../../render/pageFacts.ts';
import { sharePictures } from '../../render/sharePicture.ts';
import type { DocumentView, PageView } from '../../render/types.ts';
import { isoDate, modifiedDate } from './isoDate.ts';
import type { JsonLdIds } from './jsonLdIds.ts';
import { type JsonLdNode, node, ref } from './jsonLdTypes.ts';

/** The article that a page carries. */
export function articleNode(view: PageView, document: DocumentView, facts: PageFacts, ids: JsonLdIds): JsonLdNode {
  const pictures = facts.picture ? sharePictures(view.publicUrl, facts.picture) : [];
  return node({
    '@type': 'BlogPosting',
    '@id': ids.article,
    headline: document.title,
    description: facts.description,
    url: facts.url,
    image: pictures.map(({ url: address }) => address),
    datePublished: isoDate(document.publishedAt),
    dateModified: modifiedDate(document),
    author: document.byline ? { '@type': 'Person', name: document.byline } : ref(ids.organization),
    publisher: ref(ids.organization),
    mainEntityOfPage: ref(ids.webpage),
    isPartOf: ref(ids.webpage),
    articleSection: document.categories.map((category) => category.title),
    keywords: document.tags.map((tag) => tag.title),
    inLanguage: view.locale,
  });
}

import { isoDate, modifiedDate } from '../render/isoDate.ts';
import type { JsonLdIds } from '../render/jsonLd/jsonLdIds.ts';
import { type JsonLdNode, node, ref } from '../render/jsonLd/jsonLdTypes.ts';
import { sharePictures } from '../render/pictures/sharePicture.ts';
import type { DocumentView, PageFacts, PageView } from '../render/types.ts';

/** Structured data (JSON-LD) of an article. */
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
    articleSection: document.sections.map(({ title }) => title),
    keywords: document.keywords.map(({ title }) => title),
    inLanguage: view.locale,
  });
}

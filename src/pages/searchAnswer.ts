import { kindOf } from '../content/kinds.ts';
import type { ContentReader } from '../content/types.ts';
import { thumbnailOf } from '../render/thumbnail.ts';
import type { DocumentView } from '../render/types.ts';
import type { LiveAnswer, LiveResult } from '../shared/search/liveAnswer.ts';
import { markWords } from '../shared/search/markWords.ts';
import { encodePath } from '../shared/urls.ts';
import type { Documents } from './features.ts';
import type { SiteResponse } from './siteTypes.ts';

/** Longest query whose result is cached: longer ones are hardly repeated, and would evict others. */
const KEPT_LENGTH = 30;
/** Longest excerpt of one result, in characters. */
const TEXT_LENGTH = 140;

/**
 * Live search results as JSON.
 * @param words as `cleanSearch` returns them
 */
export async function searchAnswer(
  words: string,
  limit: number,
  { content, documents }: { content: ContentReader; documents: Documents },
): Promise<SiteResponse> {
  const { docs, isPartial, suggestion, totalDocs } = await content.search(words, { limit, page: 1 });
  const answer: LiveAnswer = {
    total: totalDocs,
    results: docs.map((doc) => toResult(doc, words, documents)),
    ...(suggestion && { suggestion }),
    ...(isPartial && { isPartial }),
  };
  const headers = { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' };
  return { status: 200, headers, body: JSON.stringify(answer), cacheable: !isPartial && words.length <= KEPT_LENGTH };
}

function toResult(doc: DocumentView, words: string, documents: Documents): LiveResult {
  const picture = doc.image && thumbnailOf(doc.image);
  return {
    title: markWords(doc.title, words),
    ...(doc.excerpt && { text: markWords(shorten(doc.excerpt), words) }),
    url: encodePath(doc.path),
    kind: kindLabel(doc.collection, documents),
    ...(picture && { picture }),
  };
}

/** Singular label of a document kind. */
function kindLabel(name: string, documents: Documents): string {
  const { labels } = kindOf(documents, name).collection;
  return typeof labels?.singular === 'string' ? labels.singular : name;
}

function shorten(text: string): string {
  if (text.length <= TEXT_LENGTH) return text;
  const cut = text.slice(0, TEXT_LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${(end > TEXT_LENGTH / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:–-]+$/u, '').toWellFormed()}…`;
}

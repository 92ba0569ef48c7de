'use client';
import { useEffect, useState } from 'react';
import type { PageFacts } from '../rules/matchesConditions.ts';

/** A page of the site that an editor can choose. */
export interface KnownPage {
  path: string;
  title: string;
  facts: PageFacts;
}

/** Pages that are no documents. */
export const OTHER_PAGES: readonly KnownPage[] = [
  { path: '/articles/', title: 'A list of articles', facts: { kind: 'archive', terms: [] } },
  { path: '/search/', title: 'Search', facts: { kind: 'search', terms: [] } },
  { path: '/404/', title: 'Page not found', facts: { kind: 'not-found', terms: [] } },
];

interface StoredDocument {
  id: number;
  title?: string | null;
  path?: string | null;
  categories?: number[] | null;
  tags?: number[] | null;
}

/** More than a list to choose from can hold. */
const MOST = 300;

/** The published pages and articles of the site, the front page first, and the site's time zone; empty until they are read. */
export function usePages(): { pages: KnownPage[]; timezone: string | undefined; problem: string | undefined } {
  const [state, setState] = useState<ReturnType<typeof usePages>>({
    pages: [],
    timezone: undefined,
    problem: undefined,
  });
  useEffect(() => {
    const controller = new AbortController();
    const read = async () => {
      const [pages, posts, site] = await Promise.all([
        readDocuments('pages', controller.signal),
        readDocuments('posts', controller.signal),
        readJson<{ timezone?: string }>('/api/globals/site?depth=0', controller.signal),
      ]);
      const known = [
        ...pages.map((document) => describePage('pages', document)),
        ...posts.map((document) => describePage('posts', document)),
      ];
      known.sort((a, b) => Number(b.facts.kind === 'front') - Number(a.facts.kind === 'front'));
      setState({ pages: known, timezone: site.timezone, problem: undefined });
    };
    read().catch((error: unknown) => {
      if (controller.signal.aborted) return;
      setState({ pages: [], timezone: undefined, problem: (error as Error).message });
    });
    return () => controller.abort();
  }, []);
  return state;
}

async function readDocuments(collection: 'pages' | 'posts', signal: AbortSignal): Promise<StoredDocument[]> {
  const query = `depth=0&limit=${MOST}&sort=title&where[_status][equals]=published&select[title]=true&select[path]=true`;
  const terms = collection === 'posts' ? '&select[categories]=true&select[tags]=true' : '';
  return (await readJson<{ docs: StoredDocument[] }>(`/api/${collection}?${query}${terms}`, signal)).docs;
}

async function readJson<Answer>(address: string, signal: AbortSignal): Promise<Answer> {
  const answer = await fetch(address, { credentials: 'include', signal });
  if (!answer.ok) throw new Error(`The site’s pages could not be read (${answer.status}). Reload this page.`);
  return (await answer.json()) as Answer;
}

function describePage(collection: 'pages' | 'posts', { categories, id, path, tags, title }: StoredDocument): KnownPage {
  const kind = path === '/' ? 'front' : collection === 'pages' ? 'page' : 'article';
  const ofCollection = (name: string, ids: number[] | null | undefined) =>
    (ids ?? []).map((term) => ({ collection: name, id: term }));
  const terms = kind === 'article' ? [...ofCollection('categories', categories), ...ofCollection('tags', tags)] : [];
  const name = kind === 'front' ? 'The front page' : title || path || '';
  return { path: path ?? '', title: name, facts: { kind, document: { collection, id }, terms } };
}

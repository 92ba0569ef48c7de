'use client';
import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { DocumentFacts } from '../../../cms/documentFacts.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';
import type { PageFacts } from '../rules/matchesConditions.ts';

/** A page to choose from. */
export interface KnownPage {
  path: string;
  title: string;
  facts: PageFacts;
}

/** Pages without a document; their titles are messages of the studio. */
export const OTHER_PAGES: readonly KnownPage[] = [
  { path: '/articles/', title: msg('A list of articles'), facts: { kind: 'archive', terms: [] } },
  { path: '/search/', title: msg('Search'), facts: { kind: 'search', terms: [] } },
  { path: '/404/', title: msg('Page not found'), facts: { kind: 'not-found', terms: [] } },
];

interface StoredDocument {
  id: number;
  title?: string | null;
  path?: string | null;
}

/** A kind of document, as the studio's config describes it. */
type Kind = DocumentFacts & { slug: string };

/** Maximum number of pages in the list. */
const MOST = 300;

/** Published pages and articles, the front page first, and the site's time zone; empty until loaded. */
export function usePages(): { pages: KnownPage[]; timezone: string | undefined; problem: string | undefined } {
  const [state, setState] = useState<ReturnType<typeof usePages>>({
    pages: [],
    timezone: undefined,
    problem: undefined,
  });
  const { config } = useConfig();
  useEffect(() => {
    const kinds = config.collections.flatMap(({ admin, slug }): Kind[] => {
      const facts = admin?.custom?.document as DocumentFacts | undefined;
      return facts ? [{ ...facts, slug }] : [];
    });
    const controller = new AbortController();
    const read = async () => {
      const [site, ...lists] = await Promise.all([
        readJson<{ timezone?: string }>('/api/globals/site?depth=0', controller.signal),
        ...kinds.map((kind) => readDocuments(kind, controller.signal)),
      ]);
      const known = lists.flatMap((documents, index) =>
        documents.map((document) => describePage(kinds[index] as Kind, document)),
      );
      known.sort((a, b) => Number(b.facts.kind === 'front') - Number(a.facts.kind === 'front'));
      setState({ pages: known, timezone: site.timezone, problem: undefined });
    };
    read().catch((error: unknown) => {
      if (controller.signal.aborted) return;
      setState({ pages: [], timezone: undefined, problem: (error as Error).message });
    });
    return () => controller.abort();
  }, [config]);
  return state;
}

async function readDocuments({ slug, terms }: Kind, signal: AbortSignal): Promise<StoredDocument[]> {
  const fields = ['title', 'path', ...terms.map(({ field }) => field)]
    .map((field) => `&select[${field}]=true`)
    .join('');
  const query = `depth=0&limit=${MOST}&sort=title&where[_status][equals]=published${fields}`;
  return (await readJson<{ docs: StoredDocument[] }>(`/api/${slug}?${query}`, signal)).docs;
}

async function readJson<Answer>(address: string, signal: AbortSignal): Promise<Answer> {
  const answer = await fetch(address, { credentials: 'include', signal });
  if (!answer.ok)
    throw new Error(t('The site’s pages could not be read ({status}). Reload this page.', { status: answer.status }));
  return (await answer.json()) as Answer;
}

function describePage({ slug, terms, treatedAs }: Kind, document: StoredDocument): KnownPage {
  const { id, path, title } = document;
  const kind = path === '/' ? 'front' : treatedAs;
  // Field names of taxonomies are defined by the kind.
  const stored = document as unknown as Record<string, number[] | null | undefined>;
  const ids = terms.flatMap(({ collection, field }) => (stored[field] ?? []).map((term) => ({ collection, id: term })));
  const name = kind === 'front' ? t('The front page') : title || path || '';
  const facts = { kind, document: { collection: slug, id }, terms: kind === 'front' ? [] : ids } as const;
  return { path: path ?? '', title: name, facts };
}

import type { Payload } from 'payload';
import type { Page, Post, Redirect, Template } from '../../src/cms/payload-types.ts';

interface Stored {
  pages?: Partial<Page>[];
  posts?: Partial<Post>[];
  templates?: Partial<Template>[];
  redirects?: Partial<Redirect>[];
}

export interface FakePayload {
  payload: Payload;
  /** The calls made, such as `find posts`. */
  calls: string[];
  /** Arguments of every call that reads one document or global. */
  reads: Record<string, unknown>[];
}

type Where = Record<string, unknown> & { and?: Where[] };

/** A fake Payload over lists: supports `find` by equality, and reading drafts for the preview. */
export function fakePayload(stored: Stored = {}): FakePayload {
  const calls: string[] = [];
  const reads: Record<string, unknown>[] = [];
  const listOf = (collection: string): object[] => stored[collection as keyof Stored] ?? [];
  const payload = {
    find: async ({ collection, limit, where = {} }: { collection: string; limit?: number; where?: Where }) => {
      calls.push(`find ${collection}`);
      return {
        docs: listOf(collection)
          .filter((doc) => matches(doc, where))
          .slice(0, limit || undefined),
      };
    },
    findByID: async (options: { collection: string; id: number; data?: object; draft?: boolean }) => {
      reads.push(options);
      const found = listOf(options.collection).find((doc) => (doc as { id?: number }).id === options.id);
      if (!found) return null;
      // Payload replaces the data by a stored draft.
      return options.draft && (found as { _status?: string })._status === 'draft'
        ? found
        : { ...found, ...options.data };
    },
    findGlobal: async (options: { slug: string; data?: object }) => {
      reads.push(options);
      return { id: 1, ...options.data };
    },
    // The site is launched.
    kv: { has: async () => false },
    // No references.
    blocks: {},
    collections: {},
    globals: { config: ['analytics', 'chat'].map((slug) => ({ slug, flattenedFields: [] })) },
  };
  return { payload: payload as unknown as Payload, calls, reads };
}

function matches(doc: object, { and, ...fields }: Where): boolean {
  const own = Object.entries(fields).every(([field, condition]) => {
    const { equals, not_equals: unwanted } = condition as { equals?: unknown; not_equals?: unknown };
    const value = (doc as Record<string, unknown>)[field];
    return (equals === undefined || value === equals) && (unwanted === undefined || value !== unwanted);
  });
  return own && (and ?? []).every((part) => matches(doc, part));
}

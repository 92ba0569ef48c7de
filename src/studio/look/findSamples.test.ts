import { afterEach, expect, it, vi } from 'vitest';
import { sampledAs } from '../../shared/looks/sample.ts';
import { findSamples } from './findSamples.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers requests by collection; a collection without documents is refused, as one that the account may not read. */
function answer(documents: Record<string, { id: number; path?: string }[]>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const docs = documents[/^\/api\/([a-z-]+)\?/.exec(address)?.[1] ?? ''];
    return new Response(JSON.stringify({ docs }), { status: docs ? 200 : 403 });
  });
  return asked;
}

const declared = (slug: string, ...sample: Parameters<typeof sampledAs>) => ({
  slug,
  admin: { custom: sampledAs(...sample) },
});

it('shows the first document of each collection that declares a sample, what lies over the front page last', async () => {
  const asked = answer({ banners: [{ id: 4 }], stories: [{ id: 7, path: '/stories/first/' }], drafts: [] });
  const found = await findSamples(
    [
      declared('banners', { label: 'A banner', isOver: true }),
      { slug: 'plain' },
      declared('stories', { label: 'A story', where: 'where[kind][equals]=long' }),
      declared('drafts', { label: 'A draft' }),
      declared('secrets', { label: 'A secret' }),
    ],
    new AbortController().signal,
  );
  expect(found).toEqual([
    { label: 'Front page', path: '/' },
    { label: 'A story', path: '/stories/first/' },
    { label: 'A banner', path: '/', over: { collection: 'banners', id: '4' } },
  ]);
  expect(asked).toContainEqual(
    expect.stringMatching(/^\/api\/stories\?.*where\[_status\]\[equals\]=published&where\[kind\]\[equals\]=long$/),
  );
  expect(asked).toHaveLength(4);
});

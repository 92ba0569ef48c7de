import { expect, test, vi } from 'vitest';
import type { RenderedFragment } from '../../render/context.ts';
import { reachableFragments } from './reachableFragments.ts';

const KNOWN = new Set([1, 2, 3, 4]);

/** Popups by id, with the popups they link to. */
function popups(links: Record<number, number[]>) {
  return vi.fn(async (id: number): Promise<RenderedFragment | undefined> => {
    if (!links[id]) return undefined;
    return { body: { id }, sources: {}, opens: links[id] };
  });
}

const reach = async (ids: number[], find: ReturnType<typeof popups>) =>
  (await reachableFragments(ids, KNOWN, find)).map(({ body }) => (body as { id: number }).id);

test('follows links between popups, each once, also in cycles', async () => {
  const find = popups({ 1: [2], 2: [3, 1], 3: [1, 2, 3], 4: [] });
  expect(await reach([1, 1, 2], find)).toEqual([1, 2, 3]);
  expect(find).toHaveBeenCalledTimes(3);
});

test('skips unpublished popups, and missing ones', async () => {
  const find = popups({ 1: [9, 2, 3], 3: [] });
  expect(await reach([9, 1], find)).toEqual([1, 3]);
  expect(find.mock.calls).toEqual([[1], [2], [3]]);
});

import { expect, it } from 'vitest';
import { createPresence, GONE_AFTER_MS } from './presence.ts';

it('lists who has a document open, other windows of the same user too, until they leave', () => {
  let now = 0;
  const presence = createPresence(() => now);
  const [amina, omar] = [
    { id: 1, name: 'Amina' },
    { id: 2, name: 'Omar' },
  ] as const;
  expect(presence.see('pages/1', 'a', amina)).toEqual([]);
  now = 10;
  expect(presence.see('pages/1', 'b', amina)).toEqual([{ name: 'Amina', isSelf: true, since: 0 }]);
  expect(presence.see('pages/2', 'c', omar)).toEqual([]);
  expect(presence.see('pages/1', 'c', omar)).toHaveLength(2);
  presence.leave('pages/1', 'b', amina);
  expect(presence.see('pages/1', 'c', omar)).toEqual([{ name: 'Amina', isSelf: false, since: 0 }]);
  now = GONE_AFTER_MS + 1;
  expect(presence.see('pages/1', 'c', omar)).toEqual([]);
});

import { afterEach, expect, it, vi } from 'vitest';
import { describeDatabase } from '../../tests/support/database/testDatabase.ts';
import { buildPage } from '../../tests/support/factories.ts';
import { turnsDuring } from '../../tests/support/turnsDuring.ts';
import { SLICE_MS } from '../cms/yieldToEventLoop.ts';

afterEach(() => vi.restoreAllMocks());

/** Number of blocks in one save. */
const BLOCKS = 40;

describeDatabase('saving a layout', (db) => {
  it('yields to the event loop between two blocks as soon as a time slice is over', async () => {
    const few = await buildPage(db.payload, { layout: headings(1) as never });
    const many = await buildPage(db.payload, { layout: headings(BLOCKS) as never });
    // With this clock every step takes longer than a slice.
    let now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += SLICE_MS + 1;
      return now;
    });
    const turns = async (id: number): Promise<number> =>
      turnsDuring(() => db.payload.update({ collection: 'pages', id, data: { title: 'Another title' } }));
    const ofFew = await turns(few.id);
    // Blocks are read, prepared, checked and followed; each second call comes first in its turn, which has only begun.
    expect((await turns(many.id)) - ofFew).toBeGreaterThan((4 * BLOCKS) / 2);
  });
});

function headings(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({ blockType: 'heading', text: `Day ${index}`, level: 'h2' }));
}

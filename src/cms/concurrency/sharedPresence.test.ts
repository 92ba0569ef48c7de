import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { createPresence } from './presence.ts';
import { createSharedPresence } from './sharedPresence.ts';

const AMINA = { id: 1, name: 'Amina' };
const OMAR = { id: 2, name: 'Omar' };

describeEachDatabase('presence across two processes', (db) => {
  it('shows editors to each other until they leave or their process stops reporting', async () => {
    let now = 1_000_000;
    const processes = [1, 2].map(() => {
      const presence = createPresence(() => now);
      const ask = createSharedPresence(() => now);
      return {
        presence,
        see: async (document: string, window: string, person: typeof AMINA) => {
          presence.see(document, window, person);
          return presence.see(document, window, person, await ask(db.payload, presence.list()));
        },
      };
    });
    const [one, two] = processes;
    if (!one || !two) return expect.fail('There are two.');
    await one.see('pages/1', 'a', AMINA);
    expect(await two.see('pages/1', 'b', OMAR)).toEqual([{ name: 'Amina', isSelf: false, since: now }]);
    expect(await two.see('pages/2', 'b', OMAR)).toEqual([]);
    now += 4000;
    expect(await one.see('pages/1', 'a', AMINA)).toEqual([{ name: 'Omar', isSelf: false, since: now - 4000 }]);
    one.presence.leave('pages/1', 'a', AMINA);
    await one.see('pages/3', 'a', AMINA);
    now += 4000;
    await one.see('pages/3', 'a', AMINA);
    expect(await two.see('pages/1', 'b', OMAR)).toEqual([]);
    expect(await two.see('pages/3', 'c', OMAR)).toHaveLength(1);
    now += 60_000;
    expect(await two.see('pages/3', 'c', OMAR)).toEqual([]);
    now += 4_000_000;
    await two.see('pages/3', 'c', OMAR);
    const { docs } = await db.payload.db.find({ collection: 'payload-kv', where: { key: { like: 'presence-' } } });
    expect(docs).toHaveLength(1);
  });
});

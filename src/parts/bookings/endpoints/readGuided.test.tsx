import { createLocalReq, type ServerProps } from 'payload';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildTour, buildUser } from '../../../../tests/support/factories.ts';
import { addDays } from '../../../shared/time/days.ts';
import { GuideDay } from '../studio/day/GuideDay.tsx';
import { ManifestView } from '../studio/manifest/ManifestView.tsx';
import { isGuidedBy, readGuided } from './readGuided.ts';

const NOW = new Date('2027-03-10T09:00:00Z');
const TODAY = '2027-03-10';

async function html(node: Promise<ReactNode>): Promise<string> {
  const shown = await node;
  return isValidElement(shown) ? renderToStaticMarkup(shown) : String(shown);
}

describeEachDatabaseInTurn('a guide', (db) => {
  const assign = async (day: number, guides: number[], title: string, status = 'CONFIRMED') => {
    const [start, tour] = [addDays(TODAY, day), await buildTour(db.payload, { title })];
    const { id } = await buildDeparture(db.payload, { tour: tour.id, start, guides } as never);
    const data = {
      ...{ departure: id, adults: 2, status, name: `Guest of ${title}` },
      ...{ email: 'guest@example.com', phone: '+212 600 000 001', notes: 'No nuts' },
    };
    await db.payload.db.updateOne({ collection: 'departures', id, data: { start, end: start } });
    await db.payload.create({ collection: 'bookings', data: data as never });
    return id;
  };

  const sheet = async (departure: number, user: object) => {
    const req = await createLocalReq({ user: user as never }, db.payload);
    const params = { segments: ['departures-board', String(departure), 'manifest'] };
    return html(ManifestView({ initPageResult: { req }, params, searchParams: {} } as never));
  };

  it('sees the departures they lead on the first page, by name, and no others and no money', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    try {
      const [guide, other] = [await buildUser(db.payload, 'guide'), await buildUser(db.payload, 'guide')];
      const own = await assign(3, [other.id, guide.id], 'Dunes');
      await assign(4, [other.id], 'Gorge');
      await assign(5, [], 'Coast');
      const page = await html(GuideDay({ payload: db.payload, user: guide } as never as ServerProps));
      for (const words of ['Your departures', 'Dunes', 'In 3 days', '2 adults', `departures-board/${own}/manifest`])
        expect(page).toContain(words);
      for (const words of ['Gorge', 'Coast', '€', 'paid', 'departure=']) expect(page).not.toContain(words);
      for (const role of ['admin', 'bookings', 'author'] as const) {
        const user = await buildUser(db.payload, role);
        expect(await GuideDay({ payload: db.payload, user } as never as ServerProps)).toBeNull();
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it('opens the manifest of a departure with a hold only, with telephone links', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    try {
      const guide = await buildUser(db.payload, 'guide');
      const held = await assign(3, [guide.id], 'Dunes', 'ON_HOLD');
      const page = await html(GuideDay({ payload: db.payload, user: guide } as never as ServerProps));
      expect(page).toContain(`departures-board/${held}/manifest`);
      expect(await sheet(held, guide)).toContain('href="tel:+212600000001"');
    } finally {
      vi.useRealTimers();
    }
  });

  it('reads manifests of assigned departures only: telephone numbers and requests, no e-mail addresses', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    try {
      const [guide, other] = [await buildUser(db.payload, 'guide'), await buildUser(db.payload, 'guide')];
      const [own, foreign] = [await assign(3, [guide.id], 'Dunes'), await assign(4, [other.id], 'Gorge')];
      const shown = await sheet(own, guide);
      for (const words of ['Guest of Dunes', '+212 600 000 001', 'No nuts', 'Back to your departures'])
        expect(shown).toContain(words);
      for (const words of ['guest@example.com', 'Back to the bookings']) expect(shown).not.toContain(words);
      const refused = await sheet(foreign, guide);
      expect(refused).toContain('Guides see their own departures');
      expect(refused).not.toContain('Guest');
      const author = await buildUser(db.payload, 'author');
      await db.payload.update({ collection: 'departures', id: own, data: { guides: [author.id] } as never });
      expect(await sheet(own, author)).not.toContain('Guest');
      expect(await sheet(own, await buildUser(db.payload, 'bookings'))).toContain('guest@example.com');
    } finally {
      vi.useRealTimers();
    }
  });

  it('sees a departure until two weeks after its end, and never a cancelled one', async () => {
    const guide = await buildUser(db.payload, 'guide');
    const [late, lately] = [await assign(-15, [guide.id], 'Late'), await assign(-14, [guide.id], 'Lately')];
    const off = await assign(6, [guide.id], 'Off');
    await db.payload.db.updateOne({ collection: 'departures', id: off, data: { status: 'cancelled' } });
    const seen = await readGuided(db, guide.id, NOW);
    expect(seen.map(({ id, when }) => [id, when])).toEqual([[lately, 'Ended']]);
    expect(await isGuidedBy(db, lately, guide.id, NOW)).toBe(true);
    expect(await isGuidedBy(db, late, guide.id, NOW)).toBe(false);
  });
});

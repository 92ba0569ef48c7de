import { type AdminViewServerProps, createLocalReq, type Payload } from 'payload';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { describeDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildTour, buildUser } from '../../../../tests/support/factories.ts';
import { BoardLink } from './board/BoardLink.tsx';
import { BoardView } from './board/BoardView.tsx';
import { ManifestView } from './manifest/ManifestView.tsx';

vi.mock('next/navigation.js', () => ({
  redirect: (to: string) => {
    throw new Error(`Leads to ${to}`);
  },
  notFound: () => {
    throw new Error('There is nothing');
  },
}));
// Stubs: Payload's layout, the lazily loaded board, and the menu link.
vi.mock('@payloadcms/ui', () => ({ SetStepNav: () => null }));
vi.mock('@payloadcms/next/templates', () => ({ DefaultTemplate: ({ children }: { children: ReactNode }) => children }));
vi.mock('./board/BoardLoader.tsx', () => ({
  BoardLoader: ({ start }: object & { start: unknown }) => JSON.stringify(start),
}));
vi.mock('../../../cms/studio/NavLink.tsx', () => ({ NavLink: ({ count }: { count: number }) => `${count}` }));

type View = (props: AdminViewServerProps) => Promise<ReactNode>;

describeDatabase('pages of bookings', (db) => {
  const show = async (
    View: View,
    address: string,
    role?: 'author' | 'bookings' | 'editor' | 'guide',
  ): Promise<string> => {
    const user = role && { ...(await buildUser(db.payload, role)), collection: 'users' };
    const req = await createLocalReq(user ? { user: user as never } : {}, db.payload);
    // Without access, no bookings must be read.
    if (role !== 'editor' && role !== 'bookings') {
      const find = () => expect.fail(`${address} was read for ${role}`);
      const counted = Object.assign(Object.create(db.payload.db), { find, findOne: find });
      req.payload = { config: { admin: {} }, count: db.payload.count, db: counted, find } as never as Payload;
    }
    const params = { segments: address.split('/') };
    const shown = await View({ initPageResult: { req }, params, searchParams: {} } as never);
    return isValidElement(shown) ? renderToStaticMarkup(shown) : String(shown);
  };

  it('are for editors, admins and booking staff; others get a message, and guests are redirected to the login', async () => {
    const tour = await buildTour(db.payload, {
      ...{ title: 'To the dunes', startPlace: 'Merzouga' },
      ...{ meetingPlace: 'Café of the well', meetingTime: '08:30' },
    } as never);
    const { id } = await buildDeparture(db.payload, { tour: tour.id });
    const data = { departure: id, adults: 2, status: 'CONFIRMED', name: 'Amina <b>', phone: '+212 6', notes: 'Vegan' };
    const { reference } = await db.payload.create({ collection: 'bookings', data: data as never });
    const pages = [
      [BoardView, 'departures-board'],
      [ManifestView, `departures-board/${id}/manifest`],
    ] as const;
    for (const [View, address] of pages) {
      const to = encodeURIComponent(`/admin/${address}`);
      await expect(show(View, address)).rejects.toThrow(`Leads to /admin/login?redirect=${to}`);
      expect(await show(View, address, 'author')).toContain('Editors, admins and booking staff look after bookings.');
    }
    for (const role of ['bookings', 'editor'] as const)
      expect(await show(BoardView, 'departures-board', role)).toContain('To the dunes');
    for (const [View, address] of pages) expect(await show(View, address, 'guide')).not.toContain('Amina');
    const sheet = await show(ManifestView, `departures-board/${id}/manifest`, 'editor');
    for (const words of [
      'To the dunes',
      'Café of the well',
      '08:30',
      '2 adults',
      'Amina &lt;b&gt;',
      '+212 6',
      'Vegan',
      reference,
    ])
      expect(sheet).toContain(words);
    await expect(show(ManifestView, `departures-board/${id + 1}/manifest`, 'editor')).rejects.toThrow(
      'There is nothing',
    );
    await expect(show(ManifestView, 'departures-board/1e3/manifest', 'editor')).rejects.toThrow('There is nothing');
  });

  it('are in the menu of users with access', async () => {
    const link = async (role?: string) =>
      BoardLink({ payload: db.payload, user: role && { collection: 'users', role } } as never);
    expect([await link(), await link('author')]).toEqual([null, null]);
    expect(await link('guide')).toMatchObject({ props: { href: '/admin', label: 'Your departures' } });
    for (const role of ['bookings', 'editor'])
      expect(await link(role)).toMatchObject({ props: { count: 0, href: '/admin/departures-board' } });
  });
});

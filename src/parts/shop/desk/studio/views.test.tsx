import { type AdminViewServerProps, createLocalReq, type Payload } from 'payload';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { describeDatabase } from '../../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildEnquiry, buildTour, buildUser } from '../../../../../tests/support/factories.ts';
import { addDays } from '../../../../shared/time/days.ts';
import { describeDays } from '../../../../tours/describeDays.ts';
import type { ChangeStart } from '../../change/rules/changeForm.ts';
import { ChangeView } from '../../change/studio/ChangeView.tsx';
import { FindView } from '../../find/studio/FindView.tsx';
import { buildOrder, readOrderOf } from '../../paymentFlow/testSupport.ts';
import type { DeskStart } from '../rules/deskForm.ts';
import { DeskView } from './DeskView.tsx';

vi.mock('next/navigation.js', () => ({
  redirect: (to: string) => {
    throw new Error(`Leads to ${to}`);
  },
}));
// Stubs: Payload's layout, and the lazily loaded form.
vi.mock('@payloadcms/ui', () => ({ SetStepNav: () => null }));
vi.mock('@payloadcms/next/templates', () => ({ DefaultTemplate: ({ children }: { children: ReactNode }) => children }));
vi.mock('../../change/studio/ChangeLoader.tsx', () => ({
  ChangeLoader: ({ start }: { start: unknown }) => JSON.stringify(start),
}));
vi.mock('./DeskLoader.tsx', () => ({ DeskLoader: ({ start }: { start: unknown }) => JSON.stringify(start) }));

const START = addDays(new Date().toISOString().slice(0, 10), 40);
type View = (props: AdminViewServerProps) => Promise<ReactNode>;

describeDatabase('pages of the booking desk', (db) => {
  const show = async (View: View, searchParams: object, role?: 'author' | 'editor'): Promise<string> => {
    const user = role && { ...(await buildUser(db.payload, role)), collection: 'users' };
    const req = await createLocalReq(user ? { user: user as never } : {}, db.payload);
    // Without access, nothing must be read.
    if (role !== 'editor')
      req.payload = {
        config: { admin: {} },
        find: () => expect.fail(`It was read for ${role}`),
      } as never as Payload;
    const shown = await View({ initPageResult: { req }, params: {}, searchParams } as never);
    return isValidElement(shown) ? renderToStaticMarkup(shown) : String(shown);
  };
  const startOf = async (searchParams: object) =>
    JSON.parse((await show(DeskView, searchParams, 'editor')).replaceAll('&quot;', '"')) as DeskStart;

  it('are for editors, admins and booking staff; others get a message, and guests are led to the login', async () => {
    for (const [View, to, query] of [
      [DeskView, '/admin/new-booking', {}],
      [FindView, '/admin/find?q=amina', { q: 'amina' }],
      [ChangeView, '/admin/change-booking?booking=7', { booking: '7' }],
    ] as const) {
      await expect(show(View, query)).rejects.toThrow(`Leads to /admin/login?redirect=${encodeURIComponent(to)}`);
      expect(await show(View, query, 'author')).toContain('Editors, admins and booking staff');
    }
  });

  it('start with the chosen departure, or with the values of an enquiry', async () => {
    const tour = await buildTour(db.payload, { title: 'To the dunes' });
    await buildTour(db.payload, { title: 'Without dates' });
    const { id } = await buildDeparture(db.payload, { tour: tour.id, start: START, end: START, seats: 8, taken: 2 });
    await buildDeparture(db.payload, { tour: tour.id, start: '2020-01-01', end: '2020-01-01' });
    const chosen = await startOf({ departure: String(id) });
    expect(chosen.form).toMatchObject({ departure: id, tour: tour.id });
    expect(chosen).toMatchObject({
      tours: [{ id: tour.id, title: 'To the dunes' }],
      departures: [{ id, start: START, left: 6 }],
      // A shop without pages and transfers.
      ways: ['received', 'arrival'],
    });
    const asked = { tour: tour.id, departure: id, adults: 2, children: 1, name: 'Hélène', email: 'h@example.com' };
    const answers = [{ name: 'wish', label: 'Wishes', kind: 'text', shown: 'A quiet room' }];
    const enquiry = await buildEnquiry(db.payload, { ...asked, answers } as never);
    const { enquiry: shown, form } = await startOf({ enquiry: String(enquiry.id) });
    expect(form).toMatchObject({ departure: id, tour: tour.id, name: 'Hélène', email: 'h@example.com' });
    expect(form.travellers.map(({ unit }) => unit)).toEqual(['adult', 'adult', 'child']);
    expect(shown).toMatchObject({ id: enquiry.id, reference: enquiry.reference });
    expect(shown?.says).toContainEqual({ label: 'Wishes', value: 'A quiet room' });
    // Dates in words choose the one departure that they name.
    for (const [dates, found] of [
      [describeDays(START, START), id],
      ['In spring', undefined],
    ] as const) {
      const inWords = await buildEnquiry(db.payload, { ...asked, departure: null, dates } as never);
      expect((await startOf({ enquiry: String(inWords.id) })).form.departure).toBe(found);
    }
  });

  it('start a change with the booked values, and count the booking’s own seats as available', async () => {
    const tour = await buildTour(db.payload, { title: 'To the dunes' });
    const data = { tour: tour.id, start: START, end: START, seats: 1 };
    const { id: departure } = await buildDeparture(db.payload, data);
    const order = await buildOrder(db.payload, [departure], { name: 'Amina Idrissi' });
    const [booking] = (await readOrderOf(db.payload, order)).bookings;
    const items = booking?.items.map((item) => ({ ...item, contact: { fullName: 'Sara', notes: 'Age 9. No nuts' } }));
    const context = { lockedOrder: order };
    await db.payload.update({ collection: 'bookings', id: booking?.id ?? 0, data: { items } as never, context });
    const page = await show(ChangeView, { booking: String(booking?.id) }, 'editor');
    const start = JSON.parse(page.replaceAll('&quot;', '"')) as ChangeStart;
    expect(start).toMatchObject({
      order: { id: order },
      departures: [{ id: departure, left: 1 }],
      form: { departure, tour: tour.id, name: 'Amina Idrissi', kept: '', isTold: true },
    });
    expect(start.form.travellers).toMatchObject([{ unit: 'adult', name: 'Sara', age: '9', wishes: 'No nuts' }]);
    await db.payload.update({ collection: 'orders', id: order, data: { status: 'EXPIRED' } as never });
    expect(await show(ChangeView, { booking: String(booking?.id) }, 'editor')).toContain('nothing to change');
    expect(await show(ChangeView, { booking: 'x' }, 'editor')).toContain('nothing to change');
  });

  it('find an order by a name, and lead to it by its reference', async () => {
    const { id: departure } = await buildDeparture(db.payload, { start: START, end: START });
    const order = await buildOrder(db.payload, [departure], { name: 'Amina Idrissi' });
    const { reference } = await readOrderOf(db.payload, order);
    const page = await show(FindView, { q: 'idrissi' }, 'editor');
    expect(page).toContain(`href="/admin/collections/orders/${order}"`);
    expect(page).toContain('1 found for “idrissi”.');
    expect(await show(FindView, { q: 'nobody <b>' }, 'editor')).toContain('Nothing was found for “nobody &lt;b&gt;”.');
    expect(page).toContain('href="/admin/collections/customers?search=idrissi"');
    expect(await show(FindView, {}, 'editor')).not.toContain('found');
    await expect(show(FindView, { q: reference }, 'editor')).rejects.toThrow(
      `Leads to /admin/collections/orders/${order}`,
    );
  });
});

import { createLocalReq } from 'payload';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildPage, buildTour, nextNumber } from '../../../../tests/support/factories.ts';
import { inTransaction } from '../../../cms/database/transactions/inTransaction.ts';
import { MAIL_BUDGET, type Stranger } from '../../../cms/mail/address/mailBudget.ts';
import { queueMail } from '../../../cms/mail/queue/queueMail.ts';
import { orderLetter } from '../../../letters/order.ts';
import { changeOrder, writeOrder } from '../orders/changeOrder.ts';
import { findOrder } from '../orders/openOrder.ts';
import { readOrderToken } from '../orders/orderLink.ts';
import { isMailed } from './isMailed.ts';
import { type OrderNews, queueOrderMail } from './queueOrderMail.ts';
import { findUnwritten, writeQueued } from './writeQueued.ts';

vi.mock('../../../letters/order.ts', async (original) => {
  const letters = await original<typeof import('../../../letters/order.ts')>();
  return { ...letters, orderLetter: vi.fn(letters.orderLetter) };
});

describeDatabase('the mails of an order', (db) => {
  let order = 0;
  beforeEach(async () => {
    const tour = await buildTour(db.payload, { title: 'To the dunes' });
    const departure = (await buildDeparture(db.payload, { tour: tour.id })).id;
    const summary = await buildPage(db.payload, { title: 'Your booking' });
    await db.payload.updateGlobal({
      slug: 'shop',
      data: {
        isOn: true,
        summaryPage: summary.id,
        takesTransfer: true,
        transferText: 'IBAN MA64',
        noticeEmail: 'orders@khettara.example',
      } as never,
    });
    const contact = { fullName: 'Amina <b>Berrada</b>', emailAddress: 'amina@example.com' };
    const data = { reference: 'K-7Q2M4', status: 'PLACED', contact, currency: 'EUR', total: 96_000, dueNow: 96_000 };
    order = (await db.payload.create({ collection: 'orders', data: data as never, depth: 0 })).id;
    const booking = { departure, adults: 2, status: 'ON_HOLD', source: 'site', order };
    await db.payload.create({ collection: 'bookings', data: booking as never, depth: 0 });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const tell = (news: OrderNews, data?: object) =>
    changeOrder(db.payload, order, async (stale, req) => {
      if (data) await writeOrder(req, order, data as never);
      await queueOrderMail(req, stale, news);
    });
  const pay = (data: object) =>
    db.payload.create({
      collection: 'payments',
      data: {
        order,
        provider: 'stripe',
        kind: 'balance',
        status: 'paid',
        amount: 1,
        currency: 'EUR',
        ...data,
      } as never,
    });
  const mails = async () => (await db.payload.find({ collection: 'mails', sort: 'id', depth: 0 })).docs;

  it('are sent once per notification to traveller and staff, with a link to the order', async () => {
    await tell('confirmed', { status: 'CONFIRMED', paid: 96_000 });
    await tell('confirmed');
    const [letter, notice, ...more] = await mails();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ to: 'amina@example.com', subject: 'You are booked: To the dunes (K-7Q2M4)' });
    // Rendered from the order as the transaction has stored it.
    expect(letter?.text).toContain('Paid: €960');
    expect(letter?.html).not.toContain('<b>Berrada');
    const [, token] = /http:\/\/localhost:3000\/your-booking\/\?order=(\S+)/.exec(letter?.text ?? '') ?? [];
    expect(readOrderToken(db.payload.secret, token)).toBe(order);
    expect(notice).toMatchObject({ to: 'orders@khettara.example', replyTo: 'amina@example.com' });
    expect(notice?.text).toContain(`http://localhost:3000/admin/collections/orders/${order}`);
  });

  it('of an unpaid order omit unsafe names, and stop at the recipient’s mail budget', async () => {
    await tell('placed', { method: 'stripe' });
    const [letter] = await mails();
    expect(letter?.text).toContain('Hello,\n');
    for (let turn = 1; turn < MAIL_BUDGET.recipient.max; turn += 1) {
      const water = { to: `amina+${turn}@example.com`, subject: 'Water', html: '', text: 'Water' };
      const req = await createLocalReq({}, db.payload);
      await inTransaction(req, () => queueMail(req, water, { key: `water:${turn}`, stranger: { purpose: 'booking' } }));
    }
    await db.payload.delete({ collection: 'mails', where: {} });
    await tell('placed', { method: 'transfer' });
    // Nor do staff wait for a transfer that has not been booked.
    expect(await mails()).toEqual([]);
    // A payment proves the address.
    await tell('confirmed', { status: 'CONFIRMED', paid: 96_000 });
    expect((await mails()).map(({ to }) => to)).toContain('amina@example.com');
  });

  const spend = async (turns: number, stranger: Stranger) => {
    for (let turn = 0; turn < turns; turn += 1) {
      const water = { to: `reader-${turn}@gmail.com`, subject: 'Water', html: '', text: 'Water' };
      const req = await createLocalReq({}, db.payload);
      await inTransaction(req, () => queueMail(req, water, { key: `water:${turn}`, stranger }));
    }
    await db.payload.delete({ collection: 'mails', where: {} });
  };
  const place = async (holder: string) => {
    const contact = { fullName: 'Amina Berrada', emailAddress: `${holder}@example.com` };
    const confirmBy = new Date(Date.now() + 86_400_000).toISOString();
    const data = {
      ...{ reference: `K-${nextNumber()}`, status: 'PLACED', method: 'transfer' },
      contact,
      holder,
      confirmBy,
    };
    const { id } = await db.payload.create({ collection: 'orders', data: { ...data, currency: 'EUR' } as never });
    await changeOrder(db.payload, id, (stale, req) => queueOrderMail(req, stale, 'unconfirmed'));
    return id;
  };
  const recipients = async () => (await mails()).map(({ key, to }) => (key?.endsWith(':unwritten') ? 'note' : to));

  it('to unproven addresses count against the mail budget of the visitor who opened the cart', async () => {
    await spend(MAIL_BUDGET.visitor.max - 1, { purpose: 'booking', visitor: 'one' });
    await place('one');
    const unmailed = await place('one');
    await place('other');
    expect(await recipients()).toEqual(['one@example.com', 'other@example.com']);
    expect(await isMailed(db.payload, unmailed, 'unconfirmed')).toBe(false);
  });

  it('with a confirmation link are retried when the site’s mail budget is used up; others are dropped', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z'), toFake: ['Date'] });
    await spend(MAIL_BUDGET.total.max, { purpose: 'booking' });
    const logged = vi.spyOn(db.payload.logger, 'error');
    const id = await place('amina');
    expect(await recipients()).toEqual(['note']);
    expect((await mails())[0]).toMatchObject({ state: 'waiting', lastError: expect.stringContaining('It waits') });
    expect(logged).not.toHaveBeenCalled();
    expect(await isMailed(db.payload, id, 'unconfirmed')).toBe(false);
    // Whatever is no step on the way is dropped as before.
    await changeOrder(db.payload, id, (stale, req) => queueOrderMail(req, stale, 'unconfirmedReminder'));
    expect(await recipients()).toEqual(['note']);
    const goOn = async (minutes: number) => {
      vi.setSystemTime(Date.now() + minutes * 60_000);
      for (const item of await findUnwritten(db.payload, new Date())) await writeQueued(db.payload, item);
    };
    await goOn(10);
    expect(await recipients()).toEqual(['note']);
    await goOn(60);
    expect(await recipients()).toEqual(['amina@example.com']);
    expect(await isMailed(db.payload, id, 'unconfirmed')).toBe(true);
  });

  it('request a transfer with the bank account; staff are notified of other orders when paid', async () => {
    await tell('placed', { method: 'stripe' });
    expect((await mails()).map(({ to }) => to)).toEqual(['amina@example.com']);
    await db.payload.delete({ collection: 'mails', where: {} });
    await tell('confirmed', { method: 'transfer', status: 'CONFIRMED' });
    const [letter, notice] = await mails();
    expect(letter?.text).toContain('IBAN MA64');
    expect(notice?.subject).toMatch(/^Waits for a transfer: Amina/);
  });

  it('are sent for each payment', async () => {
    await pay({ amount: 20_000, paidAt: '2026-11-01T10:00:00.000Z' });
    await tell('paid', { status: 'CONFIRMED', paid: 20_000 });
    await tell('paid');
    await pay({ amount: 76_000, paidAt: '2026-11-20T10:00:00.000Z' });
    await tell('paid', { paid: 96_000 });
    const texts = (await mails()).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain('€760 is left to pay');
    expect(texts[1]).toContain('We received: €760');
  });

  it('are rolled back with the transaction', async () => {
    const failing = changeOrder(db.payload, order, async (stale, req) => {
      await queueOrderMail(req, stale, 'expired');
      throw new Error('the database is away');
    });
    await expect(failing).rejects.toThrow('the database is away');
    expect(await mails()).toEqual([]);
    await tell('expired', { status: 'EXPIRED' });
    expect((await mails())[0]?.text).toContain('See “To the dunes” again');
  });

  it('roll nothing back when rendering fails, and are retried', async () => {
    const logged = vi.spyOn(db.payload.logger, 'error');
    vi.mocked(orderLetter).mockRejectedValue(new Error('“€” is no sign of this font.'));
    await tell('confirmed', { status: 'CONFIRMED', paid: 96_000 });
    expect((await findOrder({ payload: db.payload }, order))?.status).toBe('CONFIRMED');
    expect(logged.mock.calls[0]?.[0]).toMatchObject({
      msg: `A mail of order ${order} (confirmed) could not be written.`,
    });
    const [note, notice, ...more] = await mails();
    expect(more).toEqual([]);
    expect(notice?.to).toBe('orders@khettara.example');
    expect(note).toMatchObject({ state: 'waiting', nextAt: null, lastError: expect.stringContaining('of this font') });
    expect(await findUnwritten(db.payload, new Date())).toEqual([]);
    const later = new Date(Date.now() + 6 * 60_000);
    const goOn = async () => {
      for (const item of await findUnwritten(db.payload, later)) await writeQueued(db.payload, item);
    };
    await goOn();
    expect((await mails())[0]).toMatchObject({ attempts: 2 });
    vi.mocked(orderLetter).mockReset();
    await goOn();
    await goOn();
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Booked: /),
      'You are booked: To the dunes (K-7Q2M4)',
    ]);
  });

  it('are skipped when outdated', async () => {
    vi.mocked(orderLetter).mockRejectedValue(new Error('Not now.'));
    await tell('confirmed', { status: 'CONFIRMED' });
    vi.mocked(orderLetter).mockReset();
    await tell('cancelled', { status: 'CANCELLED' });
    for (const item of await findUnwritten(db.payload, new Date(Date.now() + 6 * 60_000)))
      await writeQueued(db.payload, item);
    expect((await mails()).flatMap(({ subject, to }) => (to === 'amina@example.com' ? subject : []))).toEqual([
      'Your booking is cancelled (K-7Q2M4)',
    ]);
  });

  it.each([
    ['are sent late while places are held', 0, ['Your places are held until you pay (K-7Q2M4)']],
    ['do not say that places are held once they are not', 30, []],
  ])('%s', async (_, days, subjects) => {
    vi.mocked(orderLetter).mockRejectedValue(new Error('Not now.'));
    await tell('placed');
    vi.mocked(orderLetter).mockReset();
    const now = Date.now() + days * 86_400_000 + 6 * 60_000;
    vi.useFakeTimers({ now, toFake: ['Date'] });
    const [item, ...others] = await findUnwritten(db.payload, new Date());
    expect([item?.news, others]).toEqual(['placed', []]);
    if (item) await writeQueued(db.payload, item);
    expect((await mails()).flatMap(({ subject, to }) => (to === 'amina@example.com' ? subject : []))).toEqual(subjects);
  });
});

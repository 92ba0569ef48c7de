import { beforeEach, expect, it } from 'vitest';
import { describeDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildPage, buildTour } from '../../../../tests/support/factories.ts';
import type { EndpointContext } from '../../../endpoints/formEndpoint.ts';
import type { QueryEndpoint } from '../../../endpoints/queryEndpoint.ts';
import { orderToken } from '../orders/orderLink.ts';
import { calendarFile, voucherPage } from './queryEndpoints.ts';

const FONTS = '@font-face{font-family:Fraunces;src:url(/fonts/f.woff2);font-display:optional}';

describeDatabase('holders of an order’s link', (db) => {
  let order = 0;
  let tour = 0;
  beforeEach(async () => {
    tour = (await buildTour(db.payload, { title: 'To the dunes', startPlace: 'Zagora' })).id;
    const departure = (await buildDeparture(db.payload, { tour, start: '2099-04-10', end: '2099-04-12' })).id;
    await db.payload.updateGlobal({ slug: 'site', data: { telephone: '+212 524 000 000' } as never });
    const summary = await buildPage(db.payload, { title: 'Your booking' });
    await db.payload.updateGlobal({ slug: 'shop', data: { isOn: true, summaryPage: summary.id } as never });
    const data = {
      reference: 'K-7Q2M4',
      status: 'CONFIRMED',
      contact: { fullName: 'Amina' },
      total: 96_000,
      paid: 96_000,
    };
    order = (await db.payload.create({ collection: 'orders', data: data as never, depth: 0 })).id;
    for (const status of ['CONFIRMED', 'CANCELLED'])
      await db.payload.create({
        collection: 'bookings',
        data: { departure, adults: 2, status, source: 'site', order } as never,
        depth: 0,
      });
  });

  const ask = (question: QueryEndpoint, token = orderToken(db.payload.secret, order)) =>
    question.answer({
      payload: db.payload,
      params: { token },
      now: new Date('2026-11-23'),
      fontFacesOf: () => FONTS,
    } as never as EndpointContext);

  it('get the vouchers, with a QR code of the order page', async () => {
    const answer = await ask(voucherPage);
    if (answer.kind !== 'page') return expect.fail(`it is answered with ${answer.kind}`);
    expect(answer.html.match(/<article/g)).toHaveLength(1);
    for (const words of [
      'To the dunes',
      'Fri 10 April – Sun 12 April 2099',
      '2 adults',
      'Zagora',
      '<svg',
      'Everything is paid.',
      'K-7Q2M4',
    ])
      expect(answer.html).toContain(words);
  });

  it('get a calendar file, with stable events', async () => {
    const answer = await ask(calendarFile);
    if (answer.kind !== 'file') return expect.fail(`it is answered with ${answer.kind}`);
    expect(answer.name).toBe('K-7Q2M4.ics');
    expect(answer.body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    for (const line of ['DTSTART;VALUE=DATE:20990410', 'DTEND;VALUE=DATE:20990413', 'STATUS:CONFIRMED'])
      expect(answer.body).toContain(line);
    const text = answer.body.replaceAll('\r\n ', '');
    for (const part of ['LOCATION:Zagora', 'Reference: K-7Q2M4', 'Paid: €960', 'URL:http', '+212 524 000 000'])
      expect(text).toContain(part);
    expect(answer.body).not.toContain('METHOD');
    expect(await ask(calendarFile)).toEqual(answer);
  });

  it('voucher: exact meeting point and time, emergency phone, type of accommodation', async () => {
    const meeting = { meetingPlace: 'Café of the well', meetingTime: '08:30' };
    await db.payload.update({ collection: 'tours', id: tour, data: meeting as never });
    await db.payload.updateGlobal({ slug: 'site', data: { timezone: 'Europe/Paris' } as never });
    const [voucher, calendar] = [await ask(voucherPage), await ask(calendarFile)];
    if (voucher.kind !== 'page' || calendar.kind !== 'file') return expect.fail('It is no voucher and no file.');
    const facts = [...voucher.html.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, ...fact]) => fact);
    expect(facts).toContainEqual(['Where we meet', 'Café of the well']);
    expect(facts).toContainEqual(['When', 'Fri 10 April 2099, 08:30']);
    expect(voucher.html).toMatch(
      /<h2>If you are late, or cannot find us<\/h2><p>Call \+212 524 000 000 and say <span class="unbroken">K-7Q2M4<\/span>/,
    );
    // Print waits for fonts to load, unlike pages.
    expect(voucher.html).toContain(FONTS.replace('optional', 'swap'));
    expect(voucher.html).toMatch(
      /--display: ?'Fraunces', ?Georgia, ?['"]?Noto Serif['"]?, ?['"]?DejaVu Serif['"]?, ?serif/,
    );
    const text = calendar.body.replaceAll('\r\n ', '');
    const events = text.split('BEGIN:VEVENT').filter((event) => event.includes('Meet: To the dunes'));
    expect(events).toHaveLength(1);
    for (const line of ['DTSTART:20990410T063000Z', 'LOCATION:Café of the well']) expect(events[0]).toContain(line);
  });

  it('are redirected to the order without bookings; without an order page, they get a notice', async () => {
    await db.payload.update({ collection: 'orders', id: order, data: { status: 'PLACED' } as never });
    expect(await ask(voucherPage)).toMatchObject({
      kind: 'to',
      to: expect.stringMatching(/^\/your-booking\/\?order=.*&notice=pending$/),
    });
    await db.payload.updateGlobal({ slug: 'shop', data: { summaryPage: null } as never });
    expect(await ask(calendarFile)).toMatchObject({ kind: 'notice', notice: { status: 410 } });
  });

  it('get 404 for an invalid link', async () => {
    const token = orderToken(db.payload.secret, order);
    const others = [
      '',
      '1',
      `${token}x`,
      token.replace(/^\d+/, '2'),
      orderToken('other', order),
      '../../x',
      '1-\u0000',
      orderToken(db.payload.secret, 99),
    ];
    for (const hostile of others)
      for (const question of [voucherPage, calendarFile])
        expect(await ask(question, hostile)).toEqual({ kind: 'missing' });
  });
});

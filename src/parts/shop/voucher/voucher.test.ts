import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { KHETTARA } from '../../../letters/examples.ts';
import { createTranslate } from '../../../shared/messages/index.ts';
import { qrSvg } from '../../../shared/qrSvg.ts';
import { type Booking, readBooking } from '../../../tours/booking/booking.ts';
import { readOrder } from '../../../tours/booking/order.ts';
import { stateOrder } from '../../../tours/booking/statement.ts';
import { readTour } from '../../../tours/readTour.ts';
import type { Tour } from '../../../tours/tour.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { renderVoucher } from './renderVoucher.tsx';
import { vouchersOf } from './voucher.ts';

const words = { t: createTranslate('en'), locale: 'en' } as const;
const TOUR = readTour(
  {
    ...{ id: 7, title: 'Three nights in the dunes', code: 'KH-03', startPlace: 'Zagora', endPlace: 'Merzouga' },
    ...{ meetingPlace: 'Café de la Poste, by the fountain', meetingTime: '08:30' },
    cancellation: [
      { days: 60, percent: 0 },
      { days: 30, percent: 30 },
      { days: 0, percent: 100 },
    ],
  },
  () => [],
);

function booking(data: object = {}): Booking {
  const row = { status: 'CONFIRMED', reference: 'K-4XR9A', tourTitle: TOUR.title, start: '2027-04-12', ...data };
  const read = readBooking({ items: [{ uuid: 'a', unitId: 'adult', contact: { fullName: 'Amina' } }], ...row });
  if (!read) throw new Error('It is no booking.');
  return read;
}

function orderOf(data: object, bookings: Booking[]): OpenOrder {
  const contact = { fullName: 'Amina Berrada' };
  const order = readOrder({ id: 1, status: 'CONFIRMED', reference: 'K-7Q2M4', contact, total: 100_000, ...data });
  if (!order) throw new Error('It is no order.');
  return { ...order, expiresAt: undefined, bookings, payments: [] };
}

function sheetOf(order: OpenOrder, findTour: (booking: Booking) => Tour | undefined) {
  const statement = stateOrder(order, { day: '2026-11-23', balanceDays: 42, tours: new Map(), calledOff: new Set() });
  return vouchersOf(order, { findTour, statement }, words);
}

test('renders a voucher for each confirmed booking, with meeting place, balance and terms', () => {
  const order = orderOf({ paid: 20_000, balanceDue: '2027-03-01' }, [booking(), booking({ status: 'CANCELLED' })]);
  const sheet = sheetOf(order, () => TOUR);
  const [voucher, ...more] = sheet.vouchers;
  expect(more).toEqual([]);
  expect([sheet.reference, sheet.statement.due]).toEqual(['K-7Q2M4', '€800 is left to pay by 1 March 2027.']);
  expect(voucher).toMatchObject({
    ...{ bookedBy: 'Amina Berrada', code: 'KH-03', endPlace: 'Merzouga' },
    ...{ meetingPlace: 'Café de la Poste, by the fountain', meetingTime: 'Mon 12 April 2027, 08:30' },
    journey: { title: 'Three nights in the dunes', party: '1 adult', travellers: 'Amina' },
    terms: [
      'Until 60 days before: free of charge',
      '59 to 30 days before: you pay 30 % of the price',
      'Fewer than 30 days before: you pay 100 % of the price',
    ],
  });
  expect(sheetOf({ ...order, status: 'PLACED' }, () => TOUR).vouchers).toEqual([]);
});

test('renders a voucher for a booking whose tour is deleted', () => {
  const { statement, vouchers } = sheetOf(orderOf({ paid: 100_000 }, [booking()]), () => undefined);
  expect(vouchers[0]).toMatchObject({ terms: [], meetingPlace: undefined, meetingTime: undefined });
  expect(statement.due).toBe('Everything is paid.');
});

test('escapes all texts, and its page loads and runs nothing', () => {
  const hostile = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `"><script>x</script><b>${text}`);
  fc.assert(
    fc.property(hostile, (text) => {
      const order = orderOf({ reference: text, contact: { fullName: text } }, [
        booking({ reference: text, tourTitle: text, extras: [{ code: text, title: text, price: 1, count: 1 }] }),
      ]);
      const told = sheetOf(order, () => ({ ...TOUR, meetingPlace: text }));
      const url = 'https://khettara.example/your-booking/?order=1';
      const sheet = {
        ...told,
        head: { ...KHETTARA, name: text, telephone: text },
        fontFaces: '@font-face{font-family:"Fraunces";src:url("/assets/fraunces.woff2");font-display:optional}',
        orderUrl: url,
        code: qrSvg(url, text),
      };
      const { contentSecurityPolicy, html } = renderVoucher(sheet);
      const { document } = new JSDOM(html).window;
      expect(document.querySelectorAll('script,b,img,link,iframe,form')).toHaveLength(0);
      expect(document.querySelectorAll('article.sheet svg')).toHaveLength(1);
      expect(contentSecurityPolicy).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'; base-uri 'none'/,
      );
      expect(html).toContain('font-display:swap');
    }),
    { numRuns: 30 },
  );
}, 60_000);

test('the operator’s logo is shown in place of the name, from the site itself', () => {
  const sheet = sheetOf(orderOf({ paid: 100_000 }, [booking()]), () => TOUR);
  const logo = { url: 'https://khettara.example/media/our%20logo.png', urlOnDark: undefined, width: 240, height: 40 };
  const { contentSecurityPolicy, html } = renderVoucher({ ...sheet, head: { ...KHETTARA, logo } });
  const picture = new JSDOM(html).window.document.querySelector('.name img');
  expect(['alt', 'src', 'height'].map((name) => picture?.getAttribute(name))).toEqual([
    KHETTARA.name,
    '/media/our%20logo.png',
    '40',
  ]);
  expect(contentSecurityPolicy).toContain("img-src 'self'");
});

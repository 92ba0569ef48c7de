import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDeparture } from '../../../tours/departure.ts';
import { DEPARTURE_ROWS } from '../../../tours/samples.ts';
import { Calendar } from './Calendar.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2027-01-10T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('shows twelve months from today on, and each departure has its days, tour, status and seats as text', () => {
  const departures = DEPARTURE_ROWS.flatMap((row) => {
    const departure = readDeparture(row);
    return departure ? [{ ...departure, tour: row.tour }] : [];
  });
  const tours = [{ id: 31, title: 'Three days to the dunes', code: 'KH-03' }];
  const html = renderToStaticMarkup(<Calendar departures={departures} tours={tours} first="2027-01" />);
  expect(html.match(/<h3>/g)).toHaveLength(12);
  expect(html.match(/No departure/g)).toHaveLength(7);
  expect(html).toContain('href="/admin/collections/departures/2"');
  expect(html).toContain(
    '<strong>9–11 Apr 2027</strong><span>Three days to the dunes · KH-03</span><span>Open, 4 of 8 left, guaranteed</span>',
  );
  expect(html).toContain('Last places, 2 of 8 left');
  expect(html).toContain('Full, 0 of 8 left');
  expect(html).toContain('Cancelled');
});

test('omits past departures of the current month, and shows past months completely', () => {
  vi.setSystemTime(new Date('2027-04-20T12:00:00Z'));
  const [row] = DEPARTURE_ROWS;
  const over = readDeparture({ ...row, start: '2027-04-09', end: '2027-04-11' }) ?? expect.fail();
  const draw = (first: string) =>
    renderToStaticMarkup(<Calendar departures={[{ ...over, tour: 31 }]} first={first} tours={[]} />);
  expect(draw('2027-04')).not.toContain('9–11 Apr 2027');
  expect(draw('2026-05')).toContain('9–11 Apr 2027');
});

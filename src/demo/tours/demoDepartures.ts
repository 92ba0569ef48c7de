import { makeRandom } from '../../../demo/artwork/lib/random.ts';
import { inSeason } from './seasons.ts';
import type { TourContent } from './tourContent.ts';

/** A departure for storage; money in cents, days as YYYY-MM-DD. */
export interface DemoDeparture {
  start: string;
  end: string;
  seats: number;
  taken: number;
  price?: number;
  isGuaranteed: boolean;
  cutOffDays: number;
  note?: string;
}

/** Time ahead for which departures are on sale, in days: eighteen months. */
const DAYS_AHEAD = 548;

/** No departures around Eid al-Adha, as far as the moon can be predicted, so that guides are at home. */
const AT_HOME = [
  ['2027-05-15', '2027-05-18'],
  ['2028-05-04', '2028-05-07'],
] as const;

const DAY = 86_400_000;

/**
 * Generates a tour's departures for eighteen months from a day. Deterministic; another day gives the same ones where both ranges overlap, since
 * weeks are counted from a fixed date.
 * @param today YYYY-MM-DD
 */
export function demoDepartures(tour: TourContent, today: string): DemoDeparture[] {
  const rule = tour.departures;
  const number = Number(tour.code.replace(/\D/g, ''));
  const from = Date.parse(today);
  const found: DemoDeparture[] = [];
  for (let ahead = rule.cutOffDays + 6; ahead <= DAYS_AHEAD; ahead += 1) {
    const time = from + ahead * DAY;
    const date = new Date(time);
    if (date.getUTCDay() !== rule.weekday || !rule.months.includes(date.getUTCMonth() + 1)) continue;
    if ((Math.floor(time / DAY / 7) + number) % rule.every !== 0) continue;
    const [start, end] = [dayOf(time), dayOf(time + (tour.days - 1) * DAY)];
    if (AT_HOME.some(([first, last]) => start <= last && end >= first)) continue;
    found.push(departure(tour, start, end, ahead));
  }
  return found;
}

function departure(tour: TourContent, start: string, end: string, ahead: number): DemoDeparture {
  const { seats, cutOffDays } = tour.departures;
  const taken = takenOf(tour, start, ahead);
  const season = (tour.price.seasons ?? []).find((each) => inSeason(start, each));
  const note = moonNote(tour, start);
  return {
    start,
    end,
    seats,
    taken,
    isGuaranteed: taken >= Math.max(3, tour.groupMin),
    cutOffDays,
    ...(season && { price: season.price * 100 }),
    ...(note && { note }),
  };
}

/** Number of booked seats: more for near dates, now and then all of them. */
function takenOf({ code, departures: { seats } }: TourContent, start: string, ahead: number): number {
  const random = makeRandom(Number(code.replace(/\D/g, '')) * 7919 + Date.parse(start) / DAY);
  random.next();
  const luck = random.next();
  if (ahead < 260 && luck < 0.14) return seats;
  if (ahead < 330 && luck < 0.36) return seats - random.int(1, 3);
  return Math.floor(Math.max(0, 0.75 - ahead / 560) * random.next() * seats);
}

/** A new moon of 2000, and the length of a lunar month, in days. */
const NEW_MOON = Date.parse('2000-01-06T18:14:00Z');
const LUNATION = 29.530588;

/** Note on the moon phase during a desert tour. */
function moonNote({ days, types }: TourContent, start: string): string | undefined {
  if (!types.includes('desert')) return undefined;
  const night = Date.parse(start) + (days / 2) * DAY;
  const age = (((night - NEW_MOON) / DAY) % LUNATION) / LUNATION;
  if (age < 0.08 || age > 0.92) return 'Close to new moon: the darkest skies';
  if (Math.abs(age - 0.5) < 0.06) return 'Close to full moon: light enough to walk after supper';
  return undefined;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

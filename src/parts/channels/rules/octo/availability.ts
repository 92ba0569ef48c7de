import { addDays, listDays } from '../../../../shared/time/days.ts';
import { instantOfWallClock } from '../../../../shared/time/instantOfWallClock.ts';
import { readTimezone, type Timezone } from '../../../../shared/time/timezone.ts';
import { isPerBooking, unitPrices } from '../../../../tours/booking/units.ts';
import { type Departure, isBookable, lastDayToAsk, seatsLeft, statusOf } from '../../../../tours/departure.ts';
import { priceOfDeparture } from '../../../../tours/priceOn.ts';
import type { Tour } from '../../../../tours/tour.ts';
import { pricingOf } from './pricing.ts';
import { type AvailabilityQuestion, MAX_DAYS_ASKED } from './question.ts';
import type { OctoAvailability, OctoDay, OctoPricing, OctoStatus, OctoVacancies } from './types.ts';

/** Data for computing availability, beside the request. */
export interface AvailabilityFacts {
  tour: Tour;
  /** Upcoming ones, ascending, with their seats. */
  departures: readonly Departure[];
  /** `YYYY-MM-DD`. */
  today: string;
  timezone: string | undefined;
  pricing: boolean;
}

/** Availability of the requested departures, one object each. */
export function octoAvailability(question: AvailabilityQuestion, facts: AvailabilityFacts): OctoAvailability[] {
  const zone = readTimezone(facts.timezone);
  const matching = facts.departures.filter(({ id, start }) => isWanted(question, id, start));
  return matching.map((departure) => ({
    id: String(departure.id),
    localDateTimeStart: localMidnight(departure.start, zone),
    localDateTimeEnd: localMidnight(addDays(departure.end, 1), zone),
    // True only if no other object is on the same day.
    allDay: matching.filter(({ start }) => start === departure.start).length === 1,
    ...placesOf(departure, question, facts),
    maxUnits: facts.tour.groupMax ?? null,
    utcCutoffAt: utcMidnight(addDays(lastDayToAsk(departure), 1), zone),
    ...(facts.pricing && pricesOf(facts.tour, departure, sizeOf(question))),
  }));
}

/** One object for each requested day; a day without a departure is closed. */
export function octoCalendar(question: AvailabilityQuestion, facts: AvailabilityFacts): OctoDay[] {
  const { first, last } = question.days ?? { first: facts.today, last: facts.today };
  const byDay = Map.groupBy(facts.departures, ({ start }) => start);
  return listDays(first, last, MAX_DAYS_ASKED).map((localDate) => {
    const here = (byDay.get(localDate) ?? []).map((departure) => ({
      departure,
      places: placesOf(departure, question, facts),
    }));
    // “Highest remaining vacancies from all availabilities of this day.”
    const [best] = here.sort(
      (a, b) => Number(b.places.available) - Number(a.places.available) || vacancies(b) - vacancies(a),
    );
    return {
      localDate,
      ...(best?.places ?? NOTHING),
      ...(facts.pricing && pricesFrom(facts.tour, best?.departure, sizeOf(question))),
    };
  });
}

const NOTHING: OctoVacancies = { available: false, status: 'CLOSED', vacancies: 0, capacity: null, openingHours: [] };

function vacancies({ places }: { places: OctoVacancies }): number {
  return places.vacancies ?? Number.POSITIVE_INFINITY;
}

function isWanted({ days, ids }: AvailabilityQuestion, id: number, start: string): boolean {
  if (ids) return ids.includes(String(id));
  return days !== undefined && days.first <= start && start <= days.last;
}

function placesOf(departure: Departure, { units }: AvailabilityQuestion, { today }: AvailabilityFacts): OctoVacancies {
  const left = seatsLeft(departure);
  const status = octoStatus(departure, today);
  const isOpen = status === 'AVAILABLE' || status === 'LIMITED' || status === 'FREESALE';
  const requested = units.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    available: isOpen && (left === undefined || left >= Math.max(1, requested)),
    status,
    vacancies: isOpen ? (left ?? null) : 0,
    capacity: departure.seats ?? null,
    openingHours: [],
  };
}

/** OCTO's “limited” is less than half of the seats, other than on our pages. */
function octoStatus(departure: Departure, today: string): OctoStatus {
  const status = statusOf(departure, today);
  if (!isBookable(status)) return status === 'full' ? 'SOLD_OUT' : 'CLOSED';
  const left = seatsLeft(departure);
  // Without a number of seats there is no capacity.
  if (left === undefined || departure.seats === undefined) return status === 'limited' ? 'LIMITED' : 'FREESALE';
  if (left === 0) return 'SOLD_OUT';
  return left * 2 < departure.seats ? 'LIMITED' : 'AVAILABLE';
}

/** Number of requested units; undefined where not given. */
function sizeOf({ units }: AvailabilityQuestion): number | undefined {
  return units.reduce((sum, { quantity }) => sum + quantity, 0) || undefined;
}

/** Prices for the party size where the tour is priced so; without a size, the price for one traveller. */
function pricesOf(tour: Tour, departure: Departure, size = 1): Pick<OctoAvailability, 'pricing' | 'unitPricing'> {
  const amount = priceOfDeparture(departure, tour.price, size);
  if (isPerBooking(tour)) return amount === undefined ? {} : { pricing: pricingOf(amount, tour.price.currency) };
  return { unitPricing: unitPricing(tour, amount) };
}

function pricesFrom(
  tour: Tour,
  departure: Departure | undefined,
  size: number | undefined,
): Pick<OctoDay, 'pricingFrom' | 'unitPricingFrom'> {
  const amount = departure && priceOfDeparture(departure, tour.price, size);
  const isSaid = departure !== undefined && amount !== undefined;
  if (isPerBooking(tour)) return { pricingFrom: isSaid ? [pricingOf(amount, tour.price.currency)] : [] };
  return { unitPricingFrom: departure ? unitPricing(tour, amount) : [] };
}

function unitPricing(tour: Tour, amount: number | undefined): (OctoPricing & { unitId: string })[] {
  return [...unitPrices(tour, amount)].map(([unitId, price]) => ({
    unitId,
    ...pricingOf(price, tour.price.currency),
  }));
}

function utcMidnight(day: string, zone: Timezone): string {
  return new Date(midnight(day, zone)).toISOString();
}

/** The beginning of a day in a time zone, such as `2027-03-12T00:00:00+01:00`. */
export function localMidnight(day: string, zone: Timezone): string {
  const minutes = Math.round(zone.offsetAt(midnight(day, zone)) / 60_000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${day}T00:00:00${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

function midnight(day: string, zone: Timezone): number {
  return instantOfWallClock(`${day}T00:00`, zone, 'start') ?? Date.parse(`${day}T00:00:00Z`);
}

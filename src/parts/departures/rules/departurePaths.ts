const BASE = '/wp-json/rihla/v1';

/** Where the places that are left on a tour's departures are asked for. */
export function departuresPath(tour: number | ':id'): string {
  return `${BASE}/departures/${tour}/`;
}

/** All departures of a tour as a calendar. */
export function tourCalendarPath(tour: number | ':id'): string {
  return `${BASE}/departures/${tour}/calendar.ics`;
}

/** One departure as a calendar. */
export function departureCalendarPath(departure: number | ':id'): string {
  return `${BASE}/departure/${departure}/calendar.ics`;
}

const BASE = '/wp-json/rihla/v1';

/** Path of the fragment with a tour's seats left. */
export function departuresPath(tour: number | ':id'): string {
  return `${BASE}/departures/${tour}/`;
}

/** Path of the calendar file with all departures of a tour. */
export function tourCalendarPath(tour: number | ':id'): string {
  return `${BASE}/departures/${tour}/calendar.ics`;
}

/** Path of the calendar file with one departure. */
export function departureCalendarPath(departure: number | ':id'): string {
  return `${BASE}/departure/${departure}/calendar.ics`;
}

import type { Part } from '../../render/part.ts';
import { departureCalendar, tourCalendar } from './departureCalendars.ts';
import { departureFragments } from './departureFragments.ts';

/** Seats left on departures, and their calendar files. */
export const part: Part = {
  name: 'departures',
  fragments: departureFragments,
  files: [tourCalendar, departureCalendar],
};

import type { Part } from '../../render/part.ts';
import { departureCalendar, tourCalendar } from './departureCalendars.ts';
import { departureFragments } from './departureFragments.ts';

/** What changes from day to day about the departures of tours, and what calendars are told of them. */
export const part: Part = {
  name: 'departures',
  fragments: departureFragments,
  files: [tourCalendar, departureCalendar],
};

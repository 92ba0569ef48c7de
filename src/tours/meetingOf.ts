import type { Tour } from './tour.ts';

/** Where and when those who have booked are met; undefined: it is not said. */
export interface Meeting {
  place: string | undefined;
  /** `HH:MM` of the site's clock. */
  time: string | undefined;
  /** Whether more is said than in which place the journey begins. */
  isExact: boolean;
}

/** Where and when the travellers of a tour are met: the one rule of voucher, calendar file, page of the order and manifest. */
export function meetingOf(tour: Pick<Tour, 'meetingPlace' | 'meetingTime' | 'startPlace'> | undefined): Meeting {
  const { meetingPlace, meetingTime: time, startPlace } = tour ?? {};
  return { place: meetingPlace ?? startPlace, time, isExact: meetingPlace !== undefined || time !== undefined };
}

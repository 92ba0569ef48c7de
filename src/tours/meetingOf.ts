import type { Tour } from './tour.ts';

/** Meeting point and time for travellers; undefined where the tour has none. */
export interface Meeting {
  place: string | undefined;
  /** `HH:MM`, in the site's time zone. */
  time: string | undefined;
  /** False where only the place where the tour starts is known. */
  isExact: boolean;
}

/** Meeting point of a tour, used by voucher, calendar file, page of the order and manifest. */
export function meetingOf(tour: Pick<Tour, 'meetingPlace' | 'meetingTime' | 'startPlace'> | undefined): Meeting {
  const { meetingPlace, meetingTime: time, startPlace } = tour ?? {};
  return { place: meetingPlace ?? startPlace, time, isExact: meetingPlace !== undefined || time !== undefined };
}

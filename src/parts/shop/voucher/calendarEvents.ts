import type { CalendarEvent } from '../../../shared/calendar/writeCalendar.ts';
import { labelled } from '../../../shared/messages/joinWords.ts';
import { instantOfWallClock } from '../../../shared/time/instantOfWallClock.ts';
import { readTimezone } from '../../../shared/time/timezone.ts';
import type { Booking } from '../../../tours/booking/booking.ts';
import type { StatementText } from '../../../tours/booking/formatStatement.ts';
import { meetingOf } from '../../../tours/meetingOf.ts';
import type { Tour } from '../../../tours/tour.ts';
import { type BookingWords, describeBooking } from '../../bookings/describeBooking.ts';

/** Data shared by all events of an order. */
export interface EventFacts {
  /** Of the order. */
  reference: string;
  statement: StatementText;
  now: Date;
  /** Origin of the site. */
  publicUrl: string;
  /** Order page. */
  orderUrl: string | undefined;
  telephone: string | undefined;
  timezone: string | undefined;
  words: BookingWords;
}

/** Calendar events of a booking: its days, and the meeting time where it is known. */
export function eventsOf(booking: Booking, tour: Tour | undefined, facts: EventFacts): CalendarEvent[] {
  const { now, orderUrl, publicUrl, reference, statement, telephone, timezone, words } = facts;
  const { t } = words;
  const { end, start = '', uuid } = booking;
  const { party, title } = describeBooking(booking, words);
  const { place, time: meetingTime } = meetingOf(tour);
  const host = new URL(publicUrl).host;
  const event = {
    // Stable UID of the booking, so that importing the file again updates the event.
    uid: `booking-${uuid}@${host}`,
    stamp: now.toISOString(),
    ...{ start, end, title },
    place,
    url: orderUrl,
    text: [
      labelled(t('letter.reference'), reference, t),
      party,
      meetingTime && labelled(t('voucher.meetingTime'), meetingTime, t),
      ...statement.rows.map(({ label, note, value }) => `${labelled(label, value, t)}${note ? ` (${note})` : ''}`),
      statement.due,
      telephone && labelled(t('voucher.late'), telephone, t),
      orderUrl,
    ]
      .filter(Boolean)
      .join('\n'),
    isConfirmed: true,
  };
  const met = meetingTime && instantOfWallClock(`${start}T${meetingTime}`, readTimezone(timezone), 'start');
  if (!met) return [event];
  const at = new Date(met).toISOString();
  return [event, { ...event, uid: `meeting-${uuid}@${host}`, at, title: t('voucher.meet', { title }) }];
}

import type { Booking } from '../../../tours/booking/booking.ts';
import { CHILD } from '../../../tours/booking/units.ts';
import { describeDays } from '../../../tours/describeDays.ts';
import { describePartyInEnglish } from '../../../tours/party.ts';

/** Description of a change of a booking, for the history that staff read; in English, since it is stored. */
export function describeJourney(before: Booking, after: Booking): string[] {
  const days = ({ end = '', start = '' }: Booking): string =>
    start ? describeDays(start, end || start, 'en') : 'no date';
  const [was, is] = [partyOf(before), partyOf(after)];
  const isMoved = before.departure !== after.departure || days(before) !== days(after);
  const isElsewhere = before.tour !== after.tour;
  return [
    ...(was === is ? [] : [`${is} instead of ${was}`]),
    ...(isElsewhere ? [`${after.tourTitle} instead of ${before.tourTitle}`] : []),
    ...(isMoved ? [`${days(after)} instead of ${days(before)}`] : []),
    ...(before.total === after.total || was !== is || isMoved ? [] : ['another price']),
    ...(extrasOf(before) === extrasOf(after) ? [] : ['other extras']),
  ];
}

/** Everything that changed in a booking, for the history. */
export function describeChanges(before: Booking, after: Booking): string[] {
  return [...describeJourney(before, after), ...describePeople(before, after)];
}

/**
 * Numbers of remaining travellers whose name, age or request changed. Without the values: the history, which is kept longer, contains no names.
 */
function describePeople({ items: before }: Booking, { items: after }: Booking): string[] {
  const known = new Map(before.map((item) => [item.uuid, item.contact]));
  const changed = after.flatMap(({ contact, uuid }, index) => {
    if (!known.has(uuid)) return [];
    const was = known.get(uuid);
    const isSame = (was?.fullName || '') === (contact?.fullName || '') && (was?.notes || '') === (contact?.notes || '');
    return isSame ? [] : index + 1;
  });
  if (changed.length === 0) return [];
  return [`name, age or wishes of traveller ${changed.join(', ')}`];
}

function partyOf({ items }: Booking): string {
  const children = items.filter(({ unitId }) => unitId === CHILD).length;
  return describePartyInEnglish(items.length - children, children);
}

function extrasOf({ extras }: Booking): string {
  return extras.map(({ code, count }) => `${code}:${count}`).join();
}

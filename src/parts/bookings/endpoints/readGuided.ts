import type { Payload } from 'payload';
import { countRows } from '../../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { relationId } from '../../../shared/rowId.ts';
import { addDays } from '../../../shared/time/days.ts';
import { readDeparture } from '../../../tours/departure.ts';
import { DEPARTURES } from '../../../tours/words.ts';
import type { DayDeparture } from '../rules/day.ts';
import { describeDepartures } from './describeDepartures.ts';
import { readTourTitles } from './readDepartures.ts';

/** Days for which guides see a departure after its end; they may not see personal data any longer. */
const DAYS_AFTER = 14;
/** Maximum number of listed departures of one guide: those of two years. */
const MAX_GUIDED = 200;

/** Departures to which a guide is assigned: upcoming, current and recent ones; without amounts. */
export async function readGuided({ payload }: { payload: Payload }, guide: number, now: Date): Promise<DayDeparture[]> {
  const isStanding: TypedWhere<typeof DEPARTURES> = {
    and: [guidedBy(guide, now), { status: { not_equals: 'cancelled' } }],
  };
  const { docs } = await payload.find({
    collection: DEPARTURES,
    depth: 0,
    limit: MAX_GUIDED,
    pagination: false,
    sort: ['start', 'id'],
    where: isStanding,
  });
  const departures = docs.flatMap((doc) => {
    const departure = readDeparture(doc);
    return departure ? [{ ...departure, tour: relationId(doc.tour) }] : [];
  });
  const titles = new Map((await readTourTitles({ payload })).map(({ id, title }) => [id, title]));
  const titleOf = ({ tour }: { tour: number | undefined }): string => titles.get(tour ?? 0) ?? '';
  return describeDepartures(payload, departures, { titleOf, now, withMoney: false });
}

/** Whether a guide may see the travellers of a departure now. */
export async function isGuidedBy(
  { payload }: { payload: Payload },
  departure: number,
  guide: number,
  now: Date,
): Promise<boolean> {
  const where = { and: [{ id: { equals: departure } }, guidedBy(guide, now)] };
  return (await countRows({ payload }, DEPARTURES, where)) > 0;
}

function guidedBy(guide: number, now: Date): TypedWhere<typeof DEPARTURES> {
  const earliest = addDays(now.toISOString().slice(0, 10), -DAYS_AFTER);
  return { and: [{ guides: { in: [guide] } }, { end: { greater_than_equal: `${earliest}T00:00:00.000Z` } }] };
}

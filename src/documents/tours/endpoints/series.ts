import type { PayloadHandler, PayloadRequest } from 'payload';
import { mayEdit } from '../../../cms/access/roles.ts';
import { refuse } from '../../../cms/endpoints/refuse.ts';
import { isObject, type Values } from '../../../shared/isObject.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { daysBetween } from '../../../shared/time/days.ts';
import { MAX_SEATS } from '../../../tours/departure.ts';
import { MAX_LINES } from '../../../tours/departuresCsv.ts';
import { MAX_SERIES_DAYS, planSeries, type Rhythm, type Series } from '../../../tours/planSeries.ts';
import { MAX_DAYS, money, readDate, whole } from '../../../tours/readValues.ts';
import { TOURS } from '../../../tours/words.ts';
import { readDepartures } from './readAll.ts';
import { planAlone, writeDepartures } from './writeDepartures.ts';

/**
 * Creates a season of departures of one tour, all or none:
 * `{ tour, from, to, weekdays | every, days, seats?, price?, dryRun }`. Days that have one already are skipped.
 */
export const makeSeries: PayloadHandler = async (req) => {
  if (!mayEdit(req)) return refuse(403, t('Editors change departures. Ask one of them, or an admin.'));
  const body: unknown = await req.json?.();
  const input = isObject(body) ? body : {};
  const series = readSeries(input);
  if ('says' in series) return refuse(400, series.says);
  if (!(await isTour(req, series.tour))) return refuse(404, t('There is no such tour any more.'));
  return planAlone(req, async () => {
    const existing = await readDepartures(req, { tour: { equals: series.tour } });
    const plan = planSeries(series, existing);
    if (plan.creates.length > MAX_LINES)
      return refuse(
        400,
        t('These are {count} dates; at most {most} can be made at once.', {
          count: plan.creates.length,
          most: MAX_LINES,
        }),
      );
    const isWritten = input.dryRun === false;
    if (isWritten) await writeDepartures(req, { creates: plan.creates.map((fields) => ({ fields })) });
    return Response.json({ ...plan, isWritten });
  });
};

function readSeries(body: Values): Series | { says: string } {
  const [from, to, rhythm] = [readDate(body.from), readDate(body.to), readRhythm(body)];
  const [tour, days] = [whole(body.tour, 1, Number.MAX_SAFE_INTEGER), whole(body.days, 1, MAX_DAYS)];
  const [seats, price] = [optional(body.seats, (value) => whole(value, 0, MAX_SEATS)), optional(body.price, money)];
  if (tour === undefined) return { says: t('Say of which tour.') };
  if (!from || !to || to < from) return { says: t('Say from which day to which, the earlier first.') };
  if (daysBetween(from, to) >= MAX_SERIES_DAYS)
    return { says: t('Two years at once are the most. Choose a shorter season.') };
  if (!rhythm) return { says: t('Choose days of the week, or every how many days: 1 to 366.') };
  if (days === undefined) return { says: t('Say how many days the tour takes.') };
  if (seats === undefined)
    return { says: t('Places: write a whole number from 0 to {most}, or nothing.', { most: MAX_SEATS }) };
  if (price === undefined) return { says: t('Price: write an amount, or nothing for the price of the tour.') };
  return { tour, from, to, rhythm, days, seats, price };
}

function readRhythm({ every, weekdays }: Values): Rhythm | undefined {
  if (every !== undefined) {
    const count = whole(every, 1, 366);
    return count === undefined ? undefined : { every: count };
  }
  const chosen = Array.isArray(weekdays) ? weekdays.flatMap((day) => whole(day, 1, 7) ?? []) : [];
  return chosen.length > 0 ? { weekdays: chosen } : undefined;
}

/** Null for nothing, undefined for what cannot be read. */
function optional(value: unknown, read: (value: unknown) => number | undefined): number | null | undefined {
  return value === undefined || value === null || value === '' ? null : read(value);
}

async function isTour({ payload }: PayloadRequest, id: number): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: TOURS, where: { id: { equals: id } } });
  return totalDocs > 0;
}

import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { mayEdit, mayWrite } from '../../../cms/access/roles.ts';
import { noteExport } from '../../../cms/auditLog/noteAudit.ts';
import { refuse } from '../../../cms/endpoints/refuse.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';
import { planSeason, type Shift } from '../../../tours/copySeason.ts';
import { MAX_LINES, planImport } from '../../../tours/departuresCsv.ts';
import { writeDepartures as writeFile } from '../../../tours/departuresFile.ts';
import { readDate, whole } from '../../../tours/readValues.ts';
import { readDepartures, readTours } from './readAll.ts';
import { makeSeries } from './series.ts';
import { planAlone, writeDepartures } from './writeDepartures.ts';

/** Maximum file length; a file of 400 lines is a twentieth of this. */
const MAX_CHARACTERS = 1_000_000;
/** Maximum shift in days: ten years. */
const MAX_SHIFT = 3660;

const FORBIDDEN = msg('Editors change departures. Ask one of them, or an admin.');

/** Exports departures and prices as CSV: `{ csv }`. */
const exportFile: PayloadHandler = async (req) => {
  if (!mayWrite(req)) return refuse(403, t(FORBIDDEN));
  const tour = whole(req.query.tour, 1, Number.MAX_SAFE_INTEGER);
  const [tours, departures] = await Promise.all([
    readTours(req),
    readDepartures(req, tour === undefined ? {} : { tour: { equals: tour } }),
  ]);
  await noteExport(req, msg('Departures and prices'));
  return Response.json({ csv: writeFile(departures, tours) });
};

/** Imports such a file: `{ csv, dryRun }`. All rows or none; the response says what was written, or what is wrong. */
const importFile: PayloadHandler = async (req) => {
  if (!mayEdit(req)) return refuse(403, t(FORBIDDEN));
  const { csv, dryRun } = await bodyOf(req);
  if (typeof csv !== 'string' || !csv.trim()) return refuse(400, t('The file is empty. Choose one with departures.'));
  if (csv.length > MAX_CHARACTERS) return refuse(413, t('The file is too large. Split it.'));
  return planAlone(req, async () => {
    const [tours, existing] = [await readTours(req), await readDepartures(req)];
    const plan = planImport(csv, tours, existing);
    const isWritten = dryRun === false && plan.faults.length === 0;
    if (isWritten) await writeDepartures(req, plan);
    return Response.json({ ...plan, isWritten });
  });
};

/** Copies the departures of a period to later days: `{ tour?, from, to, shift, dryRun }`. */
const copySeason: PayloadHandler = async (req) => {
  if (!mayEdit(req)) return refuse(403, t(FORBIDDEN));
  const body = await bodyOf(req);
  const [from, to, shift] = [readDate(body.from), readDate(body.to), readShift(body.shift)];
  if (!from || !to || to < from) return refuse(400, t('Say from which day to which the season is, the earlier first.'));
  if (shift === undefined)
    return refuse(400, t('Say how much later: a year, or 1 to {most} days.', { most: MAX_SHIFT }));
  const tour = whole(body.tour, 1, Number.MAX_SAFE_INTEGER);
  const ofTour = tour === undefined ? [] : [{ tour: { equals: tour } }];
  const within = [
    { start: { greater_than_equal: `${from}T00:00:00.000Z` } },
    { start: { less_than_equal: `${to}T23:59:59.999Z` } },
  ];
  return planAlone(req, async () => {
    const season = await readDepartures(req, { and: [...ofTour, ...within] });
    const plan = planSeason(season, shift, await readDepartures(req, { and: ofTour }));
    if (plan.creates.length > MAX_LINES)
      return refuse(
        400,
        t('These are {count} departures; at most {most} can be copied at once.', {
          count: plan.creates.length,
          most: MAX_LINES,
        }),
      );
    const isWritten = body.dryRun === false;
    if (isWritten) await writeDepartures(req, { creates: plan.creates.map((fields) => ({ fields })) });
    return Response.json({ ...plan, isWritten });
  });
};

/** Bulk endpoints of departures, beside Payload's own. Those that write support a dry run. */
export const departureEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/file', method: 'get', handler: exportFile },
  { path: '/file', method: 'post', handler: importFile },
  { path: '/season', method: 'post', handler: copySeason },
  { path: '/series', method: 'post', handler: makeSeries },
];

function readShift(value: unknown): Shift | undefined {
  return value === 'year' ? value : whole(value, 1, MAX_SHIFT);
}

async function bodyOf(req: PayloadRequest): Promise<Record<string, unknown>> {
  const body: unknown = await req.json?.();
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

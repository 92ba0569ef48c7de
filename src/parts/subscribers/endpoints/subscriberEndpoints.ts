import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { mayEdit } from '../../../cms/access/roles.ts';
import { asFile } from '../../../cms/endpoints/asFile.ts';
import { refuse } from '../../../cms/endpoints/refuse.ts';
import type { Subscriber } from '../../../cms/payload-types.ts';
import { writeCsv } from '../../../shared/csv.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { SUBSCRIBER_STATES } from '../rules/states.ts';

const COLUMNS = [
  'email',
  'name',
  'state',
  'askedAt',
  'confirmedAt',
  'unsubscribedAt',
  'consentText',
  'consentVersion',
  'source',
  'form',
] as const satisfies readonly (keyof Subscriber)[];

/** Rows read at once; a list may have many thousands. */
const AT_ONCE = 1_000;

/** CSV export of all subscribers, or those of one state (`?state=subscribed`). */
const exportFile: PayloadHandler = async (req) => {
  if (!mayEdit(req)) return refuse(403, t('Editors see who is subscribed. Ask one of them, or an admin.'));
  const { state } = req.query;
  if (state !== undefined && !Object.hasOwn(SUBSCRIBER_STATES, String(state)))
    return refuse(
      400,
      t('There is no such state. There are: {states}.', { states: Object.keys(SUBSCRIBER_STATES).join(', ') }),
    );
  const rows = await readAll(req, state === undefined ? undefined : String(state));
  const csv = writeCsv([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))]);
  return asFile(req, { text: csv, name: 'subscribers.csv', type: 'text/csv; charset=utf-8', holds: 'Subscribers' });
};

/** Endpoints of subscribers, beside Payload's own. */
export const subscriberEndpoints: Omit<Endpoint, 'root'>[] = [{ path: '/file', method: 'get', handler: exportFile }];

async function readAll(req: PayloadRequest, state: string | undefined): Promise<Subscriber[]> {
  const all: Subscriber[] = [];
  for (let last = 0; ; ) {
    const { docs } = await req.payload.find({
      collection: 'subscribers',
      where: { and: [{ id: { greater_than: last } }, ...(state ? [{ state: { equals: state } }] : [])] },
      sort: 'id',
      limit: AT_ONCE,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    });
    all.push(...docs);
    if (docs.length < AT_ONCE) return all;
    last = docs.at(-1)?.id ?? last;
  }
}

import type { PayloadRequest } from 'payload';
import { roleOf } from '../../../cms/access/roles.ts';
import { findRow } from '../../../cms/database/queries/rows.ts';
import { userOf } from '../../../cms/endpoints/editorsOnly.ts';
import { readRowId } from '../../../shared/rowId.ts';
import { DEFAULT_TIMEZONE } from '../../../shared/time/timezone.ts';
import { readInboxQuery } from '../rules/filters.ts';
import type { EnquiryView, InboxStart, ReplyTemplate } from '../rules/inbox.ts';
import { readEnquiry } from './readEnquiry.ts';
import { readInbox } from './readInbox.ts';
import { COLLECTION } from './readRow.ts';

/** Maximum number of reply templates offered. */
const MAX_TEMPLATES = 200;

/** Initial data of the inbox page, for server rendering. */
export async function readStart(
  req: PayloadRequest,
  address: Readonly<Record<string, unknown>>,
  now: number,
): Promise<InboxStart> {
  const [list, enquiry, templates, site] = await Promise.all([
    readInbox(req, readInboxQuery(address), now),
    readSelectedEnquiry(req, address),
    readTemplates(req),
    req.payload.findGlobal({ slug: 'site', depth: 0 }),
  ]);
  return {
    list,
    enquiry,
    templates,
    user: userOf(req),
    isAdmin: roleOf(req) === 'admin',
    timezone: site.timezone ?? DEFAULT_TIMEZONE,
    now,
  };
}

/** The enquiry in the URL, by its id, or by its reference as in mails. */
async function readSelectedEnquiry(
  req: PayloadRequest,
  { enquiry, reference }: Readonly<Record<string, unknown>>,
): Promise<EnquiryView | undefined> {
  const id = readRowId(String(enquiry ?? ''));
  if (id !== undefined) return readEnquiry(req, id);
  if (typeof reference !== 'string' || reference === '') return undefined;
  const where = { reference: { equals: reference } };
  const row = await findRow({ payload: req.payload }, COLLECTION, { where, select: { id: true } });
  return row && readEnquiry(req, row.id);
}

async function readTemplates({ payload }: PayloadRequest): Promise<ReplyTemplate[]> {
  const { docs } = await payload.find({
    collection: 'reply-templates',
    depth: 0,
    limit: MAX_TEMPLATES,
    pagination: false,
    sort: 'name',
  });
  return docs.map(({ id, name, subject, text }) => ({ id, name, subject: subject ?? '', text }));
}

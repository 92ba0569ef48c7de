import type { PayloadRequest } from 'payload';
import { asFile } from '../../../cms/endpoints/asFile.ts';
import { userOf } from '../../../cms/endpoints/editorsOnly.ts';
import { relationId } from '../../../shared/rowId.ts';
import { writeEnquiries } from '../rules/enquiriesCsv.ts';
import { type InboxQuery, readInboxQuery, whereOf } from '../rules/filters.ts';
import { readStaff } from './readInbox.ts';
import { COLLECTION } from './readRow.ts';

/** Maximum number of rows of a file, more than spreadsheets handle well. */
const MAX_ROWS = 20_000;
const PAGE = 1000;

/** CSV export of the filtered list, all its pages. */
export async function exportEnquiries(req: PayloadRequest): Promise<Response> {
  const now = new Date();
  const query = readInboxQuery(req.query as Record<string, unknown>);
  const [enquiries, staff] = await Promise.all([readAll(req, query, now), readStaff(req)]);
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  const csv = writeEnquiries(
    enquiries.map((enquiry) => ({ ...enquiry, owner: names.get(relationId(enquiry.owner) ?? 0) ?? '' })),
  );
  // The byte order mark tells spreadsheets that it is UTF-8.
  return asFile(req, {
    text: `\uFEFF${csv}`,
    name: `enquiries-${now.toISOString().slice(0, 10)}.csv`,
    type: 'text/csv; charset=utf-8',
    holds: 'Enquiries',
  });
}

async function readAll(req: PayloadRequest, query: InboxQuery, now: Date) {
  const where = whereOf(query, userOf(req).id, now.getTime());
  const read = [];
  for (let page = 1; read.length < MAX_ROWS; page += 1) {
    const { docs, hasNextPage } = await req.payload.find({
      collection: COLLECTION,
      depth: 0,
      limit: PAGE,
      page,
      sort: ['-receivedAt', '-id'],
      where,
    });
    read.push(...docs);
    if (!hasNextPage) break;
  }
  return read.slice(0, MAX_ROWS);
}

import type { PayloadRequest } from 'payload';
import { countRows } from '../../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { userOf } from '../../../cms/endpoints/editorsOnly.ts';
import { type InboxQuery, PAGE_SIZE, whereOf } from '../rules/filters.ts';
import type { InboxList, StaffMember } from '../rules/inbox.ts';
import { readChatLeads } from './readChatLeads.ts';
import { COLLECTION, readRow } from './readRow.ts';

/** Maximum number of users in the list of owners; more than an operator employs. */
const MAX_STAFF = 200;

/** A request, or anything else with Payload. */
type Reader = Pick<PayloadRequest, 'payload'>;

/** A list of the inbox, with the counts of the others. */
export async function readInbox(req: PayloadRequest, query: InboxQuery, now: number): Promise<InboxList> {
  const { id: user } = userOf(req);
  const count = (filter: InboxQuery['filter']) => countWhere(req, whereOf({ filter, search: '' }, user, now));
  const isChat = query.filter === 'chat';
  const [found, leads, mine, fresh, overdue, spam, newest, staff] = await Promise.all([
    isChat ? undefined : findPage(req, query, whereOf(query, user, now)),
    isChat ? readChatLeads(req, query, now) : undefined,
    count('mine'),
    count('new'),
    count('overdue'),
    count('spam'),
    findNewest(req),
    readStaff(req),
  ]);
  return {
    query,
    rows: found?.docs.map(readRow) ?? [],
    leads: leads?.leads ?? [],
    total: found?.totalDocs ?? leads?.total ?? 0,
    pages: found?.totalPages ?? leads?.pages ?? 0,
    counts: { mine, new: fresh, overdue, spam },
    staff,
    newest,
  };
}

/** Number of new enquiries. */
export function countNew(to: Reader, now: number): Promise<number> {
  return countWhere(to, whereOf({ filter: 'new', search: '' }, 0, now));
}

/** Number of enquiries that match a condition. */
export async function countWhere({ payload }: Reader, where: TypedWhere<typeof COLLECTION>): Promise<number> {
  return countRows({ payload }, COLLECTION, where);
}

/** Users who can own an enquiry. */
export async function readStaff({ payload }: PayloadRequest): Promise<StaffMember[]> {
  const { docs } = await payload.find({
    collection: 'users',
    depth: 0,
    limit: MAX_STAFF,
    pagination: false,
    sort: 'name',
    where: { role: { in: ['admin', 'editor'] } } satisfies TypedWhere<'users'>,
    select: { name: true, email: true },
  });
  return docs.map(({ email, id, name }) => ({ id, name: name || email }));
}

function findPage({ payload }: PayloadRequest, { filter, page }: InboxQuery, where: TypedWhere<typeof COLLECTION>) {
  return payload.find({
    collection: COLLECTION,
    depth: 0,
    limit: PAGE_SIZE,
    page,
    // Overdue longest first; all other lists newest first.
    sort: filter === 'overdue' ? ['answerDue', 'id'] : ['-receivedAt', '-id'],
    where,
  });
}

async function findNewest({ payload }: PayloadRequest): Promise<number> {
  const { docs } = await payload.find({
    collection: COLLECTION,
    depth: 0,
    limit: 1,
    pagination: false,
    sort: '-id',
    where: { and: [{ isSpam: { not_equals: true } }, { isLead: { not_equals: false } }] } satisfies TypedWhere<
      typeof COLLECTION
    >,
    select: {},
  });
  return docs[0]?.id ?? 0;
}

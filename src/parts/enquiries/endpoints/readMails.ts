import type { PayloadRequest } from 'payload';
import { findRows } from '../../../cms/database/queries/rows.ts';
import type { MailState } from '../rules/inbox.ts';

/** Maximum number of mails of an enquiry. */
const MOST = 500;

/** The `about` key of an enquiry's mails in the outbox. */
export function mailSubject(enquiry: number): string {
  return `enquiry:${enquiry}`;
}

/** Delivery states of the mails of an enquiry, oldest first. */
export async function readMails(
  { payload }: PayloadRequest,
  enquiry: number,
): Promise<(MailState & { key: string })[]> {
  const rows = await findRows({ payload }, 'mails', {
    where: { about: { equals: mailSubject(enquiry) } },
    select: { key: true, to: true, state: true, lastError: true },
    sort: 'id',
    limit: MOST,
  });
  return rows.map(({ id, key, lastError, state, to }) => ({
    id,
    key,
    to,
    state,
    problem: lastError ?? '',
  }));
}

import type { PayloadRequest } from 'payload';
import type { MailState } from '../rules/inbox.ts';

/** Maximum number of mails of an enquiry. */
const MOST = 500;

interface StoredMail {
  id: number;
  key: string;
  to?: string | null;
  state: MailState['state'];
  lastError?: string | null;
}

/** The `about` key of an enquiry's mails in the outbox. */
export function mailSubject(enquiry: number): string {
  return `enquiry:${enquiry}`;
}

/** Delivery states of the mails of an enquiry, oldest first. */
export async function readMails(
  { payload }: PayloadRequest,
  enquiry: number,
): Promise<(MailState & { key: string })[]> {
  const { docs } = await payload.find({
    collection: 'mails',
    depth: 0,
    limit: MOST,
    pagination: false,
    sort: 'id',
    where: { about: { equals: mailSubject(enquiry) } },
    select: { key: true, to: true, state: true, lastError: true },
  });
  // `select` has read these fields, which the generated type makes optional.
  return (docs as unknown as StoredMail[]).map(({ id, key, lastError, state, to }) => ({
    id,
    key,
    to: to ?? '',
    state,
    problem: lastError ?? '',
  }));
}

import type { PayloadRequest } from 'payload';
import { readStaffRecipients } from '../../cms/mail/readStaffRecipients.ts';
import type { Letterhead } from '../../letters/letterhead.ts';

/** Staff who are told of bookings: the address that the shop's settings name, or else whoever is told of enquiries. */
export async function readNoticeRecipients(
  req: PayloadRequest,
  head: Pick<Letterhead, 'email'>,
): Promise<readonly string[]> {
  const { noticeEmail } = await req.payload.findGlobal({ slug: 'shop', depth: 0, req });
  return noticeEmail ? [noticeEmail] : readStaffRecipients(req, head);
}

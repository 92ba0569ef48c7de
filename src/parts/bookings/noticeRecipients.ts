import type { PayloadRequest } from 'payload';
import { readStaffRecipients } from '../../cms/mail/settings/readStaffRecipients.ts';
import type { Letterhead } from '../../letters/letterhead.ts';

/** Recipients of mails about bookings: the address in the shop's settings, or else those of enquiries. */
export async function readNoticeRecipients(
  req: PayloadRequest,
  head: Pick<Letterhead, 'email'>,
): Promise<readonly string[]> {
  const { noticeEmail } = await req.payload.findGlobal({ slug: 'shop', depth: 0, req });
  return noticeEmail ? [noticeEmail] : readStaffRecipients(req, head);
}

import type { PayloadRequest } from 'payload';
import { bodyOf, idOf, Refusal } from '../../../cms/endpoints/editorsOnly.ts';
import { sendEnquiryMails } from '../sendEnquiryMails.ts';
import { changeEnquiry } from './changeEnquiry.ts';
import { addMessage } from './writeThread.ts';

/**
 * Puts an enquiry among the spam or back: `{ isSpam }`. One that was kept back as spam is told to staff and confirmed to the traveller when it comes
 * back, as it would have been at once.
 */
export async function setSpam(req: PayloadRequest): Promise<void> {
  const { isSpam } = await bodyOf(req);
  if (typeof isSpam !== 'boolean') throw new Refusal(400, 'Say whether it is spam: true or false.');
  await changeEnquiry(req, idOf(req), async (stored) => {
    if (Boolean(stored.isSpam) === isSpam) return {};
    await addMessage(req, stored.id, { kind: 'event', text: isSpam ? 'Marked as spam' : 'No spam: restored' });
    // Whether its mails have gone out before is for their keys to know: none is queued twice.
    if (!isSpam) await sendEnquiryMails(req, { ...stored, isSpam });
    return { isSpam };
  });
}

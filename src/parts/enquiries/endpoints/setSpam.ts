import type { PayloadRequest } from 'payload';
import { bodyOf, idOf, Refusal } from '../../../cms/endpoints/editorsOnly.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { EVENTS } from '../rules/eventWords.ts';
import { sendEnquiryMails } from '../sendEnquiryMails.ts';
import { changeEnquiry } from './changeEnquiry.ts';
import { addMessage } from './writeThread.ts';

/** Marks an enquiry as spam or not: `{ isSpam }`. Restoring one that was held as spam sends the mails to staff and traveller that were withheld. */
export async function setSpam(req: PayloadRequest): Promise<void> {
  const { isSpam } = await bodyOf(req);
  if (typeof isSpam !== 'boolean') throw new Refusal(400, t('Say whether it is spam: true or false.'));
  await changeEnquiry(req, idOf(req), async (stored) => {
    if (Boolean(stored.isSpam) === isSpam) return {};
    await addMessage(req, stored.id, { kind: 'event', text: isSpam ? EVENTS.spam : EVENTS.restored });
    // Their keys prevent duplicates of mails that were sent before.
    if (!isSpam) await sendEnquiryMails(req, { ...stored, isSpam });
    return { isSpam };
  });
}

import type { Endpoint, PayloadRequest } from 'payload';
import { idOf, Refusal, sellersOnly } from '../../../cms/endpoints/editorsOnly.ts';
import { unlessKnown } from '../../../cms/endpoints/unlessKnown.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { readInboxQuery } from '../rules/filters.ts';
import { addNote, markAnswered, setOwner, setStatus } from './changes.ts';
import { exportEnquiries } from './exportEnquiries.ts';
import { erasePerson, exportPerson } from './personEndpoints.ts';
import { readEnquiry } from './readEnquiry.ts';
import { readInbox } from './readInbox.ts';
import { sendReply } from './sendReply.ts';
import { setSpam } from './setSpam.ts';

/** Endpoints of the inbox, beside Payload's own. For editors, admins and booking staff only. */
export const inboxEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    path: '/inbox',
    method: 'get',
    handler: sellersOnly(async (req) => {
      const query = readInboxQuery(req.query as Record<string, unknown>);
      return unlessKnown(req.headers, await readInbox(req, query, Date.now()));
    }),
  },
  { path: '/inbox/csv', method: 'get', handler: sellersOnly(exportEnquiries) },
  { path: '/inbox/person', method: 'get', handler: sellersOnly(exportPerson) },
  { path: '/inbox/person', method: 'post', handler: sellersOnly(erasePerson) },
  { path: '/:id/thread', method: 'get', handler: sellersOnly(answerWithEnquiry) },
  { path: '/:id/status', method: 'post', handler: changing(setStatus) },
  { path: '/:id/owner', method: 'post', handler: changing(setOwner) },
  { path: '/:id/note', method: 'post', handler: changing(addNote) },
  { path: '/:id/answered', method: 'post', handler: changing(markAnswered) },
  { path: '/:id/reply', method: 'post', handler: changing(sendReply) },
  { path: '/:id/spam', method: 'post', handler: changing(setSpam) },
];

/** Runs a change and answers with the changed enquiry. */
function changing(change: (req: PayloadRequest) => Promise<void>): Endpoint['handler'] {
  return sellersOnly(async (req) => {
    await change(req);
    return answerWithEnquiry(req);
  });
}

async function answerWithEnquiry(req: PayloadRequest): Promise<Response> {
  const enquiry = await readEnquiry(req, idOf(req));
  if (!enquiry) throw new Refusal(404, t('This enquiry is not there any more. Look at the list again.'));
  return unlessKnown(req.headers, enquiry);
}

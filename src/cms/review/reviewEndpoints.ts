import type { Endpoint, PayloadHandler, PayloadRequest, Where } from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import { isKeepableText } from '../../shared/text/isKeepableText.ts';
import { mayWrite } from '../access/roles.ts';
import { lockName } from '../database/locks/lockName.ts';
import { inTransaction } from '../database/transactions/inTransaction.ts';
import { answerRefusals, bodyOf, Refusal, userOf } from '../endpoints/editorsOnly.ts';
import type { ReviewRequest } from '../payload-types.ts';
import { notifyAuthor, notifyEditors } from './reviewMails.ts';
import { findRequest, findReviewed, mayReview, type Reviewed, senderOf } from './reviewRows.ts';
import { MAX_NOTE_LENGTH, REVIEW_REQUESTS, type ShownReview } from './words.ts';

/** `GET /review?document=pages/7`: whether a draft waits for an editor, and what was written about it. */
const show = writersOnly(async (req) => {
  const document = await demand(req, req.query.document);
  return answer(req, document, await findRequest(req, document.name));
});

/** `POST /review`: an author sends a draft of their own for review: `{ document, note }`. Sent again, the note is replaced. */
const send = writersOnly(async (req) => {
  const body = await bodyOf(req);
  const document = await demand(req, body.document);
  const note = readNote(body.note);
  if (mayReview(req, document) !== 'send')
    throw new Refusal(
      403,
      t('Authors send drafts of their own for review. This one is published, or somebody else’s.'),
    );
  await write(req, document, { state: 'waiting', note, sender: userOf(req).id, answer: null, answeredBy: null });
  await notifyEditors(req, document, note);
  return answer(req, document, await findRequest(req, document.name));
});

/** `POST /review/answer`: an editor sends a draft back with a note: `{ document, answer }`. */
const sendBack = writersOnly(async (req) => {
  const body = await bodyOf(req);
  const document = await demand(req, body.document);
  const text = readNote(body.answer);
  if (mayReview(req, document) !== 'answer') throw new Refusal(403, t('Editors answer reviews. Ask one of them.'));
  const before = await findRequest(req, document.name);
  if (before?.state !== 'waiting')
    throw new Refusal(409, t('This draft does not wait for an answer any longer. Reload the page.'));
  if (!text) throw new Refusal(400, t('Write what is to be changed.'));
  await write(req, document, { state: 'returned', answer: text, answeredBy: userOf(req).name });
  await notifyAuthor(req, document, before, text);
  return answer(req, document, await findRequest(req, document.name));
});

/** Endpoints of reviews, for those who write. */
export const reviewEndpoints: Endpoint[] = [
  { path: '/review', method: 'get', handler: show },
  { path: '/review', method: 'post', handler: send },
  { path: '/review/answer', method: 'post', handler: sendBack },
];

function writersOnly(handle: PayloadHandler): PayloadHandler {
  return answerRefusals(async (req) => {
    if (!mayWrite(req)) throw new Refusal(403, t('Authors and editors write drafts. Ask an admin if you should, too.'));
    return inTransaction(req, async () => handle(req));
  });
}

/** @throws Refusal where there is no such document for the sender */
async function demand(req: PayloadRequest, name: unknown): Promise<Reviewed> {
  const document = await findReviewed(req, name);
  if (!document) throw new Refusal(404, t('There is no such document, or you may not read it.'));
  return document;
}

function readNote(value: unknown): string {
  const note = typeof value === 'string' ? value.trim() : '';
  if (note.length > MAX_NOTE_LENGTH || !isKeepableText(note))
    throw new Refusal(400, t('Write at most {most} characters.', { most: MAX_NOTE_LENGTH }));
  return note;
}

type Written = Pick<ReviewRequest, 'state'> & Partial<Record<'note' | 'answer' | 'answeredBy', string | null>>;

async function write(req: PayloadRequest, { name }: Reviewed, data: Written & { sender?: number }): Promise<void> {
  await lockName(req, `review ${name}`);
  const where: Where = { document: { equals: name } };
  const { docs } = await req.payload.find({ collection: REVIEW_REQUESTS, depth: 0, limit: 1, req, where });
  const [found] = docs;
  if (found) await req.payload.update({ collection: REVIEW_REQUESTS, id: found.id, data, req });
  else await req.payload.create({ collection: REVIEW_REQUESTS, data: { document: name, ...data }, req });
}

function answer(req: PayloadRequest, document: Reviewed, request: ReviewRequest | undefined): Response {
  const shown: ShownReview = {
    state: request?.state,
    note: request?.note ?? '',
    sender: request ? senderOf(request) : '',
    answer: request?.answer ?? '',
    answeredBy: request?.answeredBy ?? '',
    may: mayReview(req, document),
  };
  return Response.json(shown, { headers: { 'cache-control': 'private, no-store' } });
}

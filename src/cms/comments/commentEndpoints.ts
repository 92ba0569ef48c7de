import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { MAX_COMMENT_LENGTH } from '../../shared/comments.ts';
import { t } from '../../shared/studioWords/t.ts';
import { isKeepableText } from '../../shared/text/isKeepableText.ts';
import { mayWrite } from '../access/roles.ts';
import { lockName } from '../database/locks/lockName.ts';
import { inTransaction } from '../database/transactions/inTransaction.ts';
import { answerRefusals, bodyOf, Refusal, userOf } from '../endpoints/editorsOnly.ts';
import type { BlockComment } from '../payload-types.ts';
import { notifyNamed } from './commentMails.ts';
import { BLOCK_COMMENTS, type Commented, findCommented, findRows, MAX_COMMENTS, readComments } from './commentRows.ts';

/** Ids of blocks, from any version of the editor. */
const BLOCK_ID = /^[\w-]{1,64}$/;

/** `GET /comments?document=pages/7`: all comments on its blocks, and who can be named. */
const show = writersOnly(async (req) => {
  const { name } = await demand(req, req.query.document);
  return answer(req, name);
});

/** `POST /comments`: comments on a block, or answers a comment: `{ document, block, text }` or `{ document, thread, text }`. */
const add = writersOnly(async (req) => {
  const body = await bodyOf(req);
  const document = await demand(req, body.document);
  const text = readText(body.text);
  await lockName(req, `comments ${document.name}`);
  const rows = await findRows(req, document.name);
  if (rows.length >= MAX_COMMENTS)
    throw new Refusal(
      409,
      t('There are {most} comments on this page already. No more can be added.', { most: MAX_COMMENTS }),
    );
  const thread = body.thread === undefined ? undefined : demandThread(rows, body.thread);
  const block = thread?.block ?? body.block;
  if (typeof block !== 'string' || !BLOCK_ID.test(block))
    throw new Refusal(400, t('Choose the block that the comment is about.'));
  const data = { document: document.name, block, text, author: userOf(req).id, answers: thread?.id ?? null };
  await req.payload.create({ collection: BLOCK_COMMENTS, data, req });
  // What is answered is open again.
  if (thread?.resolvedBy) await resolve(req, thread, null);
  await notifyNamed(req, document, { block, text });
  return answer(req, document.name);
});

/** `POST /comments/resolve`: `{ document, thread, isResolved }`. */
const settle = writersOnly(async (req) => {
  const body = await bodyOf(req);
  const { name } = await demand(req, body.document);
  const thread = demandThread(await findRows(req, name), body.thread);
  await resolve(req, thread, body.isResolved === true ? userOf(req).name : null);
  return answer(req, name);
});

/** Endpoints of comments on blocks, for those who write, if only words. */
export const commentEndpoints: Endpoint[] = [
  { path: '/comments', method: 'get', handler: show },
  { path: '/comments', method: 'post', handler: add },
  { path: '/comments/resolve', method: 'post', handler: settle },
];

function writersOnly(handle: PayloadHandler): PayloadHandler {
  return answerRefusals(async (req) => {
    if (!mayWrite(req))
      throw new Refusal(403, t('Authors and editors comment on pages. Ask an admin if you should, too.'));
    return inTransaction(req, async () => handle(req));
  });
}

/** @throws Refusal where there is no such document for the sender */
async function demand(req: PayloadRequest, name: unknown): Promise<Commented> {
  const document = await findCommented(req, name);
  if (!document) throw new Refusal(404, t('There is no such page, or you may not read it.'));
  return document;
}

/** @throws Refusal where no comment of the document has the id */
function demandThread(rows: readonly BlockComment[], id: unknown): BlockComment {
  const thread = rows.find((row) => row.id === id && !row.answers);
  if (!thread) throw new Refusal(404, t('This comment is not there any longer. Reload the page.'));
  return thread;
}

function readText(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : '';
  if (!text) throw new Refusal(400, t('Write the comment first.'));
  if (text.length > MAX_COMMENT_LENGTH || !isKeepableText(text))
    throw new Refusal(400, t('Write at most {most} characters.', { most: MAX_COMMENT_LENGTH }));
  return text;
}

async function resolve(req: PayloadRequest, { id }: BlockComment, resolvedBy: string | null): Promise<void> {
  await req.payload.update({ collection: BLOCK_COMMENTS, id, data: { resolvedBy }, req });
}

async function answer(req: PayloadRequest, document: string): Promise<Response> {
  return Response.json(await readComments(req, document), { headers: { 'cache-control': 'private, no-store' } });
}

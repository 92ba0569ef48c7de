import type { PayloadRequest, Where } from 'payload';
import { reviewAsked, reviewReturned } from '../../letters/review.ts';
import { counterKey } from '../database/counters/counterKey.ts';
import { countUse } from '../database/counters/countUse.ts';
import { userOf } from '../endpoints/editorsOnly.ts';
import { queueMail } from '../mail/queue/queueMail.ts';
import { readLetterhead } from '../mail/settings/readLetterhead.ts';
import type { ReviewRequest, User } from '../payload-types.ts';
import { publicUrlOf } from '../publicUrl.ts';
import type { Reviewed } from './reviewRows.ts';

/** Letters that one account causes within a day; the first page still shows reviews. */
const MAX_LETTERS = 20;
const DAY_MS = 86_400_000;
/** Maximum number of editors who get a letter. */
const MAX_EDITORS = 20;

/** Notifies all editors and admins that a draft waits. */
export async function notifyEditors(req: PayloadRequest, document: Reviewed, note: string): Promise<void> {
  const where: Where = { and: [{ role: { in: ['editor', 'admin'] } }, { invitedUntil: { exists: false } }] };
  const { docs } = await req.payload.find({
    collection: 'users',
    depth: 0,
    limit: MAX_EDITORS,
    req,
    sort: 'id',
    where,
  });
  const to = docs.map(({ email }) => email);
  if (to.length === 0 || !(await takeLetter(req, 'review'))) return;
  const letter = await reviewAsked(await readLetterhead(req), { ...factsOf(req, document), note });
  await queueMail(req, { ...letter, to }, nameOf(document));
}

/** Notifies the author that a draft was sent back. */
export async function notifyAuthor(
  req: PayloadRequest,
  document: Reviewed,
  { sender }: Pick<ReviewRequest, 'sender'>,
  note: string,
): Promise<void> {
  const where: Where = { id: { equals: typeof sender === 'object' ? (sender?.id ?? 0) : sender } };
  const email = (await req.payload.db.findOne<User>({ collection: 'users', req, where }))?.email;
  if (!email || !(await takeLetter(req, 'review'))) return;
  const letter = await reviewReturned(await readLetterhead(req), { ...factsOf(req, document), note });
  await queueMail(req, { ...letter, to: email }, nameOf(document));
}

function factsOf(req: PayloadRequest, { name, title }: Reviewed) {
  return { by: userOf(req).name, title, url: `${publicUrlOf(req.payload)}/admin/collections/${name}` };
}

function nameOf({ name }: Reviewed) {
  return { key: `review:${name}:${Date.now()}`, about: `review:${name}` };
}

/** Counts a letter of an account, and says whether it may still cause one today. @param about what the letters are about; each is counted for itself */
export async function takeLetter(req: PayloadRequest, about: 'comment' | 'review'): Promise<boolean> {
  const now = Date.now();
  const key = counterKey(req.payload.secret, about, String(req.user?.id));
  return (await countUse(req, { key, expires: now + DAY_MS }, now)) <= MAX_LETTERS;
}

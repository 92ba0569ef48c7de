import { randomBytes } from 'node:crypto';
import { type Endpoint, type PayloadHandler, type PayloadRequest, ValidationError, type Where } from 'payload';
import { isMailAddress } from '../../forms/isMailAddress.ts';
import { invitation } from '../../letters/invitation.ts';
import { t } from '../../shared/studioWords/t.ts';
import { ROLE_WORDS, ROLES, roleOf, type UserRole } from '../access/roles.ts';
import { counterKey } from '../database/counters/counterKey.ts';
import { countUse } from '../database/counters/countUse.ts';
import { inTransaction } from '../database/transactions/inTransaction.ts';
import { answerRefusals, bodyOf, idOf, Refusal, userOf } from '../endpoints/editorsOnly.ts';
import { describeSending } from '../mail/describeSending.ts';
import { queueMail } from '../mail/queue/queueMail.ts';
import { readLetterhead } from '../mail/settings/readLetterhead.ts';
import type { User } from '../payload-types.ts';
import { publicUrlOf } from '../publicUrl.ts';
import { isTranslationLocale, type TranslationLocale } from '../translations/languages.ts';
import { INVITATION_DAYS, INVITATION_PATH, openInvitation } from './invitations.ts';

const HOUR_MS = 3_600_000;
/** Letters to one address within an hour, and to all within a day: a hijacked admin account must not send more. */
const TO_ONE = { max: 5, windowMs: HOUR_MS } as const;
const TO_ALL = { max: 50, windowMs: 24 * HOUR_MS } as const;
const MAX_NAME_LENGTH = 200;

/** `POST /users/invite`: makes an account without a usable password, and mails its link: `{ name, email, role, languages }`. */
const invite = adminsOnly(async (req) => {
  const account = readInvitation(await bodyOf(req));
  const user = await inTransaction(req, async () => {
    await countLetters(req, account.email);
    const password = randomBytes(32).toString('base64url');
    const created = await req.payload.create({
      collection: 'users',
      data: { ...account, password },
      overrideAccess: true,
      req,
    });
    await sendInvitation(req, created);
    return created;
  });
  return Response.json(
    { id: user.id, said: describeSending(req.payload, t('The letter to {email}', { email: account.email })) },
    { status: 201 },
  );
});

/** `POST /users/{id}/invite`: mails a new link; the one before ends. */
const inviteAgain = adminsOnly(async (req) => {
  const user = await findOpen(req);
  await inTransaction(req, async () => {
    await countLetters(req, user.email);
    await sendInvitation(req, user);
  });
  return Response.json({
    said: `${describeSending(req.payload, t('A new letter to {email}', { email: user.email }))} ${t('The link before it ends.')}`,
  });
});

/** `DELETE /users/{id}/invite`: withdraws an invitation, and removes the account that nobody has used. */
const withdraw = adminsOnly(async (req) => {
  const user = await findOpen(req);
  await req.payload.delete({ collection: 'users', id: user.id, overrideAccess: true, req });
  return Response.json({ said: t('{name} is not invited any longer.', { name: user.name }) });
});

/** Endpoints of invitations, for admins. */
export const inviteEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/invite', method: 'post', handler: invite },
  { path: '/:id/invite', method: 'post', handler: inviteAgain },
  { path: '/:id/invite', method: 'delete', handler: withdraw },
];

function adminsOnly(handle: PayloadHandler): PayloadHandler {
  return answerRefusals(async (req) => {
    if (roleOf(req) !== 'admin') throw new Refusal(403, t('Admins invite people. Ask one of them.'));
    try {
      return await handle(req);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      throw new Refusal(400, error.data.errors[0]?.message ?? error.message);
    }
  });
}

function readInvitation({ email, languages, name, role }: Record<string, unknown>): {
  email: string;
  name: string;
  role: UserRole;
  languages?: TranslationLocale[];
} {
  const [called, address] = [name, email].map((value) => (typeof value === 'string' ? value.trim() : ''));
  if (!called || called.length > MAX_NAME_LENGTH) throw new Refusal(400, t('Write the name of the person.'));
  if (!isMailAddress(address)) throw new Refusal(400, t('Write the e-mail address, such as name@example.com.'));
  const known = ROLES.find((each) => each === role);
  if (!known) throw new Refusal(400, t('Choose what the person may do.'));
  const account = { email: address.toLowerCase(), name: called, role: known };
  if (known !== 'translator') return account;
  const into = Array.isArray(languages) ? languages.filter(isTranslationLocale) : [];
  if (into.length === 0) throw new Refusal(400, t('Choose at least one language that the translator translates into.'));
  return { ...account, languages: into };
}

/** @throws Refusal for an account that is not, or not any longer, invited */
async function findOpen(req: PayloadRequest): Promise<User> {
  const where: Where = { and: [{ id: { equals: idOf(req) } }, { invitedUntil: { exists: true } }] };
  const user = await req.payload.db.findOne<User>({ collection: 'users', where, req });
  if (!user) throw new Refusal(409, t('This invitation was taken up or withdrawn already. Reload the page.'));
  return user;
}

async function countLetters(req: PayloadRequest, email: string): Promise<void> {
  const { secret } = req.payload;
  const now = Date.now();
  const limits = [
    [counterKey(secret, 'invitation', email.toLowerCase()), TO_ONE],
    [counterKey(secret, 'invitations', ''), TO_ALL],
  ] as const;
  for (const [key, { max, windowMs }] of limits)
    if ((await countUse(req, { key, expires: now + windowMs }, now)) > max)
      throw new Refusal(429, t('So many invitations were sent that no more go out just now. Try again later.'));
}

async function sendInvitation(req: PayloadRequest, { email, id, name, role }: User): Promise<void> {
  const token = await openInvitation(req, id, new Date());
  const head = await readLetterhead(req);
  const letter = await invitation(head, {
    by: userOf(req).name,
    days: INVITATION_DAYS,
    may: ROLE_WORDS[role].may,
    name,
    url: `${publicUrlOf(req.payload)}${INVITATION_PATH.replace(':token', token)}`,
  });
  const key = `invitation:${id}:${token.slice(-8)}`;
  await queueMail(req, { ...letter, to: email, isPrivate: true }, { key, about: `user:${id}` });
}

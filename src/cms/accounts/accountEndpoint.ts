import type { PayloadHandler, PayloadRequest } from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import { roleOf } from '../access/roles.ts';
import { answerRefusals, bodyOf, idOf, Refusal } from '../endpoints/editorsOnly.ts';
import { isOwnPassword } from './ownPassword.ts';

/**
 * A handler for how an account signs in, at an address with its id; a `Refusal` that it throws is the answer.
 * @param whose who may ask: the account's owner alone, or admins too
 */
export function forAccount(
  whose: 'self' | 'self-or-admin',
  handle: (req: PayloadRequest, id: number) => Promise<Response>,
): PayloadHandler {
  return answerRefusals(async (req) => {
    const id = idOf(req);
    const isAdmin = whose === 'self-or-admin' && roleOf(req) === 'admin';
    if (!roleOf(req) || (req.user?.id !== id && !isAdmin))
      throw new Refusal(403, t('Only whoever an account belongs to sets up how it signs in.'));
    const exists = await req.payload.db.count({ collection: 'users', where: { id: { equals: id } } });
    if (exists.totalDocs === 0) throw new Refusal(404, t('There is no such account any longer.'));
    return handle(req, id);
  });
}

/** Asks for the requesting user's own password, `{ password }`: a session alone is not enough, since the studio may be unattended. @throws Refusal */
export async function demandPassword(req: PayloadRequest): Promise<void> {
  const { password } = await bodyOf(req);
  if (req.user && typeof password === 'string' && (await isOwnPassword(req.payload, req.user, password))) return;
  throw new Refusal(422, t('This is not your password, or there were too many wrong ones: then wait ten minutes.'));
}

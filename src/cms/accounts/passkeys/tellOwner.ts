import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import type { RenderedLetter } from '../../../letters/letter.ts';
import type { Letterhead } from '../../../letters/letterhead.ts';
import { passkeyAdded, passkeysRemoved } from '../../../letters/passkeys.ts';
import { userOf } from '../../endpoints/editorsOnly.ts';
import { queueWherePossible } from '../../mail/queue/queueWherePossible.ts';
import { readLetterhead } from '../../mail/settings/readLetterhead.ts';
import { publicUrlOf } from '../../publicUrl.ts';

interface Owner {
  id: number;
  name: string;
  email: string;
}

/** Tells the owner of an account that a passkey was added: whoever had the password and an open studio could have done it, and a new password does not end it. */
export async function tellOfAdded(req: PayloadRequest, passkey: string): Promise<void> {
  const owner = { ...userOf(req), email: req.user?.email ?? '' };
  await tell(req, owner, (head, url) => passkeyAdded(head, { name: owner.name, passkey, url }));
}

/** Tells the owner of an account that an admin has removed passkeys of it. */
export async function tellOfRemoved(req: PayloadRequest, owner: Owner): Promise<void> {
  await tell(req, owner, (head, url) => passkeysRemoved(head, { by: userOf(req).name, name: owner.name, url }));
}

async function tell(
  req: PayloadRequest,
  { email, id }: Owner,
  write: (head: Letterhead, url: string) => Promise<RenderedLetter>,
): Promise<void> {
  const letter = await write(await readLetterhead(req), `${publicUrlOf(req.payload)}/admin/account`);
  const key = `passkeys:${id}:${randomUUID()}`;
  await queueWherePossible(req, { ...letter, to: email, isPrivate: true }, { key, about: `user:${id}` });
}

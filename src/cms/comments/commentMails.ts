import type { PayloadRequest } from 'payload';
import { commentNamed } from '../../letters/review.ts';
import { normalizeText } from '../../shared/text/normalizeText.ts';
import { userOf } from '../endpoints/editorsOnly.ts';
import { queueMail } from '../mail/queue/queueMail.ts';
import { readLetterhead } from '../mail/settings/readLetterhead.ts';
import type { User } from '../payload-types.ts';
import { publicUrlOf } from '../publicUrl.ts';
import { takeLetter } from '../review/reviewMails.ts';
import { type Commented, findPeople } from './commentRows.ts';

/** Writes to the accounts that a comment names, but not to its author. */
export async function notifyNamed(
  req: PayloadRequest,
  { name, title }: Commented,
  { block, text }: { block: string; text: string },
): Promise<void> {
  if (!text.includes('@')) return;
  const { id, name: by } = userOf(req);
  const to = findNamed(text, await findPeople(req)).filter((account) => account.id !== id);
  if (to.length === 0 || !(await takeLetter(req, 'comment'))) return;
  const url = `${publicUrlOf(req.payload)}/admin/collections/${name}?block=${block}`;
  const letter = await commentNamed(await readLetterhead(req), { by, title, note: text, url });
  const names = { key: `comment:${name}:${Date.now()}`, about: `comment:${name}` };
  await queueMail(req, { ...letter, to: to.map(({ email }) => email) }, names);
}

/** Accounts named after an `@`: of two names that begin alike, the longer one counts. Case and accents are ignored. */
export function findNamed<Account extends Pick<User, 'name'>>(text: string, accounts: readonly Account[]): Account[] {
  const longestFirst = accounts.toSorted((one, other) => other.name.length - one.name.length);
  const parts = normalizeText(text).split('@').slice(1);
  const named = parts.flatMap(
    (part) => longestFirst.find(({ name }) => name && beginsWith(part, normalizeText(name))) ?? [],
  );
  return [...new Set(named)];
}

function beginsWith(part: string, name: string): boolean {
  return part.startsWith(name) && !/^[\p{L}\p{N}]/u.test(part.slice(name.length));
}

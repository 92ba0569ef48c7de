import * as v from 'valibot';
import { findPasswordFault } from '../../cms/accounts/findPasswordFault.ts';
import type { Faults } from '../../posts/post.ts';

const MAX_LENGTH = 200;
const ADDRESS = 'Write an e-mail address such as name@example.com.';

/** What the form for the first account asks for; each fault says what to do. */
export const ACCOUNT_FIELDS = {
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Write your name.'),
    v.maxLength(MAX_LENGTH, `Write a name of at most ${MAX_LENGTH} characters.`),
  ),
  email: v.pipe(v.string(), v.trim(), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, ADDRESS), v.maxLength(MAX_LENGTH, ADDRESS)),
  password: v.string(),
  repeat: v.string(),
};

export type AccountField = keyof typeof ACCOUNT_FIELDS;

/** The password is held to the rule of the whole studio, which reads its list of common ones when it is first asked. */
export async function findPasswordFaults(
  values: Readonly<Partial<Record<AccountField, unknown>>>,
): Promise<Faults<AccountField>> {
  const { email, password, repeat } = values;
  if (typeof password !== 'string') return {};
  const fault = await findPasswordFault(password, { email: typeof email === 'string' ? email.trim() : '' });
  if (fault) return { password: fault };
  return repeat === password ? {} : { repeat: 'The two passwords differ. Write the same one twice.' };
}

import * as v from 'valibot';
import { findPasswordFault } from '../../cms/accounts/findPasswordFault.ts';
import type { Faults } from '../../endpoints/formEndpoint.ts';
import { createTranslate, type Translate } from '../../shared/messages/index.ts';
import { studioLanguage } from '../../shared/studioWords/t.ts';

const MAX_LENGTH = 200;

/** In the language of the studio. */
const say: Translate = (key, ...values) => createTranslate(studioLanguage())(key, ...values);

/** Validation of the form for the first account; each message says what to do. */
export const ACCOUNT_FIELDS = {
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => say('claim.noName')),
    v.maxLength(MAX_LENGTH, () => say('claim.longName', { max: MAX_LENGTH })),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, () => say('form.email')),
    v.maxLength(MAX_LENGTH, () => say('form.email')),
  ),
  password: v.string(),
  repeat: v.string(),
};

export type AccountField = keyof typeof ACCOUNT_FIELDS;

/** Checks the password against the studio's rule, which loads its list of common passwords on first use. */
export async function findPasswordFaults(
  values: Readonly<Partial<Record<AccountField, unknown>>>,
): Promise<Faults<AccountField>> {
  const { email, password, repeat } = values;
  if (typeof password !== 'string') return {};
  const fault = await findPasswordFault(password, { email: typeof email === 'string' ? email.trim() : '' });
  if (fault) return { password: fault };
  return repeat === password ? {} : { repeat: say('claim.differ') };
}

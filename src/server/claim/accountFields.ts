import * as v from 'valibot';
import { findPasswordFault } from '../../cms/accounts/findPasswordFault.ts';
import type { Faults } from '../../endpoints/formEndpoint.ts';
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { createTranslate } from '../../shared/messages/index.ts';

const MAX_LENGTH = 200;

// No site language is chosen yet.
const t = createTranslate(DEFAULT_LOCALE);

/** Validation of the form for the first account; each message says what to do. */
export const ACCOUNT_FIELDS = {
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(t('claim.noName')),
    v.maxLength(MAX_LENGTH, t('claim.longName', { max: MAX_LENGTH })),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, t('form.email')),
    v.maxLength(MAX_LENGTH, t('form.email')),
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
  return repeat === password ? {} : { repeat: t('claim.differ') };
}

import * as v from 'valibot';
import { SIGN_IN_LIMITS } from '../../../cms/accounts/signInLimits.ts';
import type { EndpointContext, FormPage, FormState, Outcome } from '../../../endpoints/formEndpoint.ts';
import { sayFault } from '../../../endpoints/sayFault.ts';
import { isMailAddress, MAIL_ADDRESS_LENGTH } from '../../../forms/isMailAddress.ts';
import { QueueFull } from '../concurrencyLimit.ts';
import { findShopPath } from '../findShopPath.ts';
import { ACCOUNT, ACCOUNT_PATHS, type AccountForm, formNumber } from '../rules/accountPaths.ts';

/** Rate limit of sign-ins and link requests together, per visitor. */
export const SIGN_IN_RATE = { name: 'account', max: SIGN_IN_LIMITS.perMinute };
/** Rate limit of account changes when signed in. */
export const CHANGE_RATE = { name: 'account-changes', max: 30 };
/** Rate limit of mailed links, which cannot be guessed. */
export const LINK_RATE = { name: 'account-links', max: 30 };

/** Retry-After in seconds when too many passwords are being checked. */
const CROWDED_SECONDS = 5;
const PASSWORD_LENGTH = 1_000;

export const MAIL_ADDRESS = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(MAIL_ADDRESS_LENGTH),
  v.check((text: string) => isMailAddress(text), sayFault('form.email')),
);
export const PASSWORD = v.pipe(v.string(), v.nonEmpty(), v.maxLength(PASSWORD_LENGTH));
/** Checked by `samePath`: anything but a path of this site leads to the account. */
export const NEXT = v.optional(v.pipe(v.string(), v.maxLength(2_048)));

/** Shared options of the account's form endpoints: they exist where the settings name an account page, and show a refused form on it again. */
export function accountEndpoint(form: AccountForm) {
  return {
    path: ACCOUNT_PATHS[form],
    maxBytes: 16 * 1024,
    isOfPages: true,
    isThere: async ({ payload }: EndpointContext) => (await findShopPath(payload, 'account')) !== undefined,
    showAgain: (state: FormState, context: EndpointContext) => showAgain(form, state, context),
  };
}

/** Path of the account page in the language of the request, with a query for its notice. */
export async function accountPath(
  { locale, payload }: Pick<EndpointContext, 'locale' | 'payload'>,
  query = '',
): Promise<string> {
  return `${(await findShopPath(payload, 'account', locale)) ?? '/'}${query}`;
}

/**
 * Answers with Retry-After when the queue is full.
 * @throws whatever else `work` throws
 */
export async function unlessCrowded<T extends Outcome>(
  work: () => Promise<T>,
): Promise<T | (Outcome & { kind: 'too-often' })> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof QueueFull) return { kind: 'too-often', seconds: CROWDED_SECONDS };
    throw error;
  }
}

async function showAgain(form: AccountForm, state: FormState, context: EndpointContext): Promise<FormPage> {
  const { message, typed } = state;
  const faults = Object.fromEntries(
    Object.entries(state.faults).flatMap(([name, words]) => (words ? [[name, words]] : [])),
  );
  const answered = { part: ACCOUNT, id: formNumber(form), typed, faults, message };
  const page = await context.showAnswered(await accountPath(context), answered);
  const { t } = context;
  return (
    page ??
    context.showNotice({
      title: t('form.refused'),
      paragraphs: [message ?? t('form.goBack'), ...Object.values(faults)],
    })
  );
}

import * as v from 'valibot';
import { SIGN_IN_LIMITS } from '../../../cms/accounts/signInLimits.ts';
import type { EndpointContext, FormPage, FormState, Outcome } from '../../../endpoints/formEndpoint.ts';
import { isMailAddress, MAIL_ADDRESS_LENGTH } from '../../../forms/isMailAddress.ts';
import { DEFAULT_LOCALE } from '../../../shared/locales.ts';
import { createTranslate } from '../../../shared/messages/index.ts';
import { findShopPath } from '../accountPage.ts';
import { QueueFull } from '../concurrencyLimit.ts';
import { ACCOUNT, ACCOUNT_PATHS, type AccountForm, formNumber } from '../rules/accountPaths.ts';

/** Signing in and asking for links, however it is done, by one visitor. */
export const SIGN_IN_RATE = { name: 'account', max: SIGN_IN_LIMITS.perMinute };
/** What somebody who is signed in does with the account. */
export const CHANGE_RATE = { name: 'account-changes', max: 30 };
/** Mailed links, by whoever holds them; they cannot be guessed. */
export const LINK_RATE = { name: 'account-links', max: 30 };

/** Seconds until it is worth trying again when too many passwords are looked at. */
const CROWDED_SECONDS = 5;
const PASSWORD_LENGTH = 1_000;

export const MAIL_ADDRESS = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(MAIL_ADDRESS_LENGTH),
  v.check((text: string) => isMailAddress(text), createTranslate(DEFAULT_LOCALE)('form.email')),
);
export const PASSWORD = v.pipe(v.string(), v.nonEmpty(), v.maxLength(PASSWORD_LENGTH));
/** Looked at by `samePath`: what is no path of this site leads to the account. */
export const NEXT = v.optional(v.pipe(v.string(), v.maxLength(2_048)));

/** What all posts of the account have in common: they are there where the settings name a page for it, and show their form on it again. */
export function accountEndpoint(form: AccountForm) {
  return {
    path: ACCOUNT_PATHS[form],
    maxBytes: 16 * 1024,
    isOfPages: true,
    isThere: async ({ payload }: EndpointContext) => (await findShopPath(payload, 'account')) !== undefined,
    showAgain: (state: FormState, context: EndpointContext) => showAgain(form, state, context),
  };
}

/** Where the account is, with what is to be told there. */
export async function accountPath({ payload }: Pick<EndpointContext, 'payload'>, query = ''): Promise<string> {
  return `${(await findShopPath(payload, 'account')) ?? '/'}${query}`;
}

/**
 * Answers a crowd with when to come again.
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

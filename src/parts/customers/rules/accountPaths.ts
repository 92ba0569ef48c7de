import { DEFAULT_LOCALE, LANGUAGE_PARAMETER, type LocaleCode } from '../../../shared/locales.ts';

/** Paths of the account's form endpoints; each key is also the form's name when it is shown again. */
export const ACCOUNT_PATHS = {
  link: '/account/link/',
  signIn: '/account/sign-in/',
  signOut: '/account/sign-out/',
  details: '/account/details/',
  password: '/account/password/',
  email: '/account/email/',
  erase: '/account/erase/',
} as const;
export type AccountForm = keyof typeof ACCOUNT_PATHS;

/** Paths of mailed links. */
export const ENTER_PATH = '/account/enter/:token/';
export const CHANGE_PATH = '/account/new-address/:token/';

/** Id of the settings section on the account page. */
export const SETTINGS_ID = 'account-settings';

/** Part name under which a page gets a refused account form. */
export const ACCOUNT = 'customers';

/** Number of a form, which identifies it when it is shown again. */
export function formNumber(form: AccountForm): number {
  return (Object.keys(ACCOUNT_PATHS) as AccountForm[]).indexOf(form) + 1;
}

/** Query parameter of the account page, and of mailed links, with the return path after signing in; checked by `samePath`. */
export const NEXT_PARAMETER = 'next';

/** The query with a return path. @param next encoded path of this site */
export function nextQuery(next: string): string {
  return `?${NEXT_PARAMETER}=${encodeURIComponent(next)}`;
}

/** The query of a mailed link: its language, as its address says none, and the return path. @param next encoded path of this site */
export function linkQuery(locale: LocaleCode, next: string | undefined): string {
  const said = {
    ...(next && { [NEXT_PARAMETER]: next }),
    ...(locale !== DEFAULT_LOCALE && { [LANGUAGE_PARAMETER]: locale }),
  };
  const query = String(new URLSearchParams(said));
  return query && `?${query}`;
}

/** Query parameter of the account page that selects a notice. */
export const DONE_PARAMETER = 'account';

/** Notices above the account; their texts are `account.done.<name>` of the catalogue. */
const DONE = ['saved', 'password', 'email', 'signedIn'] as const;
export type AccountDone = (typeof DONE)[number];

/** A notice from the URL; undefined for an unknown one. */
export function readDone(text: string | null): AccountDone | undefined {
  return DONE.find((name) => name === text);
}

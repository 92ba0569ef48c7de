/** Where the forms of an account are sent; each is also the page's name for the form when it is shown again. */
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

/** Where mailed links lead. */
export const ENTER_PATH = '/account/enter/:token/';
export const CHANGE_PATH = '/account/new-address/:token/';

/** The id of what somebody changes of the account, on its page. */
export const SETTINGS_ID = 'account-settings';

/** The name under which a page is told that a form of the account was refused. */
export const ACCOUNT = 'customers';

/** The number of a form, by which a page that shows one again knows which. */
export function formNumber(form: AccountForm): number {
  return (Object.keys(ACCOUNT_PATHS) as AccountForm[]).indexOf(form) + 1;
}

/** Parameter of the address of the account's page, and of mailed links, that says where signing in leads back to; looked at by `samePath`. */
export const NEXT_PARAMETER = 'next';

/** The query that says so. @param next encoded path of this site */
export function nextQuery(next: string): string {
  return `?${NEXT_PARAMETER}=${encodeURIComponent(next)}`;
}

/** Parameter of the address of the account's page that says what has just happened. */
export const DONE_PARAMETER = 'account';

/** What somebody is told above their account; the words are `account.done.<name>` of the catalogue. */
const DONE = ['saved', 'password', 'email', 'signedIn'] as const;
export type AccountDone = (typeof DONE)[number];

/** What the address says has happened; undefined for what is nothing of it. */
export function readDone(text: string | null): AccountDone | undefined {
  return DONE.find((name) => name === text);
}

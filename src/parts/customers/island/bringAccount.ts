import { inPageLanguage } from '../../../browser/inPageLanguage.ts';
import { reuseStyles } from '../../../browser/reuseStyles.ts';
import type { AccountFragment } from '../accountFragments.tsx';
import { accountBoxPath } from '../rules/accountBoxPath.ts';

/** `CUSTOMER_COOKIE`, inlined: importing it would add to the chunk that every page loads. */
const SIGNED_IN = /(^|; )rihla-customer=/;

let panel: Promise<HTMLDialogElement> | undefined;

/**
 * Inserts the account panel into the page, closed, for the visitor's current state: sign-in forms with the return path, or the account's links.
 * @throws when it cannot be fetched; the next call retries
 */
export async function bringAccount(): Promise<void> {
  panel ??= fetchPanel().catch((error: unknown) => {
    panel = undefined;
    throw error;
  });
  const element = await panel;
  if (!element.isConnected) document.body.append(element);
  const state = SIGNED_IN.test(document.cookie) ? 'customer' : 'guest';
  for (const each of element.querySelectorAll<HTMLElement>('[data-account]'))
    each.hidden = each.dataset.account !== state;
  const here = new URLSearchParams(location.search).get('next') ?? location.pathname + location.search;
  for (const next of element.querySelectorAll<HTMLInputElement>('input[name=next]')) next.value = here;
}

async function fetchPanel(): Promise<HTMLDialogElement> {
  const answer = await fetch(inPageLanguage(accountBoxPath()));
  if (!answer.ok) throw new Error(`The account cannot be opened (${answer.status}).`);
  const { css, html }: AccountFragment = await answer.json();
  reuseStyles(css);
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.firstElementChild as HTMLDialogElement;
}

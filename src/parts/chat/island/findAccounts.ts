import type { ChatHours, ChatProps } from '../chatProps.ts';

/** An account's link in the page, with its data. */
export type ChatAccount = {
  link: HTMLAnchorElement;
  id: number;
  /** Accessible name. */
  name: string;
  /** Absent when always available. */
  hours: ChatHours | undefined;
  /** Its URL, even while the href is removed until consent. */
  href: string;
};

/** Finds the accounts in an island's markup. */
export function findAccounts(element: HTMLElement, { hours }: ChatProps): ChatAccount[] {
  return [...element.querySelectorAll<HTMLAnchorElement>('a[data-account]')].map((link) => {
    const id = link.dataset.account ?? '';
    const name = link.querySelector('.r-chat__name') ?? link;
    return { link, id: Number(id), name: (name.textContent ?? '').trim(), hours: hours?.[id], href: link.href };
  });
}

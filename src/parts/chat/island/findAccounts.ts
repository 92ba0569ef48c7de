import type { ChatHours, ChatProps } from '../chatProps.ts';

/** An account's link in the page, and what the page says of it besides. */
export type ChatAccount = {
  link: HTMLAnchorElement;
  id: number;
  /** As it is read out. */
  name: string;
  /** Absent when it is always available. */
  hours: ChatHours | undefined;
  /** Where its link leads, also while consent keeps it from leading there. */
  href: string;
};

/** The accounts in an island's markup. */
export function findAccounts(element: HTMLElement, { hours }: ChatProps): ChatAccount[] {
  return [...element.querySelectorAll<HTMLAnchorElement>('a[data-account]')].map((link) => {
    const id = link.dataset.account ?? '';
    const name = link.querySelector('.r-chat__name') ?? link;
    return { link, id: Number(id), name: (name.textContent ?? '').trim(), hours: hours?.[id], href: link.href };
  });
}

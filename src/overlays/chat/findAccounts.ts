import type { ChatAccountProps, ChatProps } from './chatProps.ts';

/** An account's link in the page, and what the page says of it besides. */
export type ChatAccount = {
  link: HTMLAnchorElement;
  /** As it is read out. */
  name: string;
  props: ChatAccountProps;
  /** Where its link leads, also while consent keeps it from leading there. */
  href: string;
};

/** The accounts in an island's markup. */
export function findAccounts(element: HTMLElement, { accounts }: ChatProps): ChatAccount[] {
  return [...element.querySelectorAll<HTMLAnchorElement>('a[data-account]')].flatMap((link) => {
    const props = accounts.find(({ id }) => String(id) === link.dataset.account);
    if (!props) return [];
    const name = link.querySelector('.r-chat__name')?.textContent ?? link.textContent ?? '';
    return [{ link, props, name: name.trim(), href: link.href }];
  });
}

import type { ChatProps } from '../chatProps.ts';
import { type Availability, computeAvailability } from '../rules/availability.ts';
import { unpackWeek } from '../rules/packWeek.ts';
import { toPlainText } from '../rules/plainText.ts';
import type { ChatAccount } from './findAccounts.ts';

type StatusWords = NonNullable<ChatProps['words']>;

export type StatusDisplay = {
  /** Updates the status now. */
  refresh: () => void;
  end: () => void;
};

/**
 * Shows the online status of accounts: now, whenever the visitor returns to the tab, and at the next moment at which a status changes. A
 * live region announces
 * changes, but no countdowns.
 */
export function showStatus(
  element: HTMLElement,
  accounts: readonly ChatAccount[],
  props: ChatProps,
  signal: AbortSignal,
): StatusDisplay {
  const { words } = props;
  const timed = accounts.filter(({ hours }) => hours);
  if (!words || !timed.length) return { refresh: () => undefined, end: () => undefined };
  const announce = addLiveRegion(element);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const refresh = (): void => {
    clearTimeout(timer);
    const now = Date.now();
    const changes: string[] = [];
    let next = Number.POSITIVE_INFINITY;
    for (const account of timed) {
      const availability = availabilityOf(account, props, now);
      const wasKnown = account.link.dataset.status !== undefined;
      if (show(account.link, availability, words) && wasKnown) changes.push(sayStatus(account, availability, words));
      next = Math.min(next, availability.nextEdge ?? next);
    }
    if (changes.length) announce(changes.join(' '));
    if (Number.isFinite(next)) timer = setTimeout(refresh, next - now);
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && refresh(), { signal });
  refresh();
  return { refresh, end: () => clearTimeout(timer) };
}

function availabilityOf({ hours }: ChatAccount, { timeSymbols, timezone }: ChatProps, now: number): Availability {
  const account = {
    daysOfWeekWorking: unpackWeek(hours?.week ?? ''),
    dayOffsText: hours?.off ?? '',
    willBeBackText: hours?.back ?? '',
  };
  return computeAvailability(account, { timezone: timezone ?? null, timeSymbols: timeSymbols ?? null }, now);
}

/** @returns whether online became offline, or the reverse */
function show(link: HTMLElement, { isOnline, statusText }: Availability, words: StatusWords): boolean {
  const status = isOnline ? 'online' : 'offline';
  const hasChanged = link.dataset.status !== status;
  const [word, back] = ['.r-chat__status', '.r-chat__back'].map((part) => link.querySelector(part));
  link.dataset.status = status;
  if (word) word.textContent = words[status];
  // Sanitized by the server.
  if (back && back.innerHTML !== statusText) back.innerHTML = statusText;
  return hasChanged;
}

function sayStatus({ name }: ChatAccount, { isOnline, statusText }: Availability, words: StatusWords): string {
  return `${name}: ${isOnline ? words.online : words.offline}. ${toPlainText(statusText)}`.trim();
}

/** Inside the box where there is one: then a closed box announces nothing. */
function addLiveRegion(element: HTMLElement): (text: string) => void {
  const region = document.createElement('p');
  region.className = 'r-chat__live';
  region.role = 'status';
  (element.querySelector('.r-chat__box') ?? element).append(region);
  return (text) => {
    region.textContent = text;
  };
}

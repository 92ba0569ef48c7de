import { HIDE_EVENT } from './events.ts';
import { isPageBlocked } from './stack.ts';

/** Settles at once, or when the last overlay has closed that keeps the page out of reach: somebody is busy there. */
export async function whenPageIsFree(): Promise<void> {
  while (isPageBlocked()) {
    await new Promise((resolve) => document.addEventListener(HIDE_EVENT, resolve, { once: true }));
  }
}

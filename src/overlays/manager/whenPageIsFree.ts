import { HIDE_EVENT } from './events.ts';
import { isPageBlocked } from './stack.ts';

/** Settles when no modal overlay is open: a visitor is busy there. */
export async function whenPageIsFree(): Promise<void> {
  while (isPageBlocked()) {
    await new Promise((resolve) => document.addEventListener(HIDE_EVENT, resolve, { once: true }));
  }
}

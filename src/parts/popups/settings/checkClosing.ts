import { isTrap, type StoredClosing } from '../rules/isTrap.ts';

/** What is wrong with a popup that its visitors could not close, and what to change. */
export const TRAP =
  'Nobody could close this popup. Give it a close button, let a click beside it or the Esc key close it, or let it close by itself.';

/** Refuses a popup that its visitors could not close, and says what to change. For the field `close_button`. */
export function checkClosing(hasButton: unknown, { siblingData }: { siblingData: unknown }): string | true {
  return !isTrap({ ...(siblingData as StoredClosing), close_button: Boolean(hasButton) }) || TRAP;
}

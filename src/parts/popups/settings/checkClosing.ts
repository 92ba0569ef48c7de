import { msg, t } from '../../../shared/studioWords/t.ts';
import { isTrap, type StoredClosing } from '../rules/isTrap.ts';

/** Error for a popup that visitors could not close. */
export const TRAP = msg(
  'Nobody could close this popup. Give it a close button, let a click beside it or the Esc key close it, or let it close by itself.',
);

/** Validates the field `close_button`: refuses a popup that visitors could not close. */
export function checkClosing(hasButton: unknown, { siblingData }: { siblingData: unknown }): string | true {
  return !isTrap({ ...(siblingData as StoredClosing), close_button: Boolean(hasButton) }) || t(TRAP);
}

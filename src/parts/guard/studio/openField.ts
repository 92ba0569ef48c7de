import { showDetails } from '../../../editor/field/showDetails.ts';

const TRIES = 40;
const EVERY_MS = 50;

/**
 * Opens the tab of a field and focuses it, as soon as it is rendered.
 * @param tab label of its tab
 */
export function openField(field: string, tab: string | undefined): void {
  showDetails();
  const buttons = document.querySelectorAll<HTMLElement>('.tabs-field__tab-button');
  [...buttons].find(({ textContent }) => textContent?.trim().replace(/\d+$/, '') === tab)?.click();
  look(`field-${field.replaceAll('.', '__')}`, TRIES);
}

function look(id: string, tries: number): void {
  const found = document.getElementById(id);
  const input = found?.matches('input, textarea') ? found : found?.querySelector<HTMLElement>('input, textarea');
  if (input) {
    input.scrollIntoView({ block: 'center' });
    input.focus({ preventScroll: true });
  } else if (tries > 0) setTimeout(look, EVERY_MS, id, tries - 1);
}

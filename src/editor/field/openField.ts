import { showDetails } from './showDetails.ts';

/** Number of attempts to find a field after its tab was opened, and the time between two, ms. */
const TRIES = 60;
const EVERY_MS = 50;

/**
 * Scrolls to a field of the form and focuses it: leaves the layout, opens its tab and the rows and sections around it.
 * @param field its path, dotted
 * @param tab label of its tab
 */
export function openField(field: string, tab: string | undefined): void {
  showDetails();
  const buttons = document.querySelectorAll<HTMLElement>('.tabs-field__tab-button');
  // After a failed save, the label ends with the number of errors.
  const button = [...buttons].find(({ textContent }) => textContent?.trim().replace(/\d+$/, '') === tab);
  if (button && !button.classList.contains('tabs-field__tab-button--active')) button.click();
  look(field, TRIES);
}

/** A tab or row that has just been opened renders its fields a moment later, and only where they can be seen. */
function look(field: string, tries: number): void {
  const found = document.getElementById(`field-${field.replaceAll('.', '__')}`);
  if (found && !unfold(found)) {
    show(found);
    return;
  }
  // Lines of a list are one text.
  const around = found ?? approach(field);
  if (around?.matches('textarea')) {
    show(around);
    return;
  }
  if (tries > 0) setTimeout(look, EVERY_MS, field, tries - 1);
}

/** Expands collapsed ancestors of an element, the outermost first. */
function unfold(element: Element): boolean {
  const folded = element.parentElement?.closest('.collapsible--collapsed');
  if (!folded) return false;
  if (!unfold(folded)) folded.querySelector<HTMLElement>('.collapsible__toggle')?.click();
  return true;
}

/** Opens and scrolls to the innermost row or list around a field that is not rendered yet. */
function approach(field: string): HTMLElement | undefined {
  const segments = field.split('.');
  for (let end = segments.length - 1; end > 0; end -= 1) {
    const [last = '', before] = [segments[end - 1], segments.slice(0, end - 1)];
    const id = /^\d+$/.test(last) ? `${before.join('-')}-row-${last}` : `field-${segments.slice(0, end).join('__')}`;
    const around = document.getElementById(id);
    if (!around) continue;
    const row = around.querySelector('.collapsible--collapsed');
    if (!unfold(around) && row && /^\d+$/.test(last)) row.querySelector<HTMLElement>('.collapsible__toggle')?.click();
    around.scrollIntoView({ block: 'center' });
    return around;
  }
  return undefined;
}

function show(element: HTMLElement): void {
  const within = element.querySelector<HTMLElement>(ADD_ROW) ?? element.querySelector<HTMLElement>(FOCUSABLE);
  const target = element.matches(FOCUSABLE) ? element : (within ?? element);
  if (target === element && !element.matches(FOCUSABLE)) element.tabIndex = -1;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
  target.focus({ preventScroll: true });
}

const FOCUSABLE =
  'input:not([type="hidden"], [type="file"]), textarea, select, button, a[href], [contenteditable="true"]';
/** Button that adds a row to a list, after the list's menus. */
const ADD_ROW = ':scope > .array-field__add-row';

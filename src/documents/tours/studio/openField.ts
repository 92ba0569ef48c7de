/** Number of attempts to find a field after its tab was opened, and the total time, ms. */
const TRIES = 20;
const EVERY_MS = 50;

/**
 * Scrolls to a field of the form and focuses it.
 * @param field its path, dotted
 * @param tab label of its tab
 */
export function openField(field: string, tab: string | undefined): void {
  const buttons = document.querySelectorAll<HTMLElement>('.tabs-field__tab-button');
  const button = [...buttons].find(({ textContent }) => textContent?.trim() === tab);
  if (button && !button.classList.contains('tabs-field__tab-button--active')) button.click();
  look(`field-${field.replaceAll('.', '__')}`, TRIES);
}

/** A tab that has just been opened renders its fields a moment later. */
function look(id: string, tries: number): void {
  const found = document.getElementById(id);
  if (found) show(found);
  else if (tries > 0) setTimeout(look, EVERY_MS, id, tries - 1);
}

function show(element: HTMLElement): void {
  const target = element.matches(FOCUSABLE) ? element : (element.querySelector<HTMLElement>(FOCUSABLE) ?? element);
  if (target === element && !element.matches(FOCUSABLE)) element.tabIndex = -1;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
  target.focus({ preventScroll: true });
}

const FOCUSABLE = 'input, textarea, select, button, [contenteditable="true"]';

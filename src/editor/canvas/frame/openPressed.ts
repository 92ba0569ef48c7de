import { revealFound } from './openAround.ts';

/**
 * Opens or closes a pressed title or tab, in a page that is otherwise inert: editors open tabs and titles as visitors
 * do.
 * @param target the pressed element
 */
export function openPressed(target: Element): void {
  const details = target.closest('summary')?.parentElement;
  if (details?.localName === 'details') details.toggleAttribute('open');
  const panel = target.closest('[role=tab]')?.getAttribute('aria-controls');
  const hidden = panel ? target.ownerDocument.getElementById(panel) : null;
  if (hidden?.getAttribute('hidden') === 'until-found') revealFound(hidden);
}

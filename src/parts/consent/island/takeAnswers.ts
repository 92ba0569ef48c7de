import { ISLAND_ERROR_EVENT } from '../../../islands/constants.ts';
import { CHOICE_READY_EVENT, type ConsentAction } from './consentEvents.ts';
import type { Banner } from './openBanner.ts';
import { recallIsland, releaseIsland } from './waitingIslands.ts';

const CHOICE = 'consent-choice';

/** Passes presses of consent buttons, on the banner and in the footer, to the choice island, which is released first. */
export function takeAnswers(element: HTMLElement, banner: Banner, signal: AbortSignal): void {
  let action: ConsentAction;
  let take: ((action: ConsentAction) => void) | undefined;

  const pass = (): void => {
    banner.wait(false);
    take?.(action);
  };
  const handleClick = ({ target }: Event): void => {
    const button = (target as Element).closest<HTMLElement>('button[data-consent]');
    if (!button) return;
    action = button.dataset.consent as ConsentAction;
    banner.wait(true);
    if (take) pass();
    else releaseIsland(element, CHOICE);
  };
  const handleReady = (event: Event): void => {
    take = (event as CustomEvent<typeof take>).detail;
    pass();
  };
  const handleError = ({ target }: Event): void => {
    if ((target as Element).getAttribute('name') !== CHOICE) return;
    take = undefined;
    recallIsland(element, target as Element);
    banner.fail();
  };
  document.addEventListener('click', handleClick, { signal });
  element.addEventListener(CHOICE_READY_EVENT, handleReady, { signal });
  element.addEventListener(ISLAND_ERROR_EVENT, handleError, { signal });
}

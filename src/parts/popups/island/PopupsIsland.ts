import { listen } from '../../../islands/triggers/listen.ts';
import type { CleanUp } from '../../../islands/types.ts';
import type { PopupsProps } from '../popupsProps.ts';
import { waitForPopups } from './waitForPopups.ts';

/**
 * Opens popups when their triggers fire; the code that judges and opens them is loaded with the first trigger. A page restored from the back/forward
 * cache is a new page view, on which triggers do not open a popup again.
 */
export function mount(_element: HTMLElement, props: PopupsProps): CleanUp {
  const opened = new Set<number>();
  const view = (): CleanUp =>
    waitForPopups(props.popups, async (signal) =>
      (await import('./evaluatePopups.ts')).evaluatePopups(props, opened, signal),
    );

  let endView = view();
  const stopListening = listen(window, 'pageshow', (event) => {
    if (!(event as PageTransitionEvent).persisted) return;
    endView();
    endView = view();
  });
  return () => {
    stopListening();
    endView();
  };
}

import { listen } from '../../../islands/triggers/listen.ts';
import type { CleanUp } from '../../../islands/types.ts';
import type { PopupsProps } from '../popupsProps.ts';
import { waitForPopups } from './waitForPopups.ts';

/**
 * Opens popups when their time has come. It waits for their triggers; what judges and what opens them is loaded with the first
 * that fires. A page that the browser has kept and shows again is a new view of it, on which no trigger opens what one has
 * opened before.
 */
export function mount(_element: HTMLElement, props: PopupsProps): CleanUp {
  const opened = new Set<number>();
  const view = (): CleanUp =>
    waitForPopups(props.popups, async (signal) =>
      (await import('./judgePopups.ts')).judgePopups(props, opened, signal),
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

import type { VisitorEvent } from '../../../../shared/analytics/events.ts';
import { CONSENT_EVENT, TRACKERS_READY_EVENT } from '../consentEvents.ts';
import { readGranted } from '../readGranted.ts';
import { createGoogle } from './createGoogle.ts';
import { createPixel } from './createPixel.ts';
import { forwardEvent } from './forwardEvent.ts';
import type { TrackersProps } from './trackersProps.ts';

/** Loads granted trackers, follows changes of consent, and forwards visitor events to providers. */
export function mount(element: HTMLElement, props: TrackersProps): () => void {
  const followStatistics = createGoogle(props);
  const followAdvertising = props.pixelId ? createPixel(props.pixelId) : undefined;

  const follow = (): void => {
    const granted = readGranted();
    followStatistics(granted.includes('analytics'));
    followAdvertising?.(granted.includes('advertising'));
  };
  follow();
  document.addEventListener(CONSENT_EVENT, follow);
  const forward = (event: VisitorEvent): void => forwardEvent(event, props, readGranted());
  element.dispatchEvent(new CustomEvent(TRACKERS_READY_EVENT, { bubbles: true, detail: forward }));
  return () => document.removeEventListener(CONSENT_EVENT, follow);
}

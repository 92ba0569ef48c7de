import { EVENTS, type EventEntry, type VisitorEvent } from '../../../../shared/analytics/events.ts';
import type { ConsentCategory } from '../../rules/categories.ts';
import type { TrackersProps } from './trackersProps.ts';

/** Requests have to survive navigation, since a click may leave the page. */
const SURVIVES_LEAVING = { transport_type: 'beacon' };

const ALL = { ga4: true, classic: true, pixel: true };

/** Sends an event to each provider that is set up, granted and switched on, under its own event name, once. */
export function forwardEvent(event: VisitorEvent, trackers: TrackersProps, granted: readonly ConsentCategory[]): void {
  const { name, ...parameters } = event;
  const entry: EventEntry = EVENTS[name];
  const isOn = entry.switchedBy ? trackers[entry.switchedBy] : ALL;
  if (granted.includes('analytics')) {
    if (isOn.ga4) tellGoogle(entry.ga4, parameters, trackers);
    if (isOn.classic && entry.classic) tellClassic(entry.classic, parameters, trackers);
  }
  if (granted.includes('advertising') && isOn.pixel && entry.pixel) {
    window.fbq?.(entry.pixel.isStandard ? 'track' : 'trackCustom', entry.pixel.name, parameters);
  }
}

/** To the property that the site has started; otherwise to the tag manager's triggers. */
function tellGoogle(name: string, parameters: Readonly<Record<string, string>>, trackers: TrackersProps): void {
  if (trackers.measurementId) window.gtag?.('event', name, { ...parameters, ...SURVIVES_LEAVING });
  else if (trackers.tagManagerId) window.dataLayer?.push({ event: name, ...parameters });
}

function tellClassic(
  { action, category, label }: NonNullable<EventEntry['classic']>,
  parameters: Readonly<Record<string, string>>,
  { measurementId, tagManagerId }: TrackersProps,
): void {
  if (!measurementId && !tagManagerId) return;
  const facts = { event_category: category, event_label: parameters[label] ?? '' };
  window.gtag?.('event', action, { ...facts, ...SURVIVES_LEAVING });
}

import { isTrap, type StoredClosing } from './isTrap.ts';
import type { StoredCondition } from './matchesConditions.ts';
import { readTiming } from './readTiming.ts';
import { readTriggers } from './readTriggers.ts';
import type { StoredTiming, StoredTriggers } from './stored.ts';

/** Settings of a popup that are checked together, as stored. */
export interface StoredPopup extends StoredClosing {
  height?: string | null | undefined;
  overlay?: boolean | null | undefined;
  open_selector?: string | null | undefined;
  conditions?: readonly StoredCondition[] | null | undefined;
  triggers?: StoredTriggers | null | undefined;
  timing?: StoredTiming | null | undefined;
}

/** Warnings about settings that most editors do not want; `trap` cannot be published. */
export type PopupWarning =
  | 'trap'
  | 'interstitial'
  | 'only_scrolling'
  | 'nowhere'
  | 'selector_nowhere'
  | 'by_links_only';

/** Seconds after which a visitor is assumed to be reading: popups that open later are no interstitials. */
const ARRIVAL_SECONDS = 10;

/** Finds settings of a popup that conflict with each other or harm visitors. */
export function findWarnings(popup: StoredPopup): PopupWarning[] {
  const triggers = Object.keys(readTriggers(popup.triggers));
  const isSomewhere = (popup.conditions ?? []).some(({ rule }) => rule !== 'exclude');
  const warnings: PopupWarning[] = [];
  if (isTrap(popup)) warnings.push('trap');
  if (isSomewhere && isInterstitial(popup)) warnings.push('interstitial');
  if (triggers.length === 1 && triggers[0] === 'scrolling') warnings.push('only_scrolling');
  if (triggers.length > 0 && !isSomewhere) warnings.push('nowhere');
  if (popup.open_selector?.trim() && !isSomewhere) warnings.push('selector_nowhere');
  if (triggers.length === 0 && !popup.open_selector?.trim()) warnings.push('by_links_only');
  return warnings;
}

/**
 * Whether it is an intrusive interstitial, for which search engines penalize a page: it fills or dims a phone's window soon after loading, and no
 * rule excludes visitors from search engines.
 */
function isInterstitial({ height, overlay, timing: stored, triggers: storedTriggers }: StoredPopup): boolean {
  const { devices, page_views, sources, url } = readTiming(stored, undefined);
  const { page_load } = readTriggers(storedTriggers);
  if (!page_load || page_load.delay >= ARRIVAL_SECONDS || !(height === 'screen' || overlay)) return false;
  const isKept =
    (devices && !devices.devices.includes('mobile')) ||
    (page_views && page_views.views > 1) ||
    (sources && !sources.sources.includes('search')) ||
    url !== undefined;
  return !isKept;
}

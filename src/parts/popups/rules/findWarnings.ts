import { isTrap, type StoredClosing } from './isTrap.ts';
import type { StoredCondition } from './matchesConditions.ts';
import { readTiming } from './readTiming.ts';
import { readTriggers } from './readTriggers.ts';
import type { StoredTiming, StoredTriggers } from './stored.ts';

/** What of a popup decides whether its settings make sense together, as the studio stores it. */
export interface StoredPopup extends StoredClosing {
  height?: string | null | undefined;
  overlay?: boolean | null | undefined;
  open_selector?: string | null | undefined;
  conditions?: readonly StoredCondition[] | null | undefined;
  triggers?: StoredTriggers | null | undefined;
  timing?: StoredTiming | null | undefined;
}

/** Settings that an editor may want, and most do not; `trap` is one that cannot be published. */
export type PopupWarning =
  | 'trap'
  | 'interstitial'
  | 'only_scrolling'
  | 'nowhere'
  | 'selector_nowhere'
  | 'by_links_only';

/** Seconds on a page after which a visitor has begun to read it: what opens later does not meet people who just arrived. */
const ARRIVAL_SECONDS = 10;

/** Looks for settings of a popup that work against each other or against its visitors. */
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
 * Whether it covers a page on a phone for people whom a search engine has only just sent, which search engines count against
 * the page: it fills or darkens the window, soon after loading, and no rule keeps such visitors from it.
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

import type { ConsentCategory, ConsentRegion } from './categories.ts';
import { isEuropeanZone } from './isEuropeanZone.ts';
import type { ConsentChoice } from './readChoice.ts';

export interface ConsentQuestion {
  region: ConsentRegion;
  /** Current version of the question. */
  revision: number;
  /** Offered categories: only those that some tracker needs. */
  offered: readonly ConsentCategory[];
  /** No banner on this page: without an answer, trackers wait for another page. */
  isQuiet?: boolean;
}

export interface ConsentDecision {
  /** Granted categories. */
  granted: readonly ConsentCategory[];
  /** Whether to show the banner. */
  asks: boolean;
}

/**
 * Cookie consent: decides what is granted on a page. Where consent is required, only an answer to the current revision counts; elsewhere a refusal stays valid across
 * revisions.
 */
export function decideConsent(
  { offered, region, revision }: ConsentQuestion,
  zone: string | undefined,
  choice: ConsentChoice | undefined,
): ConsentDecision {
  const isRequired = region === 'everywhere' || (region === 'europe' && isEuropeanZone(zone));
  const answer = isRequired && choice?.revision !== revision ? undefined : choice;
  return { granted: answer?.granted ?? (isRequired ? [] : offered), asks: isRequired && !answer };
}

import type { ConsentCategory, ConsentRegion } from './categories.ts';
import { isEuropeanZone } from './isEuropeanZone.ts';
import type { ConsentChoice } from './readChoice.ts';

export interface ConsentQuestion {
  region: ConsentRegion;
  /** The version of what is asked now. */
  revision: number;
  /** What is asked for: only what some tracker needs. */
  offered: readonly ConsentCategory[];
  /** Nobody is asked on this page: what needs consent waits for another one. */
  isQuiet?: boolean;
}

export interface ConsentDecision {
  /** What may be loaded now. */
  granted: readonly ConsentCategory[];
  /** Whether the visitor is to be asked. */
  asks: boolean;
}

/**
 * Decides what may be loaded on a page. Where consent is required only an answer to the question as it stands now
 * counts; where it is not, a refusal lasts, whichever version of the question it answered.
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

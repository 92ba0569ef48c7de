import type { Dismissal } from '../dismissals/dismissals.ts';
import type { SpokenFinding } from '../rules/finding.ts';

/** A finding in a document that is to be published. */
export interface PublishFinding extends SpokenFinding {
  key: string;
  /** Reason for which it was dismissed. */
  aside?: Dismissal | undefined;
  /** Whether the page has it already: it does not block corrections of the page. */
  isOnSite?: boolean | undefined;
}

/** Whether a finding refuses publishing. */
export function refuses({ aside, isBlocking, isOnSite }: PublishFinding): boolean {
  return isBlocking && !aside && !isOnSite;
}

import type { Dismissal } from '../dismissals/dismissals.ts';
import type { SpokenFinding } from '../rules/finding.ts';
import type { CheckedDocument, Progress } from './report.ts';

/** A finding, with the reason if it was dismissed. */
export type ShownFinding = SpokenFinding & { key: string; aside?: Dismissal | undefined };

export interface ShownDocument extends Omit<CheckedDocument, 'findings'> {
  findings: readonly ShownFinding[];
}

/** The check of the site as the studio shows it. */
export interface SiteCheck {
  /** When it was last checked, as an ISO date; undefined: never. */
  at: string | undefined;
  pages: number;
  documents: readonly ShownDocument[];
  progress: Progress | undefined;
}

/** Number of blocking findings that are not dismissed. */
export function countBlocking({ documents }: Pick<SiteCheck, 'documents'>): number {
  return documents.flatMap(({ findings }) => findings).filter(({ aside, isBlocking }) => isBlocking && !aside).length;
}

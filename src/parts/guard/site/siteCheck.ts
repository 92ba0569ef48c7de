import type { Aside } from '../asides/asides.ts';
import type { Finding } from '../rules/finding.ts';
import type { CheckedDocument, Progress } from './report.ts';

/** A finding, and why somebody has put it aside. */
export type ShownFinding = Finding & { key: string; aside?: Aside | undefined };

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

/** Findings that block and that nobody has put aside. */
export function countBlocking({ documents }: Pick<SiteCheck, 'documents'>): number {
  return documents.flatMap(({ findings }) => findings).filter(({ aside, isBlocking }) => isBlocking && !aside).length;
}

import type { ReactNode } from 'react';
import { parseEmphasis } from '../../shared/text/emphasis.ts';

/** Renders words between *stars* as emphasis; all other text stays. */
export function renderEmphasis(text: string): ReactNode[] {
  return parseEmphasis(text).map((run) => (run.isEmphasized ? <em key={run.text}>{run.text}</em> : run.text));
}

/** The text without its emphasis stars. */
export function withoutStars(text: string): string {
  return parseEmphasis(text)
    .map((run) => run.text)
    .join('');
}

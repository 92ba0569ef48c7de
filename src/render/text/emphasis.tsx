import type { ReactNode } from 'react';

const BETWEEN_STARS = /\*([^*\n]+)\*/;

/** Renders words between *stars* as emphasis; all other text stays. */
export function renderEmphasis(text: string): ReactNode[] {
  return text.split(BETWEEN_STARS).map((part, index) => {
    // `split` with a group puts the starred texts at odd indexes.
    return index % 2 ? <em key={part}>{part}</em> : part;
  });
}

/** The text without its emphasis stars. */
export function withoutStars(text: string): string {
  return text.split(BETWEEN_STARS).join('');
}

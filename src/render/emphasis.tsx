import type { ReactNode } from 'react';

const BETWEEN_STARS = /\*([^*\n]+)\*/;

/** Words between *stars* become emphasis; everything else stays as it was written. */
export function renderEmphasis(text: string): ReactNode[] {
  return text.split(BETWEEN_STARS).map((part, index) => {
    // The split keeps what stood between stars at every odd place.
    return index % 2 ? <em key={part}>{part}</em> : part;
  });
}

/** The same text as plain words. */
export function withoutStars(text: string): string {
  return text.split(BETWEEN_STARS).join('');
}

import type { ReactNode } from 'react';

/** Words between *stars* become emphasis; everything else stays as it was written. */
export function renderEmphasis(text: string): ReactNode[] {
  return text.split(/\*([^*\n]+)\*/).map((part, index) => {
    // The split keeps what stood between stars at every odd place.
    return index % 2 ? <em key={part}>{part}</em> : part;
  });
}

import type { ReactNode } from 'react';

/**
 * Reading-progress bar; decorative, so hidden from assistive technology. By CSS alone where the browser supports scroll timelines, else by its
 * island.
 */
export function ReadingProgress(): ReactNode {
  return (
    <div className="r-reading-progress" aria-hidden="true">
      <div className="r-reading-progress__bar" />
    </div>
  );
}

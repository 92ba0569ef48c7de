import type { ReactNode } from 'react';

/** The reading-progress bar; decoration, so assistive technology is not told. Its island sets the bar's length. */
export function ReadingProgress(): ReactNode {
  return (
    <div className="r-reading-progress" aria-hidden="true">
      <div className="r-reading-progress__bar" />
    </div>
  );
}
